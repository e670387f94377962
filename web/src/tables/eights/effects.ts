/** What a word would do. */
export interface Effect {
  word: string;
  points: number;
}

/** What every word does, the highest first. */
export const EFFECTS: readonly Effect[] = 'EIGHT SEVEN SIX FIVE FOUR THREE TWO ONE'
  .split(' ')
  .map((word, i) => ({ word, points: 8 - i }));

/** What a move would do that begins with a word; undefined for a pass. */
export const effectOf = (move: string): Effect | undefined =>
  EFFECTS.find(({ word }) => word === move.split(' ')[0]?.toUpperCase());

export const pointsOf = (word: string): number => effectOf(word)?.points ?? 0;
