import { describe, expect, it } from 'vitest';
import type { TwentyEightViewPlayer } from '../../lib/net/protocol';
import { effectOf, reached, within, worth } from './effects';

describe('totals of 8-28', () => {
  it('adds numbers', () => expect(reached(['2', '10', '7'])).toEqual([19]));
  it('counts each 1/11 as 1 or 11', () => expect(reached(['4', '1/11', '1/11'])).toEqual([6, 16, 26]));
  it('leaves out what lies face down', () => expect(reached(['?', '3'])).toEqual([3]));
  it('shows what is within 28, or the lowest', () => {
    expect(within([12, 22, 32])).toEqual([12, 22]);
    expect(within([29, 39])).toEqual([29]);
  });
  it('names the total that plays for each half', () => {
    const player = { secret: ['4'], open: ['1/11', '1/11'] } as TwentyEightViewPlayer;
    expect(effectOf(player, 'for8').total).toBe(6);
    expect(effectOf(player, 'for28').total).toBe(26);
  });
  it('counts a red gem twice', () => expect(worth({ blue: 3, red: 2 })).toBe(7));
});
