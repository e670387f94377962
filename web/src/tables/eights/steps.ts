import { buttonOf, thenEnter, type TutorialStep } from '../tutorial';

const chip = (word: string): string => `[data-zone="word-${word}"]`;

export const steps: TutorialStep[] = [
  { key: 'goal', look: ['words'] },
  { key: 'row', look: ['row'] },
  { key: 'chip', look: ['words', 'hand'], press: [chip('EIGHT'), thenEnter(chip('EIGHT'))], move: 'EIGHT' },
  { key: 'replace', look: ['row'] },
  { key: 'build', look: ['row'], press: ['[data-zone="row-8"] button', thenEnter(chip('SIX'))], move: 'SIX' },
  { key: 'leave', look: ['row'] },
  { key: 'pass', press: [buttonOf('P')], move: 'pass' },
  { key: 'end', look: ['laid'] },
];

export const tips = ['suit', 'exchange'];
