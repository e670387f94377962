import { expect, test } from 'vitest';
import type { Quality, Valued } from '../net/wire';
import type { Kept } from './quality';
import { better, Valuing, type Seat, type World } from './valuing.svelte';

const SEAT: Seat = {
  game: 'g',
  slug: 'eights',
  seats: 3,
  seat: 1,
  own: true,
  ended: 8,
  number: 1,
  transcript: () => Promise.resolve(''),
};
const valued = (number: number, worlds: number): Valued => ({ number, worlds, grade: 'best' }) as Valued;

/** An adviser who knows all after three pieces of work, and a memory. */
function house(answers: Quality[], kept?: Kept) {
  const found: Kept[] = kept ? [kept] : [];
  const asked: number[] = [];
  let ended = 0;
  const world: World = {
    engine: 'one',
    adviser: () =>
      Promise.resolve({
        engine: 'one',
        begin: () => Promise.resolve(answers[0] as Quality),
        more: (games) => Promise.resolve(answers[asked.push(games)] as Quality),
        end: () => void ended++,
      }),
    kept: () => Promise.resolve(found.at(-1)),
    keep: (one) => Promise.resolve(void found.push(one)),
    now: () => 0,
  };
  return { world, found, asked, ended: () => ended };
}
const quality = (fine: number, worlds: number, done = false): Quality => ({
  size: 2,
  fine,
  done,
  decisions: [valued(3, worlds), valued(9, worlds)],
});

test('decisions are valued until nothing is left to find out, and that is kept', async () => {
  const { world, found, ended } = house([
    quality(0, 0),
    quality(1, 64),
    quality(2, 128),
    quality(2, 256, true),
  ]);
  const valuing = new Valuing(world);
  await valuing.begin(SEAT);
  expect(valuing.state).toBe('done');
  expect(valuing.at(9)?.worlds).toBe(256);
  expect(found).toMatchObject([{ game: 'g', seat: 1, own: true, engine: 'one', done: true }]);
  expect(ended()).toBe(1);
});

test('what is known is shown at once and not valued again by the same engine', async () => {
  const kept: Kept = { ...SEAT, engine: 'one', done: true, decisions: [valued(3, 512)] };
  const again = house([], kept);
  const valuing = new Valuing(again.world);
  await valuing.begin(SEAT);
  expect([valuing.state, valuing.decisions.length, again.asked.length]).toEqual(['done', 1, 0]);

  const other = house([quality(2, 128, true)], { ...kept, engine: 'another' });
  await new Valuing(other.world).begin(SEAT);
  expect(other.found.at(-1)?.decisions).toHaveLength(2);
});

test('whoever leaves ends the work, and what is known by then stays', async () => {
  const { world, found, ended } = house([quality(0, 32), quality(1, 64)]);
  const valuing = new Valuing(world);
  const work = valuing.begin(SEAT);
  await Promise.resolve();
  while (valuing.state !== 'working') await Promise.resolve();
  valuing.stop();
  await work;
  expect(valuing.decisions).toEqual([]);
  expect(found.at(-1)).toMatchObject({ done: false });
  expect(ended()).toBe(1);
});

test('where nobody can value anything that is said', async () => {
  const { world } = house([]);
  const valuing = new Valuing({ ...world, adviser: () => Promise.resolve(null) });
  await valuing.begin(SEAT);
  expect(valuing.state).toBe('nobody');
});

test('of each decision what was found in more worlds counts', () => {
  const both = better([valued(3, 512), valued(5, 64)], [valued(3, 128), valued(5, 256), valued(9, 32)]);
  expect(both.map(({ number, worlds }) => [number, worlds])).toEqual([
    [3, 512],
    [5, 256],
    [9, 32],
  ]);
});
