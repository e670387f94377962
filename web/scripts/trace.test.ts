import { expect, test } from 'vitest';
import { frames, longest, longTasks, worked } from './trace.mjs';

const page = { pid: 1, tid: 2 };
const event = (name: string, ts: number, dur: number, tdur = dur, thread = page) => ({
  name,
  ph: 'X',
  ts: 1000 * ts,
  dur: 1000 * dur,
  tdur: 1000 * tdur,
  ...thread,
});
const trace = [
  { name: 'thread_name', args: { name: 'CrRendererMain' }, ...page },
  event('RunTask', 0, 200, 120),
  event('FunctionCall', 10, 100, 80),
  event('Layout', 50, 40, 30),
  event('Layout', 120, 20),
  event('RunTask', 300, 90, 10),
  event('RunTask', 400, 60),
  event('RunTask', 0, 500, 500, { pid: 1, tid: 3 }),
];

test('long is what took the processor long, on the thread of the page', () => {
  expect(longTasks(trace).map(({ wall, cpu }) => [wall, cpu])).toEqual([
    [200, 120],
    [60, 60],
  ]);
  expect(longest(trace)).toBe(120);
});

test('each kind of work counts without what it called, and layout that a script asked for on its own', () => {
  const [task] = longTasks(trace);
  expect(task?.work).toEqual({ other: 20, script: 50, 'forced layout': 30, layout: 20 });
  expect(worked(task?.work ?? {})).toBe('script 50, forced layout 30, other 20, layout 20');
});

test('a frame takes what was done since the one before', () => {
  const drawn = (ts: number) => event('FireAnimationFrame', ts, 1);
  expect(frames([...trace, drawn(310), drawn(410)])).toEqual([130, 60]);
});
