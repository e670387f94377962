import { expect, test } from 'vitest';
import type { Message } from './engine';
import { Remarks } from './remarks';

/** A place where bots think that is fine after so many steps, and done after as many again. */
function place(steps: number) {
  const asked: Message[] = [];
  let step = 0;
  const remarks: Remarks = new Remarks((message) => {
    asked.push(message);
    const [what, number = ''] = message;
    if (what === 'forget') return;
    if (what === 'value') step++;
    const progress = {
      size: 2,
      fine: step < steps ? 0 : 2,
      done: step >= 2 * steps,
      decisions: [{ gain: -step }],
    };
    queueMicrotask(() => remarks.heard(['answer', number, JSON.stringify(progress)]));
  });
  return { remarks, asked };
}

test('decisions are valued step by step until nothing is left to find out, and forgotten then', async () => {
  const { remarks, asked } = place(3);
  expect(await remarks.of('transcript', 1, 5)).toEqual([{ gain: -6 }]);
  expect(asked[0]).toEqual(['remark', 'm1', '1', '5', 'transcript']);
  expect(asked.filter(([what]) => what === 'value')).toHaveLength(6);
  expect(asked.at(-1)).toEqual(['forget', 'm1']);
});

test('it ends some steps after everything is fine, and says nothing if that takes too long', async () => {
  const slow = place(30);
  expect(await slow.remarks.of('transcript', 0, 5)).toEqual([{ gain: -42 }]);
  expect(await place(500).remarks.of('transcript', 0, 5)).toEqual([]);
});

test('what is refused has no remark, and other messages are not its own', async () => {
  const remarks: Remarks = new Remarks(([what, number = '']) => {
    if (what === 'remark') queueMicrotask(() => remarks.heard(['refused', number, '{}']));
  });
  expect(await remarks.of('broken', 0, 5)).toEqual([]);
  expect(remarks.heard(['decided', 't', '1', 'pass'])).toBe(false);
});
