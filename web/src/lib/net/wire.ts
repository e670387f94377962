/** What the server writes and reads: its own records' types, generated in its build. */
import type { GameEvent, Position as Now } from './protocol';

export type * from './protocol';

/** A game as one guest may know it, with what has just happened. */
export type Position = Now & { events?: GameEvent[] };

/** Anything that came as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
