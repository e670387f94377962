import { beforeAll, expect, test, vi } from 'vitest';
import type { Hint } from '../../tables/contract';
import { i18n } from '../i18n/i18n.svelte';
import type { TellHint } from '../net/wire';
import { hinting } from './hinting.svelte';
import type { TableStore } from './table.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await i18n.load('en');
});

const WHY = { kind: 'take', reasons: ['hit', 'eight'], details: { hit: '1', cards: '40', eight: '12' } };

/** A table where it is the turn of seat 0, and what the hint of that seat is like. */
function table(some: object = {}): { store: TableStore; asked: number[]; hint: () => Hint | null } {
  const asked: number[] = [];
  let known = $state.raw<TellHint | null>(null);
  const store = {
    info: { hints: true, phase: 'playing' },
    position: { at: 7 },
    pending: null,
    legalOf: () => ['take', 'decline'],
    isHinting: () => false,
    hintOf: () => known,
    askHint: (seat: number) => {
      asked.push(seat);
      known = { type: 'hint', at: 7, seat, move: 'take', why: WHY };
    },
    ...some,
  } as unknown as TableStore;
  return { store, asked, hint: hinting(store, 'twenty-eight', () => 0) };
}

test('the first tap names the move, the second says why, and only the first one asks', () => {
  const { hint, asked } = table();
  expect(hint()).toMatchObject({ move: '', text: '', taps: 0 });
  hint()?.ask();
  expect(hint()).toMatchObject({ move: 'take', text: 'Hint: take the card.', more: true });
  hint()?.ask();
  expect(hint()?.text).toBe(
    '1 card is a direct hit. Of the 40 cards that you have not seen, 12 leave you at 8 or less.',
  );
  expect(asked).toEqual([0]);
});

test('there are no hints where the table has none, and none are asked for out of turn', () => {
  expect(table({ info: { phase: 'playing' } }).hint()).toBeNull();
  expect(table({ info: { hints: true, phase: 'over' } }).hint()).toBeNull();
  const { hint, asked } = table({ legalOf: () => [] });
  hint()?.ask();
  expect(asked).toEqual([]);
});
