import { expect, test } from 'vitest';
import type { HalfEvent, TwentyEightEvent } from '../lib/net/protocol';
import { cues } from './director';
import { kit as half } from './eight-and-half';
import { kit as twentyEight } from './twenty-eight';

const beats = (all: ReturnType<typeof cues>) =>
  all.map(({ kind, event, turns }) => `${event} ${kind}${turns ? ' turns' : ''}`);

test('a catch: the card lands, the banner stands, then the pile goes, and what is drawn comes last', () => {
  const events: HalfEvent[] = [
    { type: 'played', actor: 0, cards: ['7'], source: 'hand', places: [], value: 14 },
    { type: 'caught', actor: 0, lawbreaker: 1, cards: ['3', 'h', '7'] },
    { type: 'drew', actor: 0, cards: ['8'] },
  ];
  expect(beats(cues(events, half, 0))).toEqual(['0 move', '1 moment', '1 move turns', '2 move']);
});

test('a message that moves nothing shows the table at once', () => {
  const events: TwentyEightEvent[] = [{ type: 'declined', actor: 1 }];
  expect(beats(cues(events, twentyEight, 0))).toEqual(['0 move turns']);
});

test('what happened before a settlement is shown before it, and nothing after it', () => {
  const events: HalfEvent[] = [
    { type: 'played', actor: 2, cards: ['g'], source: 'hand', places: [], value: 14 },
    { type: 'went-out', actor: 2, alsoVice: false },
    { type: 'scored', round: 1, president: 2, vicePresidents: [0], cards: [1, 4, 0], points: [1, 0, 2] },
    { type: 'opens', seat: 1 },
  ];
  expect(beats(cues(events, half, 0))).toEqual(['0 moment', '0 move', '1 settle turns']);
});

test('a move that was taken back is one beat', () => {
  expect(beats(cues([{ type: 'took-back', actor: 1 }], half, 0))).toEqual(['0 move turns']);
});
