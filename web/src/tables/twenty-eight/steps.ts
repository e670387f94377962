import { buttonOf, type TutorialStep } from '../tutorial';

const TAKE = { press: [buttonOf('T')], move: 'take' };
const DECLINE = { press: [buttonOf('N')], move: 'decline' };

export const steps: TutorialStep[] = [
  { key: 'goal', look: ['pot'] },
  { key: 'secret', look: ['secret'] },
  { key: 'offer', look: ['deck'], ...TAKE },
  { key: 'eleven', look: ['own'], ...TAKE },
  { key: 'stop', look: ['secret', 'own'], ...DECLINE },
  { key: 'choose', look: ['seat-1', 'seat-2', 'secret', 'own'], press: [buttonOf('2')], move: 'for28' },
  { key: 'again', look: ['pot', 'secret'], ...TAKE },
  { key: 'aim', look: ['secret', 'own'], ...TAKE },
  { key: 'hit', look: ['secret', 'own'], ...DECLINE },
  { key: 'end', look: ['pot'] },
];

export const tips = ['totals', 'order'];
