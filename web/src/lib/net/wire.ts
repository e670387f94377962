/** What the server writes and reads: its own records' types, generated in its build. */
import type { Ask, GameEvent, Position as Now } from './protocol';

export type * from './protocol';

/** A move was taken back: the client tells it like an event of the game. */
export interface TookBack {
  type: 'took-back';
  actor: number;
}

/** What can have happened in a game. */
export type Happening<E = GameEvent> = E | TookBack;

/** A game as one guest may know it, with what has just happened. */
export type Position = Now & { events?: Happening[] };

/** Something to be asked of a table; its number is given when it is sent. */
export type Wish = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never;

/** Anything that came as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
