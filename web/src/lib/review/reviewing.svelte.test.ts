import { expect, test } from 'vitest';
import type { Frame, Review } from '../net/wire';
import { kit } from '../../tables/eights/index';
import type { GameKit } from '../../tables/contract';
import { Reviewing } from './reviewing.svelte';

/** Two seats, two hands, three moves; seat 1 draws a card that only it sees. */
const seats = (known: string[][]) => known.map((cards) => ({ cards: 2, known: cards, laid: [], points: 0 }));
const frame = (round: number, points: number[], drew: boolean): object => ({
  seat: 1,
  move: 'pass',
  round,
  points,
  events: drew ? [{ type: 'drew', seat: 1, cards: ['?'], left: 3 }] : [],
  view: { seat: -1, toAct: 0, round, hand: [], seats: seats([[], []]) },
  mine: {
    0: { view: { seat: 0, hand: ['1e', '2n'], seats: { 0: { known: ['1e', '2n'] } } } },
    1: {
      view: { seat: 1, hand: ['3o', '4x'], seats: { 1: { known: ['3o', '4x'] } } },
      ...(drew && { events: { 0: { cards: ['4x'] } } }),
    },
  },
});
const review = {
  game: 'eights',
  seats: 2,
  options: {},
  finished: true,
  frames: [
    frame(1, [0, 0], false),
    frame(1, [0, 0], true),
    frame(2, [3, 0], false),
    frame(2, [3, 5], false),
  ] as Frame[],
} as Review;

const at = (position: number, seat = -1): Reviewing =>
  new Reviewing(review, kit as unknown as Pick<GameKit, 'open' | 'hidden'>, position, seat);

test('a round ends where the next one begins, with its points', () => {
  expect(at(0).rounds).toEqual([
    { round: 1, from: 0, points: [3, 0] },
    { round: 2, from: 2, points: [3, 5] },
  ]);
});

test('a position beyond the end is the last one, and what was not on show is not given away', () => {
  expect(at(99).at).toBe(3);
  const now = at(1);
  now.go(0);
  expect([now.at, now.reached]).toEqual([0, 1]);
});

test('only a step is shown as it came about', () => {
  const now = at(0);
  now.go(1);
  expect(now.events).toHaveLength(1);
  now.go(3);
  expect(now.events).toEqual([]);
  now.go(1);
  now.go(2, true);
  expect(now.stepped).toBe(false);
});

test('each seat sees its own cards, an onlooker none, and open hands show all and what was drawn', () => {
  const known = (now: Reviewing) =>
    (now.view as { seats?: { known: string[] }[] }).seats?.map((seat) => seat.known);
  const now = at(1, 0);
  expect(known(now)).toEqual([['1e', '2n'], []]);
  expect(now.eventsAt(1)).toMatchObject([{ cards: ['?'] }]);
  now.look(-1, false);
  expect(known(now)).toEqual([[], []]);
  now.look(0, true);
  expect(known(now)).toEqual([
    ['1e', '2n'],
    ['3o', '4x'],
  ]);
  expect(now.eventsAt(1)).toMatchObject([{ cards: ['4x'] }]);
  expect(now.view.seat).toBe(0);
});
