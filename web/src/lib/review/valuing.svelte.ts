import type { GameSlug, Quality, Valued } from '../net/wire';
import { keepQuality, keptOf, type Kept } from './quality';

/** A seat of a finished game whose decisions are to be valued. */
export interface Seat {
  game: string;
  slug: GameSlug;
  seats: number;
  seat: number;
  /** Whether it is of whoever looks. */
  own: boolean;
  /** Milliseconds since 1970; 0 if that is not known. */
  ended: number;
  /** Which game of the transcript, from 1. */
  number: number;
  transcript: () => Promise<string>;
}

/** Somebody who values decisions, piece by piece. */
export interface Adviser {
  engine: string;
  begin(seat: Seat): Promise<Quality>;
  /** Plays about so many games more, and tells what is known now. */
  more(games: number): Promise<Quality>;
  end(): void;
}

/** Where values come from and where they stay; tests bring their own. */
export interface World {
  /** Null if there is nobody. */
  adviser(seat: Seat): Promise<Adviser | null>;
  /** The engine that is at hand in this version, whether or not it runs. */
  engine: string;
  kept(game: string, seat: number): Promise<Kept | undefined>;
  keep(one: Kept): Promise<void>;
  now(): number;
}

/** A piece of work takes about so long, in milliseconds; so often is kept what is known. */
const PIECE = 150;
const KEEPING = 3_000;
/** So long it is looked more closely where it is still open how good a decision was. */
const CLOSER = 20_000;
const FIRST_GAMES = 400;

/** Values the decisions of one seat after the other, as long as somebody looks. What is known already is shown at once. */
export class Valuing {
  decisions = $state.raw<Valued[]>([]);
  size = $state(0);
  /** How many are valued to four points either way. */
  fine = $state(0);
  state = $state<'waiting' | 'working' | 'done' | 'nobody'>('waiting');
  #turn = 0;

  constructor(private readonly world: World) {}

  /** At a position, if the seat decided something there. */
  at(number: number): Valued | undefined {
    return this.decisions.find((one) => one.number === number);
  }

  /** Leaves off with what was wanted before. */
  async begin(seat: Seat): Promise<void> {
    const turn = this.stop();
    const known = await this.world.kept(seat.game, seat.seat);
    if (turn !== this.#turn) return;
    if (known) {
      this.decisions = known.decisions;
      this.size = this.fine = known.decisions.length;
      if (known.done && known.engine === this.world.engine) return void (this.state = 'done');
    }
    const adviser = await this.world.adviser(seat).catch(() => null);
    if (turn !== this.#turn) return;
    if (!adviser || (known?.done && known.engine === adviser.engine)) {
      this.state = known ? 'done' : 'nobody';
      return;
    }
    const old = known?.engine === adviser.engine ? known.decisions : [];
    try {
      await this.#work(turn, seat, adviser, old);
    } catch (e) {
      if (turn === this.#turn) this.state = this.decisions.length > 0 ? 'done' : 'nobody';
      console.warn('quality:', e);
    } finally {
      adviser.end();
    }
  }

  /** @return the number of what comes next */
  stop(): number {
    this.decisions = [];
    this.size = this.fine = 0;
    this.state = 'waiting';
    return ++this.#turn;
  }

  async #work(turn: number, seat: Seat, adviser: Adviser, old: Valued[]): Promise<void> {
    const { game, slug, seats, seat: place, own, ended } = seat;
    const keep = (done: boolean): Promise<void> =>
      this.world.keep({
        game,
        slug,
        seats,
        seat: place,
        own,
        ended,
        engine: adviser.engine,
        done,
        decisions,
      });
    let decisions = old;
    let games = FIRST_GAMES;
    let keptAt = this.world.now();
    let closerSince = 0;
    for (let quality = await adviser.begin(seat); turn === this.#turn;) {
      const begun = this.world.now();
      decisions = better(old, quality.decisions);
      this.#show(quality, decisions);
      if (quality.fine === quality.size) closerSince ||= begun;
      if (quality.done || (closerSince > 0 && begun - closerSince > CLOSER)) {
        await keep(true);
        if (turn === this.#turn) this.state = 'done';
        return;
      }
      if (begun - keptAt > KEEPING) {
        keptAt = begun;
        await keep(false);
      }
      quality = await adviser.more(games);
      const took = this.world.now() - begun;
      games = Math.round(Math.min(20_000, Math.max(100, games * Math.min(2, PIECE / Math.max(1, took)))));
    }
    await keep(false);
  }

  #show(quality: Quality, decisions: Valued[]): void {
    this.decisions = decisions;
    this.size = quality.size;
    this.fine = quality.fine;
    this.state = 'working';
  }
}

/** Of each decision what was found in more worlds. */
export function better(old: Valued[], fresh: Valued[]): Valued[] {
  const all = new Map(old.map((one) => [one.number, one]));
  for (const one of fresh) if (one.worlds >= (all.get(one.number)?.worlds ?? 0)) all.set(one.number, one);
  return [...all.values()].sort((a, b) => a.number - b.number);
}

export const ofThisPage = { kept: keptOf, keep: keepQuality, now: () => performance.now() };
