import type { GameSlug } from '../../tables/contract';
import { Chance } from './chance';

/** A deal line of a transcript. */
export interface Deal {
  deal: number;
  giver?: number;
  dealer?: number;
  row?: string[];
  deck: string[];
}

/** What must have been dealt: the deck, and in the first hand of Eights the row. */
type Dealing = (chance: Chance, deal: Deal) => Promise<Pick<Deal, 'deck' | 'row'>>;

/** A deck in the order from which every shuffle starts: cards, and how many there are of each. */
const deckOf = (counts: readonly (readonly [card: string, count: number])[]): string[] =>
  counts.flatMap(([card, count]) => Array<string>(count).fill(card));

const shuffled =
  (deck: string[]): Dealing =>
  async (chance) => ({ deck: await chance.shuffle(deck) });

const LETTERS = 'eeiotnrv eeiofnvg eeitfnsg eeithnvw eeotfrsx eeothsvu eiothsru eiofhrwx'.split(' ');
const EIGHTS = LETTERS.flatMap((letters, suit) => [...letters].map((letter) => `${suit + 1}${letter}`));

const firstOfEachSuit = (cards: string[]): string[] =>
  LETTERS.map((_, suit) => cards.find((card) => card.startsWith(`${suit + 1}`)) ?? '');

const DEALINGS: Record<GameSlug, Dealing> = {
  'twenty-eight': shuffled(
    // prettier-ignore
    deckOf([['1', 15], ['2', 3], ['3', 3], ['4', 3], ['5', 3], ['6', 3], ['7', 3], ['8', 4], ['9', 3], ['10', 3], ['1/11', 8]]),
  ),
  'eight-and-half': shuffled(
    // prettier-ignore
    deckOf([['0', 6], ['1', 4], ['2', 4], ['3', 6], ['4', 6], ['5', 6], ['6', 6], ['7', 6], ['8', 6], ['9', 6], ['h', 8], ['g', 8]]),
  ),
  eights: async (chance, deal) => {
    const row = deal.deal === 1 ? firstOfEachSuit(await chance.shuffle(EIGHTS)) : (deal.row ?? []);
    const left = [...EIGHTS];
    for (const card of row) left.splice(left.indexOf(card), 1);
    return { row, deck: await chance.shuffle(left) };
  },
};

export const dealt = (game: GameSlug, seed: string, deal: Deal): ReturnType<Dealing> =>
  DEALINGS[game](new Chance(seed, deal.deal), deal);

/** Who begins, where chance decides. */
export const firstLeader = (seed: string, seats: number): Promise<number> => new Chance(seed, 0).below(seats);
