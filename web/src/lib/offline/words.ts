import type {
  Catalogue,
  FinishedGame,
  GameSlug,
  GameSummary,
  Open,
  Problem,
  TableInfo,
  Upload,
} from '../net/wire';
import type { Verdict } from './store';

/** Who plays here. */
export interface Guest {
  id: string;
  name: string;
}

/** What a game of this device tells beyond any other: whether the server has a copy. */
export interface Own {
  copy?: 'waiting' | Verdict;
}

/** What the page asks of the worker, and what it gets: a small form of the server's requests. */
export interface Requests {
  catalogue: { ask: Record<string, never>; answer: Catalogue };
  open: { ask: { guest: Guest; wish: Open }; answer: TableInfo };
  learn: { ask: { guest: Guest; game: GameSlug }; answer: TableInfo };
  table: { ask: { table: string }; answer: TableInfo };
  tables: { ask: Record<string, never>; answer: TableInfo[] };
  games: { ask: Record<string, never>; answer: (GameSummary & Own)[] };
  game: { ask: { game: string }; answer: FinishedGame & Own };
  transcript: { ask: { game: string }; answer: string };
  /** The games that the server has not judged yet, the oldest first. */
  unsent: { ask: Record<string, never>; answer: string[] };
  /** A game as it is brought to the server. */
  upload: { ask: { game: string }; answer: Upload };
  judge: { ask: { game: string; verdict: Verdict }; answer: null };
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
  /** Nothing more can be kept; games go on as long as the page is open. */
  | { type: 'volatile' }
  /** A game has ended, and is kept. */
  | { type: 'finished' }
  | { type: 'answer'; number: number; answer: Requests[Kind]['answer'] }
  | { type: 'refused'; number: number; problem: Problem }
  | { type: 'opened'; socket: string }
  | { type: 'text'; socket: string; text: string }
  | { type: 'closed'; socket: string; code: number };
