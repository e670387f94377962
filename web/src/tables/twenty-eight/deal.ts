import { deckOf, shuffled } from '../../lib/fair/deal';

/** The deck once more, apart from the engine's: whoever checks a deal must not trust the dealer. */
export const dealing = shuffled(
  // prettier-ignore
  deckOf([['1', 15], ['2', 3], ['3', 3], ['4', 3], ['5', 3], ['6', 3], ['7', 3], ['8', 4], ['9', 3], ['10', 3], ['1/11', 8]]),
);
