import { keep, recall } from '../net/keep';

/** The log of a game outlives a reload of its page; a tab keeps the one of its last game. */
export function keepTale(game: string, lines: string[]): void {
  keep('tale', { game, lines }, 'sessionStorage');
}

export function recallTale(game: string): string[] {
  const kept = recall<{ game: string; lines: string[] }>('tale', 'sessionStorage');
  return kept?.game === game ? kept.lines : [];
}
