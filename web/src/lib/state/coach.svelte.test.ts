import { beforeAll, expect, test, vi } from 'vitest';
import { gameOf } from '../../tables/games';
import type { GameSlug } from '../../tables/contract';
import { i18n, t } from '../i18n/i18n.svelte';
import type { TableInfo, Valued } from '../net/wire';
import { Coach, coached, coaching, remark } from './coach.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await i18n.load('en');
});

const voice = (slug: GameSlug) => ({ game: gameOf(slug), seat: 0, people: [], t });

const decision = (gain: number, margin: number, some: Partial<Valued> = {}): Valued => ({
  number: 1,
  round: 1,
  played: 'take',
  other: 'decline',
  wins: 20,
  otherWins: 30,
  worlds: 1000,
  gain,
  low: gain - margin,
  high: gain + margin,
  grade: 'open',
  why: { kind: 'take', reasons: [], details: { total: '26' } },
  otherWhy: { kind: 'decline', reasons: [], details: { total: '26' } },
  ...some,
});

test('the coach names the decision that has cost most, if that is clear', () => {
  const decisions = [decision(10, 20), decision(-40, 19), decision(-92, 30)];
  expect(remark(decisions, voice('twenty-eight'))?.text).toBe(
    'This round you took a card at 26. Declining wins 9 of 100 games more.',
  );
});

test('cards are drawn where the remark is read, and are words where it is heard', () => {
  const why = { kind: 'exchange', reasons: [], details: { laid: '3i 8w' } };
  const otherWhy = { kind: 'pass', reasons: [], details: {} };
  const line = remark([decision(-92, 30, { why, otherWhy })], voice('eights'));
  expect(line?.parts).toContainEqual({ faces: ['3i', '8w'], words: '3I and 8W' });
});

test('all good decisions are praised, and what is not clear is not spoken of', () => {
  const spoken = (...decisions: Valued[]) => remark(decisions, voice('twenty-eight'))?.text;
  expect(spoken(decision(10, 20), decision(-5, 40))).toBe('All your decisions of this round were good.');
  expect(spoken(decision(-45, 40))).toBeUndefined();
  expect(spoken()).toBeUndefined();
});

test('a remark that comes after the settlement was read is not made', async () => {
  const rounds = [[decision(-92, 30)], [decision(-92, 30)], []];
  const coach = new Coach(() => Promise.resolve(rounds.shift() ?? []));
  const late = coach.look();
  coach.rest();
  await late;
  expect(coach.decisions).toEqual([]);
  await coach.look();
  expect(coach.decisions).toHaveLength(1);
  coach.rest();
  await coach.look();
  expect(coach.decisions).toEqual([]);
});

test('games with people have a choice of their own, and the try that counts has no coach', () => {
  const seats = (...kinds: string[]) => kinds.map((kind) => ({ kind }));
  const table = (some: object) => some as TableInfo;
  expect(coaching(table({ seats: seats('person', 'bot', 'bot') }))).toBe('coach');
  expect(coaching(table({ seats: seats('bot', 'person', 'person') }))).toBe('coachAmongPeople');
  expect(coached(table({}), [1])).toBe(true);
  expect(coached(table({ counted: true }), [0])).toBe(false);
  expect(coached(table({}), [])).toBe(false);
  expect(coached(table({}), [0, 2])).toBe(false);
});
