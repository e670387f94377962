import { expect, test } from 'vitest';
import type { Quality } from '../net/wire';
import { lastRound, type Ask } from './remarks';

/** A place that is fine after so many steps, and done after as many again. */
function place(steps: number) {
  const asked: string[][] = [];
  let step = 0;
  const ask: Ask = (what, ...words) => {
    asked.push([what, ...words]);
    if (what === 'value') step++;
    const quality = {
      size: 2,
      fine: step < steps ? 0 : 2,
      done: step >= 2 * steps,
      decisions: [{ gain: -step }],
    };
    return Promise.resolve(quality as Quality);
  };
  return { ask, asked };
}

test('decisions are valued step by step until nothing is left to find out', async () => {
  const { ask, asked } = place(3);
  expect(await lastRound(ask, 'transcript', 1, 5)).toEqual([{ gain: -6 }]);
  expect(asked[0]).toEqual(['remark', '1', '1', '5', 'transcript']);
  expect(asked.filter(([what]) => what === 'value')).toHaveLength(6);
});

test('it ends some steps after everything is fine, and says nothing if that takes too long', async () => {
  expect(await lastRound(place(30).ask, 'transcript', 0, 5)).toEqual([{ gain: -42 }]);
  expect(await lastRound(place(500).ask, 'transcript', 0, 5)).toEqual([]);
});
