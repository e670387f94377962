import { expect, test } from 'vitest';
import { catalogue, compiled } from '../../../scripts/texts.mjs';
import { format, type Args } from '../../lib/i18n/message';
import type { EightsEvent, EightsView } from '../../lib/net/protocol';
import { game } from './game';
import { settle } from './show';

const texts = compiled(catalogue('en'), 'en');
const t = (key: string, args?: Args) => format(texts[key] ?? key, 'en', args);
const people = ['Eva', 'Ada'].map((name) => ({ name, kind: 'person' as const, yours: false }));
const before: EightsView = {
  seat: 0,
  toAct: 1,
  round: 1,
  dealer: 0,
  target: 50,
  row: [],
  hand: [],
  seats: [],
  stack: [],
  passes: 1,
  wordless: 0,
};
const scored: EightsEvent = { type: 'hand-scored', hand: 1, words: 0, points: [0, 0] };

test('a hand of Eights leads to the next hand', () => {
  const show = settle(before, [scored], { game, seat: 0, people, t });
  expect(show?.title).toBe('Hand 1 is over');
  expect(show?.next).toBe('Next hand');
});
