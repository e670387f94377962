import type { GameKit } from '../../tables/contract';
import { actorOf } from '../../tables/narrate';
import { patched } from '../net/patch';
import type { Frame, GameEvent, Review, View } from '../net/wire';

/** A round of a game on its timeline. */
export interface Round {
  round: number;
  /** The first position of it. */
  from: number;
  /** The points when it was over, by seat. */
  points: number[];
}

/** A finished game that is looked at again: where one is, and through whose eyes. */
export class Reviewing {
  at = $state(0);
  /** The furthest position that was on show: what comes after it is not given away. */
  reached = $state(0);
  /** Who sits at the foot of the table; -1 for an onlooker. */
  seat = $state(-1);
  open = $state(false);
  /** Whether the position was reached by the move that led to it: then it is shown how. */
  stepped = $state(false);

  readonly view: View = $derived.by(() => this.#view(this.frame, this.seat));
  readonly events: GameEvent[] = $derived(this.stepped ? this.eventsAt(this.at) : []);

  constructor(
    readonly review: Review,
    private readonly kit: Pick<GameKit, 'open' | 'hidden'>,
    at: number,
    seat: number,
  ) {
    this.at = this.reached = this.clamp(at);
    this.seat = seat;
  }

  get frame(): Frame {
    return this.review.frames[this.at] as Frame;
  }

  /** The number of moves. */
  get last(): number {
    return this.review.frames.length - 1;
  }

  get rounds(): Round[] {
    const found: Round[] = [];
    this.review.frames.forEach(({ round, points }, from) => {
      const known = found.at(-1);
      if (known?.round === round) return;
      // The last position of a round is the first one of the next.
      if (known) known.points = points;
      found.push({ round, from, points: [] });
    });
    const last = found.at(-1);
    if (last) last.points = this.review.frames[this.last]?.points ?? [];
    return found;
  }

  clamp(at: number): number {
    return Math.min(this.last, Math.max(0, at));
  }

  /**
   * Goes to a position; the next one is shown as it came about.
   *
   * @param atOnce whether that is not wanted
   */
  go(at: number, atOnce = false): void {
    const wanted = this.clamp(at);
    this.stepped = !atOnce && wanted === this.at + 1;
    this.at = wanted;
    this.reached = Math.max(this.reached, wanted);
  }

  /** By seat: the cards that only that seat could see at a position. */
  hiddenAt(at: number): string[][] {
    const frame = this.review.frames[at] as Frame;
    return this.#seats.map((seat) => [...this.kit.hidden(patched(frame.view, frame.mine[seat]?.view), seat)]);
  }

  look(seat: number, open: boolean): void {
    this.stepped = false;
    this.seat = seat;
    this.open = open;
  }

  /** What led to a position, as far as it can be seen from here. */
  eventsAt(at: number): GameEvent[] {
    const frame = this.review.frames[at] as Frame;
    const seen = this.#events(frame, this.seat);
    if (!this.open) return seen;
    const own = this.#seats.map((seat) => this.#events(frame, seat));
    return seen.map((event, i) => own[actorOf(event)]?.[i] ?? event);
  }

  get #seats(): number[] {
    return Array.from({ length: this.review.seats }, (_, seat) => seat);
  }

  #events(frame: Frame, seat: number): GameEvent[] {
    return patched(frame.events, frame.mine[seat]?.events);
  }

  #view(frame: Frame, seat: number): View {
    const seen = patched(frame.view, frame.mine[seat]?.view);
    if (!this.open) return seen;
    return this.kit.open(
      seen,
      this.#seats.map((other) => patched(frame.view, frame.mine[other]?.view)),
    );
  }
}
