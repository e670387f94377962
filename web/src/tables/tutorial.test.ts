import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../scripts/texts.mjs';
import { GAMES, kitOf } from './games';
import { goesOn, stepAfter } from './tutorial';

/** What the learner does in the server's lesson. */
function learner(game: string): string[] {
  const file = new URL(`../../../${game}/src/main/resources/lessons/${game}.txt`, import.meta.url);
  const own = 'move 0 ';
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith(own)).map((line) => line.slice(own.length));
}

describe('the guided rounds', () => {
  for (const { slug } of GAMES) {
    it(`${slug}: has a text for each of its steps`, async () => {
      const { steps } = await kitOf(slug);
      expect(steps.length).toBeGreaterThanOrEqual(8);
      for (const step of steps)
        expect(catalogue('en')).toHaveProperty([`table.tutorial.${slug}.${step.key}`]);
    });

    it(`${slug}: asks for the moves of the server's lesson, one after the other`, async () => {
      const { steps } = await kitOf(slug);
      const asked = steps.filter((step) => step.move !== undefined);
      const moves = learner(slug);
      expect(asked).toHaveLength(moves.length);
      asked.forEach((step, i) => expect([step.key, goesOn(step, moves[i] ?? '')]).toEqual([step.key, true]));
    });
  }

  it('go on with the move that is waited for, and with no other', () => {
    expect(goesOn({ key: 'x', move: 'take' }, 'take')).toBe(true);
    expect(goesOn({ key: 'x', move: 'take' }, 'decline')).toBe(false);
    expect(goesOn({ key: 'x', move: '8 8' }, '8')).toBe(false);
    expect(goesOn({ key: 'x', move: 'SIX' }, 'SIX 5s 3i 8x* / 8r')).toBe(true);
    expect(goesOn({ key: 'x', move: 'SIX' }, 'SEVEN 5s')).toBe(false);
    expect(goesOn({ key: 'x' }, 'take')).toBe(false);
  });

  it('go on behind a move that comes before its text was read', () => {
    const steps = [{ key: 'a' }, { key: 'b', move: 'take' }, { key: 'c' }, { key: 'd', move: 'decline' }];
    expect([0, 1].map((at) => stepAfter(steps, at, 'take'))).toEqual([2, 2]);
    expect([0, 2, 3].map((at) => stepAfter(steps, at, 'decline'))).toEqual([0, 4, 4]);
    expect(stepAfter(steps, 4, 'take')).toBe(4);
  });
});
