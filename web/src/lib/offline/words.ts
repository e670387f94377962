import type {
  Catalogue,
  Contents,
  FinishedGame,
  GameSlug,
  GameSummary,
  Open,
  Problem,
  Quality,
  Review,
  TableInfo,
  Upload,
  Valued,
} from '../net/wire';
import type { Verdict } from './store';

/** Who plays here. */
export interface Guest {
  id: string;
  name: string;
}

/** Where a game goes on otherwise. */
export interface Branch {
  transcript: string;
  /** Which game of the transcript, from 1. */
  game: number;
  /** So many of its moves are made. */
  moves: number;
  /** By seat: the level that plays there; empty for the seat that is taken over. */
  bots: string[];
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
  /** A game of a transcript, position by position. */
  review: { ask: { transcript: string; game: number }; answer: Review };
  /** The transcript of a game that is given by its deal and its moves. */
  retell: {
    ask: { game: GameSlug; seats: number; deal: string; moves: string; options: Record<string, string> };
    answer: string;
  };
  /** What was remarkable in the first game of a transcript, by seat and name. */
  feats: { ask: { transcript: string }; answer: Record<string, number>[] };
  /** What is in a file of transcripts. */
  contents: { ask: { file: string }; answer: Contents };
  /** A table where a game goes on otherwise; nothing of it is kept. */
  branch: { ask: { guest: Guest; branch: Branch }; answer: TableInfo };
  /** The same before the last move that was made there by a person, as another table; null if there is none. */
  stepBack: { ask: { table: string }; answer: TableInfo | null };
  /** Begins to value the decisions of a seat, in a worker of its own, under a number that the page gives. */
  advise: {
    ask: { number: string; game: number; seat: number; seed: number; transcript: string };
    answer: Quality;
  };
  /** Goes on with that for about so many games. */
  value: { ask: { number: string; games: number }; answer: Quality };
  unadvise: { ask: { number: string }; answer: null };
  /** The games that the server has not judged yet, the oldest first. */
  unsent: { ask: Record<string, never>; answer: string[] };
  /** A game as it is brought to the server. */
  upload: { ask: { game: string }; answer: Upload };
  /** What a seat's decisions in the last round of a game that goes on were worth. */
  remark: { ask: { table: string; game: number; seat: number }; answer: Valued[] };
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
  /** Decisions shall be valued: the line that comes along is for the worker that does it. */
  | { type: 'adviser' }
  | { type: 'answer'; number: number; answer: Requests[Kind]['answer'] }
  | { type: 'refused'; number: number; problem: Problem }
  | { type: 'opened'; socket: string }
  | { type: 'text'; socket: string; text: string }
  | { type: 'closed'; socket: string; code: number };
