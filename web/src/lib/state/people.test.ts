import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { catalogue } from '../../../scripts/texts.mjs';
import type { Translate } from '../i18n/i18n.svelte';
import type { SeatInfo } from '../net/wire';
import { people, seatNames } from './people';

const seat = (kind: SeatInfo['kind'], name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name,
  bot: kind === 'bot' ? 'steady' : '',
  minded: false,
  here: true,
  host: false,
  ...more,
});
const t: Translate = (key, args) => key + (args?.number ?? '');

test('bots of one level have names of their own', () => {
  expect(seatNames([seat('bot', 'Steady'), seat('person', 'Eva'), seat('bot', 'Steady')], t)).toEqual([
    'Ada',
    'Eva',
    'Bruno',
  ]);
});

test('no bot takes the name of a person', () => {
  expect(seatNames([seat('person', 'Ada'), seat('bot', 'Steady')], t)).toEqual(['Ada', 'Bruno']);
});

test('a guest without a name is called one in the language of the reader', () => {
  expect(seatNames([seat('person', 'Guest 2'), seat('empty', '')], t)).toEqual(['web.guest2', '']);
});

test('nobody at a table is a number, and no two are called the same', () => {
  for (const language of ['en', 'de', 'fr', 'it'] as const) {
    const format = new IntlMessageFormat(catalogue(language)['web.guest'] ?? '', language);
    const seats = ['1', '2', '3', '4', '5', '6'].map((number) => seat('person', `Guest ${number}`));
    const names = seatNames(seats, (_, args) => String(format.format(args)));
    expect(new Set(names).size).toBe(6);
    expect(names.filter((name) => /\d/.test(name))).toEqual([]);
  }
});

test('a minded seat says so', () => {
  const [first] = people([seat('person', 'Eva', { minded: true, here: false })], [0], t);
  expect(first).toEqual({ name: 'Eva', kind: 'minded', yours: true });
});
