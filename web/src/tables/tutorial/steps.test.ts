import { describe, expect, it } from 'vitest';
import en from '../../messages/tables.en.json';
import { goesOn, STEPS } from './steps';

describe('the guided rounds', () => {
  it('have eight steps each, and a text for each step', () => {
    for (const [game, steps] of Object.entries(STEPS)) {
      expect(steps).toHaveLength(8);
      for (const step of steps) expect(en).toHaveProperty([`table.tutorial.${game}.${step.key}`]);
    }
  });
  it('go on with the move that is waited for', () => {
    expect(goesOn({ key: 'x', moves: ['take'] }, 'take')).toBe(true);
    expect(goesOn({ key: 'x', moves: ['take'] }, 'decline')).toBe(false);
    expect(goesOn({ key: 'x', moves: ['*'] }, '7 7')).toBe(true);
    expect(goesOn({ key: 'x' }, 'take')).toBe(false);
  });
});
