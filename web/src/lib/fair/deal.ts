import type { Chance } from './chance';

/** A deal line of a transcript. */
export interface Deal {
  deal: number;
  giver?: number;
  dealer?: number;
  row?: string[];
  deck: string[];
}

/** What must have been dealt: the deck, and what was laid out from it first. */
export type Dealing = (chance: Chance, deal: Deal) => Promise<Pick<Deal, 'deck' | 'row'>>;

/** A deck in the order from which every shuffle starts: cards, and how many there are of each. */
export const deckOf = (counts: readonly (readonly [card: string, count: number])[]): string[] =>
  counts.flatMap(([card, count]) => Array<string>(count).fill(card));

export const shuffled =
  (deck: string[]): Dealing =>
  async (chance) => ({ deck: await chance.shuffle(deck) });
