import { expect, test } from 'vitest';
import type { GameSummary } from '../net/wire';
import { merged, PAGE } from './merge';

const game = (id: string, ended: number): GameSummary => ({
  id,
  game: 'eights',
  ended,
  names: [],
  bots: [],
  points: [],
  winners: [],
  moves: 1,
});
const ids = (games: GameSummary[]) => games.map(({ id }) => id);

test('a game that is here and on the server is shown once, the newest first', () => {
  const own = [game('a', 5), game('b', 3)];
  expect(ids(merged(own, [game('c', 4), game('b', 2)]))).toEqual(['a', 'c', 'b']);
  expect(ids(merged(own, []))).toEqual(['a', 'b']);
});

test('page by page every game comes once', () => {
  const kept = Array.from({ length: PAGE + 5 }, (_, i) => game(`k${i}`, 1000 - 10 * i));
  const own = [game('new', 2000), game('old', 1), game('middle', 985), game('k52', 9000)];
  const first = merged(own, kept.slice(0, PAGE));
  expect(ids(first)).toEqual(['k52', 'new', 'k0', 'k1', 'middle', ...ids(kept.slice(2, PAGE))]);
  const second = merged(own, kept.slice(PAGE), first.at(-1)?.ended);
  expect(ids(second)).toEqual(['k50', 'k51', 'k53', 'k54', 'old']);
});
