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

const times = (counts: Record<string, number>, order: string[]): string[] =>
  order.flatMap((card) => Array<string>(counts[card] ?? 0).fill(card));

/** The decks in the order from which every shuffle starts. */
const TWENTY_EIGHT = times({ 1: 15, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 4, 9: 3, 10: 3, '1/11': 8 }, [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '1/11',
]);
const HALF = times({ 0: 6, 1: 4, 2: 4, 3: 6, 4: 6, 5: 6, 6: 6, 7: 6, 8: 6, 9: 6, h: 8, g: 8 }, [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'h',
  'g',
]);
const LETTERS = [
  'eeiotnrv',
  'eeiofnvg',
  'eeitfnsg',
  'eeithnvw',
  'eeotfrsx',
  'eeothsvu',
  'eiothsru',
  'eiofhrwx',
];
const EIGHTS = LETTERS.flatMap((letters, suit) => [...letters].map((letter) => `${suit + 1}${letter}`));

/** What must have been dealt: the deck, and in the first hand of Eights the row. */
export async function dealt(game: GameSlug, seed: string, deal: Deal): Promise<Pick<Deal, 'deck' | 'row'>> {
  const chance = new Chance(seed, deal.deal);
  if (game !== 'eights') return { deck: await chance.shuffle(game === 'twenty-eight' ? TWENTY_EIGHT : HALF) };
  const row = deal.deal === 1 ? firstOfEachSuit(await chance.shuffle(EIGHTS)) : (deal.row ?? []);
  const left = [...EIGHTS];
  for (const card of row) left.splice(left.indexOf(card), 1);
  return { row, deck: await chance.shuffle(left) };
}

function firstOfEachSuit(cards: string[]): string[] {
  return LETTERS.map((_, suit) => cards.find((card) => card.startsWith(String(suit + 1))) ?? '');
}

/** Who begins, where chance decides. */
export const firstLeader = (seed: string, seats: number): Promise<number> => new Chance(seed, 0).below(seats);
