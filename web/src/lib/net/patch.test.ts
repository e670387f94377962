import { expect, test } from 'vitest';
import { merge } from './patch';

test('without a patch everybody sees the same', () => {
  const base = { a: 1 };
  expect(merge(base, undefined)).toBe(base);
});

test('fields, lists by index and whole values are replaced', () => {
  const base = { seat: -1, hand: [], players: [{ secret: ['?'] }, { secret: ['?'] }], list: [1, 2] };
  const patch = { seat: 1, hand: ['5x'], players: { 1: { secret: ['8'] } }, list: [3] };
  expect(merge(base, patch)).toEqual({
    seat: 1,
    hand: ['5x'],
    players: [{ secret: ['?'] }, { secret: ['8'] }],
    list: [3],
  });
  expect(base.players[1]?.secret).toEqual(['?']);
});

test('an event of another kind replaces the whole event', () => {
  expect(merge([{ type: 'a', x: 1 }], { 0: { type: 'b', y: 2 } })).toEqual([{ type: 'b', y: 2 }]);
});
