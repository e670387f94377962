import { deckOf, shuffled } from '../../lib/fair/deal';

/** The deck once more, apart from the engine's: whoever checks a deal must not trust the dealer. */
export const dealing = shuffled(
  // prettier-ignore
  deckOf([['0', 6], ['1', 4], ['2', 4], ['3', 6], ['4', 6], ['5', 6], ['6', 6], ['7', 6], ['8', 6], ['9', 6], ['h', 8], ['g', 8]]),
);
