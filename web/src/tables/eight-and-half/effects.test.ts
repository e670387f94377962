import { expect, test } from 'vitest';
import type { HalfView } from '../../lib/net/protocol';
import { effectOf, policeman } from './effects';

const after = (value: number, move: string, lawbreaker = -1) =>
  effectOf({ value, lawbreaker } as HalfView, 0, move);

test('an uneven value has a policeman, up to 9', () => {
  expect([1, 13, 17, 19, 12].map(policeman)).toEqual([1, 7, 9, undefined, undefined]);
});

test('the value follows from what is played', () => {
  expect(after(12, 'h h')).toEqual({ value: 14, police: undefined, catches: -1 });
  expect(after(13, 'g').value).toBe(13);
  expect(after(13, '7 7').value).toBe(14);
  expect(after(4, '8 h')).toEqual({ value: 17, police: 9, catches: -1 });
});

test('the policeman catches the lawbreaker, but nobody catches oneself', () => {
  expect(after(13, '7 7', 2).catches).toBe(2);
  expect(after(13, '8', 2).catches).toBe(-1);
  expect(after(15, '8 h', 2).catches).toBe(-1);
  expect(after(13, '7', 0).catches).toBe(-1);
});
