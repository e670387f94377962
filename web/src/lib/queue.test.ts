import { describe, expect, it } from 'vitest';
import { Queue } from './queue.svelte';

function bench(limit = 5) {
  const shown: string[] = [];
  const timers: (() => void)[] = [];
  const jumps: number[] = [];
  const queue = new Queue({
    limit,
    jumped: (count) => jumps.push(count),
    later: (run) => {
      timers.push(run);
      return () => timers.splice(0);
    },
  });
  const add = (name: string, ms = 100) => queue.push({ show: () => (shown.push(name), ms) });
  const tick = () => timers.shift()?.();
  return { shown, jumps, queue, add, tick };
}

describe('the queue of what is shown', () => {
  it('shows the first step in a task of its own and the next one after its time', () => {
    const { shown, add, tick } = bench();
    add('a');
    add('b');
    expect(shown).toEqual([]);
    tick();
    expect(shown).toEqual(['a']);
    tick();
    expect(shown).toEqual(['a', 'b']);
  });

  it('shows everything when somebody plays', () => {
    const { shown, add, queue } = bench();
    ['a', 'b', 'c'].forEach((name) => add(name));
    queue.flush();
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(queue.waiting).toBe(0);
  });

  it('jumps when more than the limit are waiting, and says over how many', () => {
    const { shown, jumps, add, tick } = bench(2);
    add('a');
    tick();
    ['b', 'c', 'd'].forEach((name) => add(name));
    tick();
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
    expect(jumps).toEqual([3]);
  });

  it('counts moves, not their parts', () => {
    const { shown, jumps, queue, tick } = bench(2);
    const step = (name: string, part: boolean) => ({ show: () => (shown.push(name), 100), part });
    queue.push(step('a', false), step('a2', true), step('a3', true), step('a4', true));
    tick();
    expect(shown).toEqual(['a']);
    expect(jumps).toEqual([]);
  });

  it('never jumps over what is to be kept, nor cuts it short', () => {
    const { shown, jumps, queue, add, tick } = bench(2);
    add('a');
    tick();
    queue.push({
      show: () => (shown.push(queue.flushing ? 'caught in passing' : 'caught'), 100),
      keep: true,
    });
    ['b', 'c', 'd'].forEach((name) => add(name));
    tick();
    expect(shown).toEqual(['a', 'caught']);
    expect(jumps).toEqual([]);
    tick();
    expect(shown).toEqual(['a', 'caught', 'b', 'c', 'd']);
    expect(jumps).toEqual([3]);
  });

  it('goes on with the next step when somebody taps, and knows when it shows all at once', () => {
    const { shown, add, queue, tick } = bench();
    const flushed: boolean[] = [];
    ['a', 'b'].forEach((name) => add(name));
    queue.push({ show: () => (flushed.push(queue.flushing), 100) });
    tick();
    queue.skip();
    tick();
    expect(shown).toEqual(['a', 'b']);
    queue.flush();
    expect(flushed).toEqual([true]);
    expect(queue.flushing).toBe(false);
  });

  it('never waits when the speed is off', () => {
    const { shown, add, tick } = bench();
    ['a', 'b', 'c'].forEach((name) => add(name, 0));
    tick();
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('holds for a settlement, whatever comes in, and goes on afterwards', () => {
    const { shown, jumps, add, queue, tick } = bench(2);
    queue.push({ show: () => (queue.hold(), shown.push('settled'), 0) });
    tick();
    ['a', 'b', 'c', 'd'].forEach((name) => add(name));
    queue.flush();
    expect(shown).toEqual(['settled']);
    queue.release();
    tick();
    expect(shown).toEqual(['settled', 'a', 'b', 'c', 'd']);
    expect(jumps).toEqual([4]);
  });
});
