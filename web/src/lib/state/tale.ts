import type { Line } from '../../tables/line';
import { keep, recall } from '../net/keep';

/**
 * The log of a game outlives a reload of its page; a tab keeps the one of its last game.
 *
 * @param game empty for one that is only looked at again
 */
export function keepTale(game: string, lines: Line[]): void {
  if (game === '') return;
  keep('log', { game, lines }, 'sessionStorage');
}

export function recallTale(game: string): Line[] {
  const kept = recall<{ game: string; lines: Line[] }>('log', 'sessionStorage');
  return kept?.game === game ? kept.lines : [];
}
