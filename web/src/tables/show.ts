import type { TableEvent, Voice } from './voice';

/** Something that flies from one zone of the table to another. */
export interface Trip {
  what: { face: string } | { gem: 'blue' | 'red' };
  from: string;
  to: string;
}

/** A step of a settlement: a sentence with a picture. */
export interface Beat {
  text: string;
  kind: 'cards' | 'trays' | 'bars' | 'words' | 'hit' | 'plain';
  rows: BeatRow[];
}

export interface BeatRow {
  seat: number;
  cards?: string[];
  /** A number that is drawn as a ring or bar. */
  value?: number;
  note?: string;
  gems?: { blue: number; red: number };
  won?: boolean;
  faded?: boolean;
}

export interface SettlementShow {
  title: string;
  beats: Beat[];
  /** What each seat has gained now and has in all. */
  rows: { seat: number; note: string; gained: number; total: number; won: boolean }[];
  over: boolean;
}

/** How a game is told and moved. */
export interface GameShow<V> {
  /** What happened, in one or more sentences. */
  narrate(event: TableEvent, voice: Voice): string;
  /** The scene at the end of a round, if these events contain one. */
  settle(before: V, events: TableEvent[], voice: Voice): SettlementShow | null;
  trips(event: TableEvent, seat: number): Trip[];
}
