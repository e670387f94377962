import type { TwentyEightViewGems, TwentyEightViewPlayer } from '../../lib/net/protocol';

/** What a choice of a half would do. */
export interface Effect {
  /** The total that plays for it. */
  total: number;
}

export function effectOf({ secret, open }: TwentyEightViewPlayer, move: 'for8' | 'for28'): Effect {
  const half = move === 'for8' ? 8 : 28;
  return { total: totals([...secret, ...open]).findLast((total) => total <= half) ?? 0 };
}

/** What gems are worth. */
export const worth = ({ blue, red }: TwentyEightViewGems): number => blue + 2 * red;

/** What cards can add up to, each 1/11 as 1 or as 11, ascending: totals up to 28, or else the lowest. */
export const reached = (cards: readonly string[]): number[] => within(totals(cards));

/** The totals worth showing: those up to 28, or else the lowest. */
export function within(totals: readonly number[]): number[] {
  const fitting = totals.filter((total) => total <= 28);
  return fitting.length > 0 ? fitting : totals.slice(0, 1);
}

function totals(cards: readonly string[]): number[] {
  const known = cards.filter((card) => card !== '?');
  const low = known.reduce((sum, card) => sum + (card === '1/11' ? 1 : Number(card)), 0);
  const elevens = known.filter((card) => card === '1/11').length;
  return Array.from({ length: elevens + 1 }, (_, i) => low + 10 * i);
}
