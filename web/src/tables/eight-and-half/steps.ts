import { thenEnter, type TutorialStep } from '../tutorial';

/** A card of the hand, and then the button that plays it. */
function play(face: string): Pick<TutorialStep, 'press'> {
  const card = `[data-card="${face}#0"] button`;
  return { press: [card, thenEnter(card)] };
}

export const steps: TutorialStep[] = [
  { key: 'goal', look: ['pairs'] },
  { key: 'sources', look: ['hand', 'burned'] },
  { key: 'up', look: ['hand'], ...play('3'), move: '3' },
  { key: 'five', look: ['pile'], ...play('2'), move: '2' },
  { key: 'wild', look: ['hand'], ...play('g'), move: 'g' },
  { key: 'police', look: ['pile', 'seat-1'], ...play('5'), move: '5' },
  { key: 'law', look: ['pile'] },
  { key: 'equal', look: ['hand'], ...play('8'), move: '8 8' },
  { key: 'blind', look: ['seat-1', 'pairs'] },
  { key: 'end', look: ['burned'] },
];

export const tips = ['bank', 'half'];
