import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('each has a task of its own, in the order they came', () => {
  const done: string[] = [];
  later(() => done.push('a'));
  later(() => done.push('b'));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  later(() => done.push('c'));
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('what was given up does not come, and nothing waits for it', () => {
  const done: string[] = [];
  const first = later(() => done.push('a'));
  const second = later(() => done.push('b'));
  later(() => done.push('c'));
  first();
  second();
  vi.runAllTimers();
  expect(done).toEqual(['c']);
  later(() => done.push('d'));
  vi.runAllTimers();
  expect(done).toEqual(['c', 'd']);
});
