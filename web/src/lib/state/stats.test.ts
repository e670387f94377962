import { expect, test } from 'vitest';
import type { GameSummary } from '../net/wire';
import { interval, statistics } from './stats';

const game = (id: string, more: Partial<GameSummary> = {}): GameSummary => ({
  id,
  game: 'eights',
  ended: Date.UTC(2026, 10, 18),
  names: ['Anna', 'Sharp', 'Sharp', 'Sharp'],
  bots: ['', 'sharp', 'sharp', 'sharp'],
  points: [30, 1, 2, 3],
  winners: [0],
  moves: 40,
  ...more,
});

test('an interval holds the share and narrows with the games', () => {
  expect(interval(0, 0)).toEqual([0, 1]);
  const [low, high] = interval(5, 10);
  expect(low).toBeCloseTo(0.237, 3);
  expect(high).toBeCloseTo(0.763, 3);
  expect(interval(0, 10)[0]).toBe(0);
  expect(interval(10, 10)[1]).toBe(1);
});

test('a game of this device that the server has, too, counts once', () => {
  const all = statistics([game('a'), game('a', { device: true }), game('b', { winners: [2] })]);
  expect(all.games).toBe(2);
  expect(all.against).toHaveLength(1);
  expect(all.against[0]).toMatchObject({ level: 'sharp', games: 2, wins: 1, share: 0.5, even: 0.25 });
});

test('wins are told against bots of one level, and only where the cards were new', () => {
  const all = statistics([
    game('people', { bots: ['', '', 'sharp', 'sharp'] }),
    game('mixed', { bots: ['', 'gentle', 'sharp', 'sharp'] }),
    game('tried', { daily: '2026-11-18', counted: true }),
    game('known', { daily: '2026-11-18' }),
  ]);
  expect(all.games).toBe(3);
  expect(all.alone).toBe(1);
});

test('months without games are shown between those with some', () => {
  const all = statistics([game('old', { ended: Date.UTC(2026, 7, 3) }), game('new')]);
  expect(all.months.map(({ games }) => games)).toEqual([1, 0, 0, 1]);
});
