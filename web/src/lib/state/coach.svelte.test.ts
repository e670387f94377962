import { beforeAll, expect, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import type { TableInfo, Valued } from '../net/wire';
import { Coach, coached, coaching, remark } from './coach.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await i18n.load('en');
});

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
  expect(remark('twenty-eight', [decision(10, 20), decision(-40, 19), decision(-92, 30)])).toBe(
    'This round you took a card at 26. Declining wins 9 of 100 games more.',
  );
});

test('all good decisions are praised, and what is not clear is not spoken of', () => {
  expect(remark('twenty-eight', [decision(10, 20), decision(-5, 40)])).toBe(
    'All your decisions of this round were good.',
  );
  expect(remark('twenty-eight', [decision(-45, 40)])).toBe('');
  expect(remark('twenty-eight', [])).toBe('');
});

test('a remark that comes after the settlement was read is not made', async () => {
  const rounds = [[decision(-92, 30)], [decision(-92, 30)], []];
  const coach = new Coach('twenty-eight', () => Promise.resolve(rounds.shift() ?? []));
  const late = coach.look();
  coach.rest();
  await late;
  expect(coach.text).toBe('');
  await coach.look();
  expect(coach.text).toContain('26');
  coach.rest();
  await coach.look();
  expect(coach.text).toBe('');
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
