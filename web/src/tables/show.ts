import type { Component } from 'svelte';

/** A piece that is no card: a gem, say. It is drawn --token wide. */
export type Token = Component;

/** Something that flies from one zone of the table to another. */
export interface Trip {
  what: { face: string } | { token: Token };
  from: string;
  to: string;
}

/** How a moment looks: a triumph, an alarm, or something to notice. */
export type Tone = 'gold' | 'red' | 'cool';

/** What everybody should notice. */
export interface Moment {
  text: string;
  tone: Tone;
  /** Cards that are laid out one by one. */
  faces: readonly string[];
  /** How long it stays, in milliseconds. */
  life: number;
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
