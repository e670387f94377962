import type { TwentyEightViewGems as GemCount } from '../../lib/net/protocol';

export type {
  TwentyEightView,
  TwentyEightViewGems as GemCount,
  TwentyEightViewPlayer as TwentyEightPlayer,
} from '../../lib/net/protocol';

export const worth = (gems: GemCount): number => gems.blue + 2 * gems.red;

/** What cards can add up to: each 1/11 as 1 or as 11. Ascending. */
export function totals(cards: readonly string[]): number[] {
  const known = cards.filter((card) => card !== '?');
  const low = known.reduce((sum, card) => sum + (card === '1/11' ? 1 : Number(card)), 0);
  const elevens = known.filter((card) => card === '1/11').length;
  return Array.from({ length: elevens + 1 }, (_, i) => low + 10 * i);
}

/** The totals worth showing: those up to 28, or else the lowest. */
export function within(totals: readonly number[]): number[] {
  const fitting = totals.filter((total) => total <= 28);
  return fitting.length > 0 ? fitting : totals.slice(0, 1);
}

/** The total with which a hand plays for a half, for the label of that choice. */
export function bestFor(cards: readonly string[], half: 8 | 28): number | undefined {
  return totals(cards).findLast((total) => total <= half);
}
