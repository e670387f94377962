import type { Component } from 'svelte';

/** A piece that is no card: a gem, say. It is drawn --token wide. */
export type Token = Component;

/** Something that flies from one zone of the table to another. */
export interface Trip {
  what: { face: string } | { token: Token };
  from: string;
  to: string;
}

/** A step of a settlement: a sentence with a picture. */
export interface Beat {
  text: string;
  kind: 'plain' | 'bars' | 'hit';
  rows: BeatRow[];
}

export interface BeatRow {
  seat: number;
  cards?: string[];
  /** The length of a bar. */
  value?: number;
  note?: string;
  tokens?: Token[];
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
