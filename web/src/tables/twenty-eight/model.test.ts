import { describe, expect, it } from 'vitest';
import { bestFor, totals, within, worth } from './model';

describe('totals of 8-28', () => {
  it('adds numbers', () => expect(totals(['2', '10', '7'])).toEqual([19]));
  it('counts each 1/11 as 1 or 11', () => expect(totals(['4', '1/11', '1/11'])).toEqual([6, 16, 26]));
  it('leaves out what lies face down', () => expect(totals(['?', '3'])).toEqual([3]));
  it('shows what is within 28, or the lowest', () => {
    expect(within([12, 22, 32])).toEqual([12, 22]);
    expect(within([29, 39])).toEqual([29]);
  });
  it('names the total that plays for each half', () => {
    expect(bestFor(['4', '1/11', '1/11'], 8)).toBe(6);
    expect(bestFor(['4', '1/11', '1/11'], 28)).toBe(26);
    expect(bestFor(['10'], 8)).toBeUndefined();
  });
  it('counts a red gem twice', () => expect(worth({ blue: 3, red: 2 })).toBe(7));
});
