import type { GameSlug } from '../contract';

/** One step of a guided round: a sentence, where to look, and what is waited for. */
export interface TutorialStep {
  /** The message is table.tutorial.<game>.<key>. */
  key: string;
  /** The zone of the table that is framed. */
  zone?: string;
  /** Moves that go on; without any, a button does. "*" is every move. */
  moves?: string[];
}

/** Eight steps a game, one rule each; on the fixed deal these moves are legal when they are asked for. */
export const STEPS: Record<GameSlug, TutorialStep[]> = {
  'twenty-eight': [
    { key: 'goal', zone: 'gems' },
    { key: 'secret', zone: 'own' },
    { key: 'offer', zone: 'deck', moves: ['take'] },
    { key: 'eleven', zone: 'own' },
    { key: 'others', zone: 'gems', moves: ['take', 'decline'] },
    { key: 'stop', moves: ['decline'] },
    { key: 'choose', moves: ['for8', 'for28'] },
    { key: 'end', zone: 'gems' },
  ],
  'eight-and-half': [
    { key: 'goal', zone: 'pairs' },
    { key: 'sources', zone: 'hand' },
    { key: 'up', zone: 'pile', moves: ['*'] },
    { key: 'five', zone: 'pile', moves: ['*'] },
    { key: 'wild', zone: 'hand', moves: ['*'] },
    { key: 'law', zone: 'pile' },
    { key: 'police', zone: 'hand', moves: ['*'] },
    { key: 'end' },
  ],
  eights: [
    { key: 'goal', zone: 'row-1' },
    { key: 'row' },
    { key: 'chip', moves: ['*'] },
    { key: 'replace' },
    { key: 'build', zone: 'hand', moves: ['*'] },
    { key: 'leave' },
    { key: 'pass', moves: ['*'] },
    { key: 'end' },
  ],
};

/** Whether this move is what a step waits for. */
export function goesOn(step: TutorialStep, move: string): boolean {
  return step.moves?.some((wanted) => wanted === '*' || wanted === move) ?? false;
}
