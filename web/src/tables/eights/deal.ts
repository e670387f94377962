import type { Dealing } from '../../lib/fair/deal';

/** The deck once more, apart from the engine's: whoever checks a deal must not trust the dealer. */
const LETTERS = 'eeiotnrv eeiofnvg eeitfnsg eeithnvw eeotfrsx eeothsvu eiothsru eiofhrwx'.split(' ');
export const DECK = LETTERS.flatMap((letters, suit) => [...letters].map((letter) => `${suit + 1}${letter}`));

const firstOfEachSuit = (cards: string[]): string[] =>
  LETTERS.map((_, suit) => cards.find((card) => card.startsWith(`${suit + 1}`)) ?? '');

export const dealing: Dealing = async (chance, deal) => {
  const row = deal.deal === 1 ? firstOfEachSuit(await chance.shuffle(DECK)) : (deal.row ?? []);
  const left = [...DECK];
  for (const card of row) left.splice(left.indexOf(card), 1);
  return { row, deck: await chance.shuffle(left) };
};
