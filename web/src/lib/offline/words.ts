import type { GameSummary, FinishedGame, Open, Problem, TableInfo } from '../net/wire';

/** Who plays here. */
export interface Guest {
  id: string;
  name: string;
}

/** What the page asks of the worker, and what it gets: a small form of the server's requests. */
export interface Requests {
  open: { ask: { guest: Guest; wish: Open }; answer: TableInfo };
  table: { ask: { table: string }; answer: TableInfo };
  tables: { ask: Record<string, never>; answer: TableInfo[] };
  games: { ask: Record<string, never>; answer: GameSummary[] };
  game: { ask: { game: string }; answer: FinishedGame };
  transcript: { ask: { game: string }; answer: string };
}

export type Kind = keyof Requests;

export type Request = { [K in Kind]: { kind: K; ask: Requests[K]['ask'] } }[Kind];

/** From the page. */
export type ToWorker =
  | { type: 'settings'; pace: number }
  | { type: 'request'; number: number; request: Request }
  | { type: 'join'; socket: string; table: string; guest: Guest; last: string; help: string }
  | { type: 'text'; socket: string; text: string }
  | { type: 'leave'; socket: string };

/** To the page. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; number: number; answer: Requests[Kind]['answer'] }
  | { type: 'refused'; number: number; problem: Problem }
  | { type: 'opened'; socket: string }
  | { type: 'text'; socket: string; text: string }
  | { type: 'closed'; socket: string; code: number };
