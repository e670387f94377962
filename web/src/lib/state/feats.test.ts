import { beforeEach, expect, test, vi } from 'vitest';
import type { GameSummary } from '../net/wire';
import { featsOf, type FeatWorld } from './feats';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const game = (id: string, bots: string[], ended = 1): GameSummary => ({
  id,
  game: 'eights',
  ended,
  names: [],
  bots,
  points: [],
  winners: [],
  moves: 1,
});

const world = (): FeatWorld & { looked: string[] } => {
  const looked: string[] = [];
  return {
    looked,
    transcript: (id) => {
      looked.push(id);
      return id === 'gone' ? Promise.reject(new Error('gone')) : Promise.resolve(id);
    },
    feats: () =>
      Promise.resolve([
        { exchange: 1, 'best-round': 4 },
        { exchange: 2, 'best-round': 9 },
      ]),
    yours: () => Promise.resolve([0, 1]),
  };
};

test('what one did oneself is added up, and the best round is the best of all', async () => {
  const games = [game('a', ['', 'sharp']), game('b', ['sharp', '']), game('c', ['', ''])];
  const told: number[][] = [];
  const found = await featsOf(games, world(), (...at) => told.push(at));
  const counts = { exchange: 6, 'best-round': 9 };
  expect(found).toEqual([{ game: 'eights', games: 3, counts, best: 9 }]);
  expect(told).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
});

test('a game is looked through once, and one that cannot be read is left out', async () => {
  const games = [game('a', ['', 'sharp']), game('gone', ['', 'sharp'], 2)];
  const first = world();
  expect(await featsOf(games, first, () => undefined)).toMatchObject([{ games: 1 }]);
  expect(first.looked).toEqual(['gone', 'a']);
  const second = world();
  await featsOf(games, second, () => undefined);
  expect(second.looked).toEqual(['gone']);
  expect(await featsOf([], world(), () => undefined)).toEqual([]);
});
