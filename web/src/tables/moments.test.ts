import { expect, test } from 'vitest';
import type {
  EightsSpelled,
  HalfCaught,
  HalfPlayed,
  HalfSwapped,
  HalfTurnedUp,
  TwentyEightTurn,
  TwentyEightView,
} from '../lib/net/protocol';
import { kit as half } from './eight-and-half';
import { kit as eights } from './eights';
import { kit as twentyEight } from './twenty-eight';

test('a catch is a triumph, an alarm for the one who is caught, and a blind card that fails is shown', () => {
  const caught: HalfCaught = { type: 'caught', actor: 0, lawbreaker: 1, cards: ['3', 'h'] };
  expect(half.moment?.(caught, 0)?.tone).toBe('gold');
  expect(half.moment?.(caught, 1)?.tone).toBe('red');
  const turned: HalfTurnedUp = { type: 'turned-up', actor: 0, place: 1, card: ['3'], played: false };
  expect(half.moment?.(turned, 0)?.faces).toEqual(['3']);
  expect(half.moment?.({ ...turned, played: true }, 0)).toBeNull();
});

test('a ghost has its moment, other cards do not', () => {
  const played: HalfPlayed = {
    type: 'played',
    actor: 0,
    cards: ['g'],
    source: 'hand',
    places: [],
    value: 14,
  };
  expect(half.moment?.(played, 0)).toMatchObject({ tone: 'cool', sound: 'ghost', brief: true });
  expect(half.moment?.({ ...played, cards: ['7'] }, 0)).toBeNull();
});

test('a swap of open cards is shown, and whoever loses a card hears of it at once', () => {
  const swapped: HalfSwapped = {
    type: 'swapped',
    actor: 0,
    place: 1,
    gave: ['9'],
    seat: 1,
    theirPlace: 2,
    got: ['g'],
  };
  expect(half.moment?.(swapped, 2)?.tone).toBe('cool');
  expect([0, 1, 2].map((seat) => half.urgent?.(swapped, seat))).toEqual([false, true, false]);
  expect(half.trips(swapped, 1)).toEqual([
    { what: { face: '9' }, from: 'seat-0', to: 'pairs' },
    { what: { face: 'g' }, from: 'pairs', to: 'seat-0' },
  ]);
});

test('whatever has a moment has a sound of its own', () => {
  const caught: HalfCaught = { type: 'caught', actor: 0, lawbreaker: 1, cards: ['3'] };
  const red: TwentyEightTurn = { type: 'turn', actor: 0, gem: 'red' };
  expect([half.moment?.(caught, 0)?.sound, twentyEight.moment?.(red, 0)?.sound]).toEqual(['thud', 'alarm']);
});

test('the first red gem of the last round is an alarm, a blue one is not', () => {
  const turn: TwentyEightTurn = { type: 'turn', actor: 0, gem: 'red' };
  expect(twentyEight.moment?.(turn, 0)?.tone).toBe('red');
  expect(twentyEight.moment?.({ ...turn, gem: 'blue' }, 0)).toBeNull();
  const last = { lastRound: true } as TwentyEightView;
  expect(twentyEight.moment?.(turn, 0, last)).toBeNull();
});

test('a word is laid out letter by letter, and the cards drawn after it are not what the line tells', () => {
  const spelled: EightsSpelled = {
    type: 'spelled',
    seat: 1,
    word: 'one',
    cards: ['8o', '4n', '4e'],
    borrowed: [],
    replacements: [],
    points: 1,
  };
  expect(eights.moment?.(spelled, 0)?.faces).toEqual(['8o', '4n', '4e']);
  expect(eights.quiet?.({ type: 'drew', seat: 1, cards: ['?'], left: 3 })).toBe(true);
  expect(eights.quiet?.(spelled)).toBe(false);
});
