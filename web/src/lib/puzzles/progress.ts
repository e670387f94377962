import { keep, recall } from '../net/keep';
import type { GameSlug } from '../net/wire';

/** How far somebody is with a puzzle: the answer was wrong so far, right in the end, or right at once. */
export type Standing = 'tried' | 'later' | 'first';

/** By number, from 1. */
export type Progress = Partial<Record<number, Standing>>;

const all = (): Partial<Record<GameSlug, Progress>> => recall('puzzles') ?? {};

export const progressOf = (game: GameSlug): Progress => all()[game] ?? {};

/** Notes an answer on this device. What was solved once stays solved. */
export function note(game: GameSlug, number: number, right: boolean): void {
  const progress = progressOf(game);
  const before = progress[number];
  if (before === 'first' || before === 'later') return;
  const standing = !right ? 'tried' : before === 'tried' ? 'later' : 'first';
  keep('puzzles', { ...all(), [game]: { ...progress, [number]: standing } });
}

export interface Score {
  tried: number;
  solved: number;
  first: number;
}

export function score(progress: Progress): Score {
  const all = Object.values(progress);
  const first = all.filter((one) => one === 'first').length;
  return { tried: all.length, solved: first + all.filter((one) => one === 'later').length, first };
}

/** The next one that is not solved, after this one if there is one; otherwise simply the next. */
export function nextOf(progress: Progress, count: number, after = 0): number {
  const open = (number: number): boolean => progress[number] === undefined || progress[number] === 'tried';
  const numbers = Array.from({ length: count }, (_, i) => i + 1).filter((number) => number !== after);
  return (
    numbers.find((number) => number > after && open(number)) ?? numbers.find(open) ?? (after % count) + 1
  );
}
