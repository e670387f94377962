import type { TutorialStep } from '../tutorial';

export const steps: TutorialStep[] = [
  { key: 'goal', zone: 'pairs' },
  { key: 'sources', zone: 'hand' },
  { key: 'up', zone: 'hand', move: '3' },
  { key: 'five', zone: 'pile', move: '2' },
  { key: 'wild', zone: 'hand', move: 'g' },
  { key: 'police', zone: 'pile', move: '5' },
  { key: 'law' },
  { key: 'equal', zone: 'hand', move: '8 8' },
  { key: 'blind', zone: 'pairs' },
  { key: 'end' },
];
