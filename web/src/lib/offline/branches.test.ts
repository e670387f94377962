import { expect, test } from 'vitest';
import { Branches } from './branches';

const moved = (by: string, move: string): string =>
  `{"kind":"moved","seat":1,"move":"${move}","by":"${by}","millis":1,"digest":2}`;
const FIRST = ['{"kind":"opened"}', '{"kind":"continued","transcript":"\\"by\\":\\"PERSON\\""}'];

function at(...lines: string[]): Branches {
  const branches = new Branches();
  branches.open('t', [...FIRST]);
  expect(branches.append('t', lines)).toBe(true);
  return branches;
}

test('a step back leads to another table, before the last move of the person', () => {
  const branches = at(moved('BOT', 'a'), moved('PERSON', 'b'), moved('BOT', 'c'));
  const before = branches.stepBack('t') ?? '';
  expect(before).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
  expect(branches.log(before)).toEqual([...FIRST, moved('BOT', 'a')]);
  expect(branches.log('t')).toHaveLength(5);
  expect(branches.stepBack(before)).toBeNull();
});

test('a move that was taken back is no step', () => {
  const branches = at(moved('PERSON', 'a'), moved('PERSON', 'b'), '{"kind":"taken-back","seat":1}');
  expect(branches.log(branches.stepBack('t') ?? '')).toEqual(FIRST);
});

test('a standing order is a step, whatever moves it made', () => {
  const order = '{"kind":"ordered","seat":1,"order":"decline"}';
  const branches = at(
    moved('PERSON', 'a'),
    order,
    moved('ORDER', 'b'),
    moved('BOT', 'c'),
    moved('ORDER', 'd'),
  );
  expect(branches.log(branches.stepBack('t') ?? '')).toEqual([...FIRST, moved('PERSON', 'a')]);
});

test('other tables are none of its business', () => {
  const branches = new Branches();
  expect(branches.append('t', ['x'])).toBe(false);
  expect(branches.log('t')).toBeUndefined();
  expect(branches.stepBack('t')).toBeNull();
});
