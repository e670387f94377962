import type { Component } from 'svelte';
import type { Sound } from '../lib/sound';

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

/** What makes an event a moment: what a kit says of it. */
export interface Occasion {
  tone: Tone;
  /** The zone at which it is shown. */
  at: string;
  sound: Sound;
  /** The key of what stands above the sentence of the event, or of what stands instead of it. */
  title?: string;
  text?: string;
  /** Cards that are laid out one by one. */
  faces?: readonly string[];
  /** Those of them that came from the table. */
  borrowed?: readonly string[];
  /** Over in half the time. */
  brief?: boolean;
}

/** What everybody should notice. */
export interface Moment extends Occasion {
  headline: string;
  sentence: string;
  /** Whose moment it is; -1 for nobody's. */
  seat: number;
  /** What it brought, in points. */
  points: number;
  /** How long it stays, in milliseconds. */
  life: number;
  /** How far from the top of the table it stands, in pixels. */
  top: number;
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

/** A piece that is shared out: from the middle to a tray, and from there to a seat. */
export interface Piece {
  token: Token;
  /** The tray it lies in; -1 if it stays in the middle. */
  tray: number;
  /** Who gets it; -1 if nobody does. */
  seat: number;
}

/** A part of what is shared out: who plays for it, and why it goes where it goes. */
export interface Tray {
  /** What stands in its ring. */
  label: string;
  title: string;
  /** What those who had the choice chose. */
  choices: string[];
  /** What lies in it is worth so much. */
  value: number;
  rows: TrayRow[];
  /** Why: 28 beats 27. */
  why: string;
  /** What follows. */
  outcome: string;
  won: boolean;
  gold: boolean;
}

/** What a card counts as, where it could count otherwise. */
export interface Tag {
  text: string;
  colour: string;
}

export interface TrayRow {
  seat: number;
  cards: string[];
  /** What these cards wear, by their place; null for those that need nothing. */
  tags: (Tag | null)[];
  /** What the cards count, or why they do not. */
  note: string;
  gained: number;
  total: number;
  won: boolean;
}

/** What is shared out at the end of a round, in a picture that changes from step to step. */
export interface Sharing {
  /** What lay in the middle. */
  pot: string;
  pieces: Piece[];
  trays: Tray[];
  /** Those who play for nothing, under this title. */
  aside: { title: string; rows: TrayRow[] };
  /** What stays. */
  left: string;
}

export interface SettlementShow {
  title: string;
  beats: Beat[];
  /** Shown instead of the beats. */
  sharing?: Sharing;
  /** What each seat has gained now and has in all. */
  rows: { seat: number; note: string; gained: number; total: number; won: boolean }[];
  over: boolean;
  /** What leads on to the next round, where it is not called so. */
  next?: string;
}
