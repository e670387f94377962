import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh } from './fresh';

let page: EventTarget & { visibilityState: string };
let deed: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  deed = vi.fn<() => void>();
  stop = keepFresh(deed);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is done at once and again after a while', () => {
  expect(deed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(deed).toHaveBeenCalledTimes(4);
});

test('nothing is asked for a page that nobody sees, and everything when it is back', () => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(deed).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(deed).toHaveBeenCalledTimes(2);
});

test('it ends', () => {
  stop();
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(deed).toHaveBeenCalledTimes(1);
});
