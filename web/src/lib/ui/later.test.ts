import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, atLeisure, later } from './later';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('what can wait comes when the page is loaded, was left alone and is at rest', () => {
  const done: string[] = [];
  const page = new EventTarget();
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const resting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => resting.push(run));
  atLeisure(() => done.push('a'));
  vi.runAllTimers();
  expect(resting).toEqual([]);
  page.dispatchEvent(new Event('load'));
  expect(resting).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual([]);
  resting.forEach((run) => run());
  expect(done).toEqual(['a']);
});

test('what can wait comes in a browser that does not tell when it is at rest, too', () => {
  const done: string[] = [];
  vi.stubGlobal('document', { readyState: 'complete' });
  atLeisure(() => done.push('a'));
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['a']);
});

test('what comes after a frame comes once, when that is drawn, or soon if nothing is drawn', () => {
  const done: string[] = [];
  const frames = new Map<number, () => void>();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.set(frames.size + 1, run).size);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  const draw = () => frames.forEach((run) => run());
  afterFrame(() => done.push('drawn'));
  vi.advanceTimersByTime(16);
  expect(done).toEqual([]);
  draw();
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['drawn']);
  afterFrame(() => done.push('unseen'));
  vi.runAllTimers();
  draw();
  vi.runAllTimers();
  expect(done).toEqual(['drawn', 'unseen']);
  afterFrame(() => done.push('given up'))();
  draw();
  vi.runAllTimers();
  expect(done).toEqual(['drawn', 'unseen']);
});
