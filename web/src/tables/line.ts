/** Cards within a sentence: drawn where it is seen, words where it is heard. */
export interface Cards {
  faces: string[];
  words: string;
}

/** What happened, for the line at the table and for the log. */
export interface Line {
  /** Whose deed it was; -1 for nobody's. */
  actor: number;
  /** All of it in words. */
  text: string;
  parts: (string | Cards)[];
}

/** Marks the place of cards in a sentence while it is put together. Nobody writes these characters. */
const MARK = /\uE000(\d+)\uE001/;

/** A sentence from its text, in which `cards` stands for cards. */
export function lineOf(
  actor: number,
  write: (cards: (faces: readonly string[], words: string) => string) => string,
): Line {
  const known: Cards[] = [];
  const text = write((faces, words) => {
    // Cards that nobody sees have no picture.
    if (faces.length === 0 || faces.includes('?')) return words;
    return `\uE000${known.push({ faces: [...faces], words }) - 1}\uE001`;
  });
  // Every second piece is the number of a mark.
  const parts = text
    .split(MARK)
    .map((piece, i) => (i % 2 === 1 ? (known[Number(piece)] ?? '') : piece))
    .filter((part) => part !== '');
  const words = parts.map((part) => (typeof part === 'string' ? part : part.words));
  return { actor, text: words.join(''), parts };
}

/** A sentence without cards. */
export const plainLine = (actor: number, text: string): Line => ({ actor, text, parts: [text] });
