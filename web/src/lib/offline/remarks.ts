import type { Quality, Valued } from '../net/wire';

/** So many games at a time, so many times at most, and so many after everything is valued as well as decisions are. */
const GAMES = 200;
const MOST = 80;
const MORE = 12;

/** Begins with `remark` and goes on with `value`. */
export type Ask = (what: 'remark' | 'value', ...words: string[]) => Promise<Quality>;

/** What was decided in a seat's last round, and what it was worth; nothing if that takes too long to find out. */
export async function lastRound(ask: Ask, transcript: string, seat: number, seed: number): Promise<Valued[]> {
  let now = await ask('remark', '1', String(seat), String(seed), transcript);
  for (let left = MOST; !now.done && left > 0;) {
    left = Math.min(left, now.fine === now.size ? MORE : MOST) - 1;
    now = await ask('value', String(GAMES));
  }
  return now.fine === now.size ? now.decisions : [];
}
