import type { Component } from 'svelte';
import type { Dealing } from '../lib/fair/deal';
import type { Translate } from '../lib/i18n/i18n.svelte';
import type { Aid, Effects, GameEvent, GameSlug, Happening, View } from '../lib/net/wire';
import type { Helper } from '../lib/state/settings.svelte';
import type { Sound } from '../lib/sound';
import type { Clock } from '../lib/state/clock.svelte';
import type { Cards, Line } from './line';
import type { Occasion, SettlementShow, Token, Trip } from './show';
import type { Stage } from './stage.svelte';
import type { TutorialStep } from './tutorial';
import type { Voice } from './voice';

export type { GameSlug };

/** A card as it is drawn within a sentence. */
export interface Chip {
  /** Empty where the card itself is drawn, small. */
  print: string;
  colour: string;
  /** What stands beside the print: a suit, say. */
  beside?: string;
  /** Drawn instead of a card, where it is none. */
  token?: Token;
}

/** How the cards of a game look. */
export interface Deck {
  Face: Component<{ face: string }>;
  chip(face: string): Chip;
  /** The colours of the back: its ground, and the lines on it. */
  back: readonly [ground: string, lines: string];
  /** Cards as they are printed in a sentence, where that is not their notation. */
  printed?: (cards: string) => string;
}

/** What every page may need of a game: `game.ts` in its folder. */
export interface Game<S extends GameSlug = GameSlug> {
  slug: S;
  deck: Deck;
  /** Words of an event's sentence that are drawn though they are no cards; `deck.chip` knows their faces. */
  pictures?: (event: GameEvent, t: Translate) => Cards[];
  /** How it presents itself at home; so many sit down for a quick game. */
  tile: { colour: string; fan: readonly string[]; minutes: number; seats: number };
  /** Cards beside some chapters of its rule book. */
  examples: Partial<Record<number, readonly string[]>>;
  /** How its cards are dealt, for people who check a deal. */
  deals: () => Promise<{ dealing: Dealing }>;
  /** Its cards, where people print their own since nobody sells them. */
  prints?: () => Promise<readonly string[]>;
  /** Where its puzzles are, if there are any. */
  puzzles?: () => Promise<{ default: string }>;
  /** Everything else. */
  load: () => Promise<{ kit: GameKit<never, never, never, never> }>;
}

/** What only its table needs, in the types of its own view, events, aid and effects: `index.ts` in its folder. */
export interface GameKit<
  V extends View = View,
  E extends GameEvent = GameEvent,
  A extends Aid = Aid,
  F extends Effects = Effects,
> {
  Table: Component<TableProps<V, E, A, F>>;
  /** The keys of its own, and what they do: the text is table.keys.<what>. */
  keys: Readonly<Record<string, string>>;
  /** Its lesson, along the moves of the server's. */
  steps: readonly TutorialStep[];
  /** What is told once at the table of a beginner: the texts are table.tip.<game>.<tip>. */
  tips: readonly string[];
  sounds: { readonly [T in E['type']]?: Sound };
  /** What is remarkable about one's games, for statistics: the texts are table.feat.<game>.<name>. */
  feats?: readonly string[];
  /** How far the game is, for the bar. */
  progress(view: V, t: Translate): string;
  /** What everybody should notice, as this seat sees it; `before` is the position before the message. */
  moment?(event: E, seat: number, before?: V): Occasion | null;
  /**
   * The table with all hands open.
   *
   * @param view from where it is looked at
   * @param own what each seat sees
   */
  open(view: V, own: readonly V[]): View;
  /** The cards that only this seat could see, in its own view. */
  hidden(view: V, seat: number): readonly string[];
  /** The points of a seat. */
  points(view: V, seat: number): number;
  /** The events that a settlement tells: it begins with the first of them. */
  settles: readonly string[];
  /** Events that the line at the table passes over, since they follow from others. */
  quiet?(event: E): boolean;
  /** Whether this seat must hear of it at once. */
  urgent?(event: E, seat: number): boolean;
  /** The scene at the end of a round, if these events contain one. */
  settle(before: V, events: E[], voice: Voice): SettlementShow | null;
  /** Whom an event falls upon, and how many cards: the seat shakes when they arrive. */
  blow?(event: E): { seat: number; cards: number } | null;
  /** What flies over the table. */
  trips(event: E, seat: number): Trip[];
}

export interface TableProps<V extends View, E extends GameEvent, A extends Aid, F extends Effects> {
  ctx: TableContext<V, E, A, F>;
  stage: Stage<V, E>;
}

/** Who sits at a seat. */
export interface Person {
  name: string;
  kind: 'person' | 'bot' | 'minded' | 'empty';
  yours: boolean;
}

/** A good move for the seat to act, if it is asked for: one tap marks it, a second says why. */
export interface Hint {
  /** Somebody thinks about it. */
  busy: boolean;
  /** In notation; empty until it is known. */
  move: string;
  /** What it says by now; empty until it is known. */
  text: string;
  /** Whether there is more to say. */
  more: boolean;
  /** How often it was tapped in this position: each time the move is marked afresh. */
  taps: number;
  ask: () => void;
}

/** Everything that a table component is given: it shows this and calls back. */
export interface TableContext<V = View, E = GameEvent, A = Aid, F = Effects> {
  game: Game;
  /** Whose view; -1 for a spectator. */
  seat: number;
  /** Whom a spectator follows: that seat comes first; -1 for nobody. */
  follow: number;
  people: Person[];
  view: V;
  /** What the last message told, oldest first. */
  events: Happening<E>[];
  /** The same for the log. Where several share the device it tells everybody what all may know: seat -1. */
  told: { game: string; seat: number; events: Happening<E>[] };
  /** The number of the message that made this position; what is being chosen is kept until it changes. */
  at: number;
  /** Empty unless it is this seat's turn. */
  legal: string[];
  /** What these moves would do; null if there is nothing to say, or it is not this seat's turn. */
  effects: F | null;
  /** The time for a move, while a table that has a limit waits for a person. */
  clock: Clock | null;
  pending: string | null;
  refusal: { clause?: string; message: string } | null;
  order: string | null;
  /** What the server worked out to help this seat; null unless it was asked for. */
  aid: A | null;
  /** How much help is wanted. */
  help: Helper;
  takeBack: boolean;
  /** Null where there are no hints. */
  hint: Hint | null;
  /** What the coach says about the round that was played last. */
  coach: Line | null;
  /** The game is over and is looked at again, with all hands open or not; absent at a table that is played at. */
  review?: { open: boolean };
  speed: 1 | 0.5 | 0;
  sound: boolean;
  /** What was just said, by seat: the text is web.say.<phrase>. */
  remarks: readonly { seat: number; phrase: string }[];
  leftHanded: boolean;
  t: Translate;
  openRules: (clause?: string) => void;
  play: (move: string) => void;
  /** Leaves a standing order; null where nobody goes on. */
  setOrder: ((order: string | null) => void) | null;
  takeBackNow: () => void;
  dismissRefusal: () => void;
  /** Says one of the quick phrases; null if nobody would hear it. */
  say: ((phrase: string) => void) | null;
  /** The settlement with this title is on show; null if it is no longer. */
  settling: (title: string | null) => void;
  /** The settlement was read: go on. */
  next: () => void;
}
