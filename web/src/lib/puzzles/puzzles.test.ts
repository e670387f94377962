import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from './puzzles';
import { answerOf, movesBefore } from './puzzles';
import { nextOf, note, progressOf, score } from './progress';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const answers = (...moves: string[]): { answers: Answer[] } => ({
  answers: moves.map((move, i) => ({ move, wins: 90 - i, kind: '', reasons: [], details: {} })),
});

test('an answer stands for all moves that begin so, the longest one counts', () => {
  const half = answers('7', '7 7', 'blind');
  expect(answerOf(half, '7')?.move).toBe('7');
  expect(answerOf(half, '7 7')?.move).toBe('7 7');
  expect(answerOf(half, 'blind 2')?.move).toBe('blind');
  expect(answerOf(half, '8')).toBeUndefined();
  expect(answerOf(answers('SEVEN', 'SIX', 'pass'), 'SIX 1s 2i* 3x / 2e')?.move).toBe('SIX');
});

test('moves are counted, also where there was only one', () => {
  const at = (moves: string): number => movesBefore({ level: 'easy', seat: 0, deal: '', moves, answers: [] });
  expect([at(''), at('take'), at('take,,decline,')]).toEqual([0, 1, 4]);
});

test('what was solved stays solved, and when it was counts', () => {
  note('eights', 1, true);
  note('eights', 2, false);
  note('eights', 2, true);
  note('eights', 2, false);
  note('eights', 3, false);
  note('twenty-eight', 1, false);
  expect(progressOf('eights')).toEqual({ 1: 'first', 2: 'later', 3: 'tried' });
  expect(score(progressOf('eights'))).toEqual({ tried: 3, solved: 2, first: 1 });
  expect(score(progressOf('eight-and-half'))).toEqual({ tried: 0, solved: 0, first: 0 });
});

test('the next one is open if any is', () => {
  expect(nextOf({}, 5)).toBe(1);
  expect(nextOf({ 1: 'first', 2: 'tried' }, 5)).toBe(2);
  expect(nextOf({ 2: 'first', 3: 'tried' }, 5, 1)).toBe(3);
  expect(nextOf({ 3: 'first', 4: 'first', 5: 'later' }, 5, 2)).toBe(1);
  expect(nextOf({ 1: 'first', 2: 'first', 3: 'tried' }, 3, 3)).toBe(1);
});
