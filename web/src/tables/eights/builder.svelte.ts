import {
  matching,
  NO_PINS,
  readSpellings,
  tapHand,
  tapRow,
  words,
  worths,
  type Pins,
  type Spelling,
  type Worth,
} from './spell';
import type { Context } from './types';

/** How a card of the hand takes part in the spelling that is being built. */
export interface Part {
  role: 'letter' | 'give';
  /** The place in the word, from 1. */
  place: number;
}

/** A word in the making: what was tapped, the ways that are left, and the one on show. */
export class Builder {
  pins = $state.raw<Pins>(NO_PINS);
  turn = $state(0);
  /** A card with which nothing can be spelled now. */
  stuck = $state('');
  readonly #ctx: () => Context;
  /** What words are worth; still known while others play. */
  worths = $state.raw<Worth[]>([]);
  readonly spellings = $derived.by(() => readSpellings(this.#ctx().legal, this.worths, this.#best()));
  readonly chips = $derived.by(() => words(this.spellings, this.worths, { ...this.pins, gives: [] }));
  readonly begun = $derived(this.pins.word !== null || this.pins.letters.length + this.pins.gives.length > 0);
  readonly ways = $derived(this.begun ? matching(this.spellings, this.pins) : []);
  readonly current = $derived<Spelling | null>(this.ways[this.turn % Math.max(1, this.ways.length)] ?? null);

  constructor(ctx: () => Context) {
    this.#ctx = ctx;
    $effect.pre(() => {
      const { effects } = ctx();
      if (effects) this.worths = worths(effects.words);
    });
    const decision = $derived(`${ctx().at} ${ctx().seat}`);
    $effect(() => {
      void decision;
      this.clear();
    });
  }

  get hand(): string[] {
    return this.#ctx().view.hand;
  }

  clear(): void {
    this.#pin(NO_PINS);
  }

  /** A word chip: the best spelling with what is pinned, or else without. */
  choose(word: string): void {
    if (this.pins.word === word && this.pins.letters.length === 0) return this.clear();
    const kept = { ...this.pins, word };
    this.#pin(matching(this.spellings, kept).length > 0 ? kept : { ...NO_PINS, word });
  }

  cycle(): void {
    if (this.ways.length > 1) this.turn = (this.turn + 1) % this.ways.length;
  }

  row(face: string): void {
    this.#tapped(tapRow(this.spellings, this.pins, face), face);
  }

  card(face: string, nth: number): void {
    this.#tapped(tapHand(this.spellings, this.pins, face, nth), face);
  }

  /** The place that a card of the row has in the word; 0 for none. */
  rowPlace(face: string): number {
    return (this.current?.cards.findIndex((card) => card.row && card.face === face) ?? -1) + 1;
  }

  /** What each card of the hand is needed for. */
  parts(): (Part | null)[] {
    const letters = (this.current?.cards ?? []).map((card, i) => ({ ...card, place: i + 1, taken: false }));
    const gives = (this.current?.gives ?? []).map((face) => ({ face, taken: false }));
    return this.hand.map((face) => {
      const letter = letters.find((one) => !one.row && !one.taken && one.face === face);
      if (letter) {
        letter.taken = true;
        return { role: 'letter', place: letter.place };
      }
      const give = gives.find((one) => !one.taken && one.face === face);
      if (!give) return null;
      give.taken = true;
      return { role: 'give', place: 0 };
    });
  }

  #best(): string[] {
    return this.#ctx().aid?.words.map((word) => word.best) ?? [];
  }

  #tapped(pins: Pins | null, face: string): void {
    if (pins) this.#pin(pins);
    else this.stuck = face;
  }

  #pin(pins: Pins): void {
    this.pins = pins;
    this.turn = 0;
    this.stuck = '';
  }
}
