import type { GameSummary } from '../net/wire';

/** So many games the server tells at once. */
export const PAGE = 50;

/**
 * A page of somebody's games, the newest first: those of this device and those that the server keeps, each once. What
 * is older than the server's page comes with its next one.
 *
 * @param before the page has only games that ended before this time
 */
export function merged(own: GameSummary[], kept: GameSummary[], before = Infinity): GameSummary[] {
  const here = new Set(own.map(({ id }) => id));
  const oldest = kept.length >= PAGE ? (kept.at(-1)?.ended ?? 0) : -Infinity;
  return [
    ...own.filter(({ ended }) => ended < before && ended >= oldest),
    ...kept.filter(({ id }) => !here.has(id)),
  ].sort((a, b) => b.ended - a.ended);
}
