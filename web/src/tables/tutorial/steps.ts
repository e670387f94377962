import type { GameSlug } from '../contract';

/** One step of a guided round: a sentence, where to look, and what is waited for. */
export interface TutorialStep {
  /** The message is table.tutorial.<game>.<key>. */
  key: string;
  /** The zone of the table that is framed. */
  zone?: string;
  /** The move that goes on, or how it begins; without one, a button does. */
  move?: string;
}

/** One rule a step, on the deals and along the moves of the server's lesson: what it wants next is asked for. */
export const STEPS: Record<GameSlug, TutorialStep[]> = {
  'twenty-eight': [
    { key: 'goal', zone: 'gems' },
    { key: 'secret', zone: 'own' },
    { key: 'offer', zone: 'deck', move: 'take' },
    { key: 'eleven', zone: 'own', move: 'take' },
    { key: 'stop', move: 'decline' },
    { key: 'choose', move: 'for28' },
    { key: 'again', zone: 'gems', move: 'take' },
    { key: 'aim', zone: 'own', move: 'take' },
    { key: 'hit', zone: 'own', move: 'decline' },
    { key: 'end', zone: 'gems' },
  ],
  'eight-and-half': [
    { key: 'goal', zone: 'pairs' },
    { key: 'sources', zone: 'hand' },
    { key: 'up', zone: 'hand', move: '3' },
    { key: 'five', zone: 'pile', move: '2' },
    { key: 'wild', zone: 'hand', move: 'g' },
    { key: 'police', zone: 'pile', move: '5' },
    { key: 'equal', zone: 'hand', move: '8 8' },
    { key: 'end' },
  ],
  eights: [
    { key: 'goal', zone: 'row-1' },
    { key: 'row' },
    { key: 'chip', move: 'EIGHT' },
    { key: 'replace' },
    { key: 'build', zone: 'row-8', move: 'SIX' },
    { key: 'leave' },
    { key: 'pass', move: 'pass' },
    { key: 'end' },
  ],
};

/** Whether this move is what a step waits for. */
export function goesOn(step: TutorialStep, move: string): boolean {
  return step.move !== undefined && (move === step.move || move.startsWith(step.move + ' '));
}
