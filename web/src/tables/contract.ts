import type { GameSlug } from '../lib/net/protocol';
import type { Clock } from '../lib/state/clock.svelte';

export type { GameSlug };

/** Who sits at a seat. */
export interface Person {
  name: string;
  kind: 'person' | 'bot' | 'minded' | 'empty';
  level?: string;
  here: boolean;
  yours: boolean;
}

/** Everything that a table component is given: it shows this and calls back. */
export interface TableContext {
  game: GameSlug;
  /** Whose view; -1 for a spectator. */
  seat: number;
  /** Whom a spectator follows: that seat comes first; -1 for nobody. */
  follow: number;
  people: Person[];
  options: Record<string, unknown>;
  /** The game's view record as JSON, merged for this seat; shapes: TwentyEightView, HalfView, EightsView. */
  view: unknown;
  /** Redacted events of the last message, oldest first, each with "type". */
  events: unknown[];
  /** The same for the log. Where several share the device it tells everybody what all may know: seat -1. */
  told: { game: string; seat: number; events: unknown[] };
  /** The number of the message that made this position; what is being chosen is kept until it changes. */
  at: number;
  /** Empty unless it is this seat's turn. */
  legal: string[];
  /** The time for a move, while a table that has a limit waits for a person. */
  clock: Clock | null;
  pending: string | null;
  refusal: { clause?: string; message: string } | null;
  order: string | null;
  /** What the server worked out to help this seat; null unless it was asked for. */
  aid: unknown;
  takeBack: boolean;
  helper: 'calm' | 'helper' | 'expert';
  speed: 1 | 0.5 | 0;
  sound: boolean;
  leftHanded: boolean;
  t: (key: string, args?: Record<string, unknown>) => string;
  openRules: (clause?: string) => void;
  play: (move: string) => void;
  setOrder: (order: string | null) => void;
  takeBackNow: () => void;
  dismissRefusal: () => void;
  /** A settlement is on show, or no longer. */
  settling: (on: boolean) => void;
  /** The settlement was read: go on. */
  next: () => void;
}
