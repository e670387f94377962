import {
  isPart,
  matching,
  NO_PINS,
  readSpelling,
  readSpellings,
  spelledOut,
  tapHand,
  tapRow,
  toggle,
  words,
  worths,
  type Letter,
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

/**
 * A word in the making: what was tapped, the ways that are left, and the one on show. A calm table leaves the puzzle
 * to the player: a word counts once all its letters were tapped, and nothing tells before whether that leads anywhere.
 */
export class Builder {
  pins = $state.raw<Pins>(NO_PINS);
  turn = $state(0);
  /** A card with which nothing can be spelled now. */
  stuck = $state('');
  readonly #ctx: () => Context;
  /** What words are worth; still known while others play. */
  worths = $state.raw<Worth[]>([]);
  readonly spellings = $derived.by(() => readSpellings(this.#ctx().legal, this.worths, this.#best()));
  readonly calm = $derived.by(() => this.#ctx().help === 'calm');
  readonly chips = $derived.by(() =>
    this.calm ? this.#parts() : words(this.spellings, this.worths, { ...this.pins, gives: [] }),
  );
  readonly begun = $derived(this.pins.word !== null || this.pins.letters.length + this.pins.gives.length > 0);
  readonly ways = $derived.by(() => {
    if (!this.begun) return [];
    return this.calm ? spelledOut(this.spellings, this.pins) : matching(this.spellings, this.pins);
  });
  readonly current = $derived<Spelling | null>(this.ways[this.turn % Math.max(1, this.ways.length)] ?? null);
  /** The letters so far. */
  readonly letters = $derived<Letter[]>(this.current?.cards ?? (this.calm ? this.pins.letters : []));

  constructor(ctx: () => Context) {
    this.#ctx = ctx;
    $effect.pre(() => {
      const { effects } = ctx();
      if (effects) this.worths = worths(effects.words);
    });
    const decision = $derived(`${ctx().at} ${ctx().seat} ${this.calm}`);
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

  /** Shows a spelling that was suggested; anything else is no word. */
  suggest(move: string): void {
    const spelling = readSpelling(move, this.worths);
    const { word, cards, gives } = spelling ?? { word: null, cards: [], gives: [] };
    this.#pin({ word, letters: cards, gives });
  }

  cycle(): void {
    if (this.ways.length > 1) this.turn = (this.turn + 1) % this.ways.length;
  }

  row(face: string): void {
    if (this.calm) this.#pin(toggle(this.pins, { face, row: true }));
    else this.#tapped(tapRow(this.spellings, this.pins, face), face);
  }

  card(face: string, nth: number): void {
    if (this.calm) this.#pin(toggle(this.pins, { face, row: false }, nth));
    else this.#tapped(tapHand(this.spellings, this.pins, face, nth), face);
  }

  /** The place that a card of the row has in the word; 0 for none. */
  rowPlace(face: string): number {
    return this.letters.findIndex((card) => card.row && card.face === face) + 1;
  }

  /** What each card of the hand is needed for. */
  parts(): (Part | null)[] {
    const letters = this.letters.map((card, i) => ({ ...card, place: i + 1, taken: false }));
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

  /** Whether the spelling on show is the one that the server thinks best; it tells experts. */
  get isBest(): boolean {
    return this.current !== null && this.#best().includes(this.current.text);
  }

  /** A word whose letters were all tapped, though it cannot be spelled with these cards. */
  get inVain(): string {
    const { letters } = this.pins;
    const whole = this.worths.find(({ word }) => word.length === letters.length && isPart(letters, word));
    return this.calm && !this.current && letters.length > 0 ? (whole?.word ?? '') : '';
  }

  /** All words, with those that the tapped letters may become. */
  #parts(): (Worth & { ways: number })[] {
    const { letters } = this.pins;
    const lit = (word: string): boolean => letters.length > 0 && isPart(letters, word);
    return this.worths.map((worth) => ({ ...worth, ways: lit(worth.word) ? 1 : 0 }));
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
