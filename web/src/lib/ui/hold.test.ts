import { afterEach, expect, test, vi } from 'vitest';
import { MS } from '../motion';
import { Hold } from './hold';

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

function pressed() {
  const told: string[] = [];
  const hold = new Hold(
    () => told.push('tap'),
    () => told.push('held'),
  );
  hold.press();
  return { hold, told };
}

test('a tap is no holding', () => {
  const { hold, told } = pressed();
  vi.advanceTimersByTime(MS.hold - 1);
  hold.release();
  vi.advanceTimersByTime(MS.hold * 3);
  expect(told).toEqual(['tap']);
});

test('whoever holds on goes on until they let go', () => {
  const { hold, told } = pressed();
  vi.advanceTimersByTime(MS.hold * 2);
  hold.release();
  vi.advanceTimersByTime(MS.hold * 3);
  expect(told).toEqual(['tap', 'held', 'held']);
});

test('a second finger does not make it quicker', () => {
  const { hold, told } = pressed();
  hold.press();
  vi.advanceTimersByTime(MS.hold);
  expect(told).toEqual(['tap', 'tap', 'held']);
});
