import type { TutorialStep } from '../tutorial';

export const steps: TutorialStep[] = [
  { key: 'goal', zone: 'row-1' },
  { key: 'row' },
  { key: 'chip', move: 'EIGHT' },
  { key: 'replace' },
  { key: 'build', zone: 'row-8', move: 'SIX' },
  { key: 'leave' },
  { key: 'pass', move: 'pass' },
  { key: 'end' },
];
