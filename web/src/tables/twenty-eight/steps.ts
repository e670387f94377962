import type { TutorialStep } from '../tutorial';

export const steps: TutorialStep[] = [
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
];
