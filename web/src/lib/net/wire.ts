/** What the server writes, as far as the client reads it. */
import type { GameSlug } from '../../tables/contract';

export interface SeatInfo {
  kind: 'empty' | 'person' | 'bot';
  name: string;
  bot: string;
  minded: boolean;
  here: boolean;
  host: boolean;
}

export interface FairInfo {
  hash: string;
  salts: string[];
  secret: string;
  seed: string;
}

export interface TableInfo {
  id: string;
  code: string;
  game: GameSlug;
  options: Record<string, unknown>;
  listed: boolean;
  clock: number;
  phase: 'lobby' | 'playing' | 'over';
  paused: boolean;
  number: number;
  finished: string;
  seats: SeatInfo[];
  fair: FairInfo;
}

/** Anything that came as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** What only one seat knows: patches of what everybody knows. */
export interface Mine {
  events?: Json;
  view?: Json;
  legal?: string[];
  order?: string;
}

export interface Position {
  at: number;
  view: JsonObject;
  events?: JsonObject[];
  mine?: Record<string, Mine>;
}

export interface Problem {
  code: string;
  message: string;
  clause: string;
  details: Record<string, string>;
}

interface Answer {
  re?: number;
}

export type Tell = Answer &
  (
    | { type: 'table'; n: number; table: TableInfo; yours: number[]; host: boolean; position: Position[] }
    | { type: 'changed'; n: number; table: TableInfo; yours: number[]; host: boolean }
    | ({ type: 'started'; n: number; table: TableInfo } & Position)
    | ({ type: 'played'; n: number; seat: number; by: string; takeBack: number } & Position)
    | ({ type: 'took-back'; n: number; seat: number } & Position)
    | { type: 'said'; seat: number; phrase: string }
    | { type: 'done'; n: number }
    | { type: 'refused'; error: Problem }
    | { type: 'pong' }
    | { type: 'bye'; after: number }
  );

export interface Open {
  game: GameSlug;
  seats: number;
  options: Record<string, string>;
  listed: boolean;
  clock: number;
  bots: string;
  sit: boolean;
}

export interface GameSummary {
  id: string;
  game: GameSlug;
  ended: number;
  names: string[];
  bots: string[];
  points: number[];
  winners: number[];
  moves: number;
}

export interface OptionEntry {
  name: string;
  clause: string;
  range: string;
  presets: string[];
}

export interface GameEntry {
  game: GameSlug;
  title: string;
  authors: string;
  minSeats: number;
  maxSeats: number;
  options: OptionEntry[];
  clauses: { id: string; kind: string; title: string }[];
  bots: string[];
  orders: string[];
}

export interface Catalogue {
  games: GameEntry[];
  phrases: string[];
}
