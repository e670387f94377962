import { expect, test } from 'vitest';
import { dots, monthOff, outcome, weeks } from './daily';

test('a month has whole weeks that begin on Monday', () => {
  const november = weeks('2026-11');
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november.at(-1)?.[0]).toBe('2026-11-30');
  expect(november.every((week) => week.length === 7)).toBe(true);
  expect(weeks('2027-02').flat()).toHaveLength(28);
  expect(weeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months follow each other over the years', () => {
  expect(monthOff('2026-12', 1)).toBe('2027-01');
  expect(monthOff('2026-01', -1)).toBe('2025-12');
});

test('dots tell the place and nothing of the cards', () => {
  expect(dots(1, 1)).toBe('●●●●●●●●');
  expect(dots(1, 9)).toBe('●●●●●●●●');
  expect(dots(9, 9)).toBe('○○○○○○○○');
  expect(dots(5, 9)).toBe('●●●●○○○○');
});

test('an outcome is won, shared or lost', () => {
  const t = (key: string, args?: object): string => key + JSON.stringify(args ?? {});
  expect(outcome(3, t)).toBe('web.daily.won{"points":3}');
  expect(outcome(0, t)).toBe('web.daily.shared{}');
  expect(outcome(-2, t)).toBe('web.daily.lost{"points":2}');
});
