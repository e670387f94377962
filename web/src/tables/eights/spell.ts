import type { EightsEffectsWorth } from '../../lib/net/protocol';

/** A word with its points. */
export type Worth = Pick<EightsEffectsWorth, 'points'> & { word: string };

/** A way to spell a word, as the notation writes it: FIVE 2f 2i* 4v 3e / 2n. */
export interface Spelling extends Worth {
  text: string;
  /** One card for each letter. */
  cards: Letter[];
  /** What goes into the row, by ascending suit. */
  gives: string[];
}

export interface Letter {
  face: string;
  /** Whether the row supplies it. */
  row: boolean;
}

/** What the player insists on; everything else is filled in. */
export interface Pins {
  word: string | null;
  letters: Letter[];
  gives: string[];
}

export const NO_PINS: Pins = { word: null, letters: [], gives: [] };

/** The words and their points, as the server sent them with the legal moves; the highest first. */
export function worths(words: readonly EightsEffectsWorth[] = []): Worth[] {
  return words.map(({ word, points }) => ({ word: word.toUpperCase(), points }));
}

export function readSpelling(text: string, all: readonly Worth[]): Spelling | null {
  const [front = '', back = ''] = text.split('/');
  const [name, ...cards] = front.trim().split(/\s+/);
  const worth = all.find(({ word }) => word === name);
  if (!worth || cards.length === 0) return null;
  return {
    text,
    ...worth,
    cards: cards.map((card) => ({ face: card.replace('*', ''), row: card.endsWith('*') })),
    gives: back.trim() === '' ? [] : back.trim().split(/\s+/),
  };
}

/** All spellings among the legal moves; the highest words come first, the favourites first of all. */
export function readSpellings(
  legal: readonly string[],
  all: readonly Worth[],
  best: readonly string[] = [],
): Spelling[] {
  const favourite = (spelling: Spelling): number => (best.includes(spelling.text) ? 0 : 1);
  return legal
    .map((text) => readSpelling(text, all))
    .filter((spelling) => spelling !== null)
    .sort((a, b) => b.points - a.points || favourite(a) - favourite(b));
}

/** Whether a list holds all of these, each as often as it occurs. */
function holds<T>(all: readonly T[], wanted: readonly T[], key: (one: T) => string): boolean {
  const left = all.map(key);
  return wanted.every((one) => {
    const at = left.indexOf(key(one));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

const letterKey = (letter: Letter): string => letter.face + (letter.row ? '*' : '');

/** The spellings that respect everything that is pinned. */
export function matching(spellings: readonly Spelling[], pins: Pins): Spelling[] {
  return spellings.filter(
    (spelling) =>
      (pins.word === null || spelling.word === pins.word) &&
      holds(spelling.cards, pins.letters, letterKey) &&
      holds(spelling.gives, pins.gives, (give) => give),
  );
}

/** The words that can still be spelled, with the number of ways. Highest first. */
export function words(
  spellings: readonly Spelling[],
  all: readonly Worth[],
  pins: Pins,
): (Worth & { ways: number })[] {
  const open = matching(spellings, { ...pins, word: null });
  return all.map((worth) => ({
    ...worth,
    ways: open.filter(({ word }) => word === worth.word).length,
  }));
}

const without = <T>(all: readonly T[], gone: T, key: (one: T) => string): T[] => {
  const at = all.findIndex((one) => key(one) === key(gone));
  return all.filter((_, i) => i !== at);
};

/** The pins with one more, or with that one alone if they do not go together; null if nothing goes with it. */
function pinned(spellings: readonly Spelling[], pins: Pins, more: Pins, alone: Pins): Pins | null {
  if (matching(spellings, more).length > 0) return more;
  const free = { ...more, word: null };
  if (matching(spellings, free).length > 0) return free;
  return matching(spellings, alone).length > 0 ? alone : null;
}

/** A tap on a card of the row: a letter, or no longer one. */
export function tapRow(spellings: readonly Spelling[], pins: Pins, face: string): Pins | null {
  const letter: Letter = { face, row: true };
  if (pins.letters.some((other) => letterKey(other) === letterKey(letter))) {
    return { ...pins, letters: without(pins.letters, letter, letterKey) };
  }
  const more = { ...pins, letters: [...pins.letters, letter] };
  return pinned(spellings, pins, more, { ...NO_PINS, letters: [letter] });
}

/** A tap on a card of the hand, the nth of its face: first a letter, then a replacement, then neither. */
export function tapHand(spellings: readonly Spelling[], pins: Pins, face: string, nth: number): Pins | null {
  const letter: Letter = { face, row: false };
  const asLetter = pins.letters.filter((other) => letterKey(other) === letterKey(letter)).length;
  const asGive = pins.gives.filter((give) => give === face).length;
  if (nth < asLetter) {
    const give = { ...pins, letters: without(pins.letters, letter, letterKey), gives: [...pins.gives, face] };
    return matching(spellings, give).length > 0 ? give : { ...give, gives: pins.gives };
  }
  if (nth < asLetter + asGive) return { ...pins, gives: without(pins.gives, face, (give) => give) };
  const more = { ...pins, letters: [...pins.letters, letter] };
  if (matching(spellings, more).length > 0) return more;
  const give = { ...pins, gives: [...pins.gives, face] };
  if (matching(spellings, give).length > 0) return give;
  return (
    pinned(spellings, pins, { ...more, word: null }, { ...NO_PINS, letters: [letter] }) ??
    pinned(spellings, pins, { ...give, word: null }, { ...NO_PINS, gives: [face] })
  );
}

/** A tap without any help: a letter, or no longer one; whatever it may lead to. */
export function toggle(pins: Pins, letter: Letter, nth = 0): Pins {
  const count = pins.letters.filter((other) => letterKey(other) === letterKey(letter)).length;
  const letters = nth < count ? without(pins.letters, letter, letterKey) : [...pins.letters, letter];
  return { ...pins, letters };
}

/** The spellings of a word that was built to its last letter. */
export const spelledOut = (spellings: readonly Spelling[], pins: Pins): Spelling[] =>
  matching(spellings, pins).filter(({ cards }) => cards.length === pins.letters.length);

/** Whether these letters are a part of the word. */
export const isPart = (letters: readonly Letter[], word: string): boolean =>
  holds(
    [...word],
    letters.map(({ face }) => face.charAt(1).toUpperCase()),
    (letter) => letter,
  );
