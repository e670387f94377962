import type { GameSlug } from '../../tables/contract';
import { gameOf, kitOf } from '../../tables/games';
import { keep, recall } from '../net/keep';
import { Refused } from '../net/refused';
import { api } from '../net/rest';
import type { Open, TableInfo } from '../net/wire';
import { local } from '../offline/local';
import { go } from '../router.svelte';
import { hints } from './hints.svelte';
import { settings } from './settings.svelte';

/** Tables that are to begin as soon as they are reached. */
const eager = new Set<string>();

/** True once for a table that was opened by *Play now*. */
export const beginsAtOnce = (table: string): boolean => eager.delete(table);

/** One tap: a table full of bots, and the cards are dealt. */
export async function playNow(game: GameSlug, bots = settings.now.bots): Promise<void> {
  void import('../../screens/TableScreen.svelte');
  void kitOf(game);
  const wish = wished(game, bots);
  const table = local.isReady ? await local.open(wish) : await openAnywhere(wish);
  eager.add(table.id);
  go('/t/' + table.id);
}

/** What follows a lesson: a game against friendly bots, with tips. */
export async function playFirst(game: GameSlug): Promise<void> {
  await playNow(game, 'gentle');
  hints.begin(game);
  keep('lesson.' + game, null);
}

/** On the server as long as the engine is not there; if the server is out of reach, the engine is waited for. */
async function openAnywhere(wish: Open): Promise<TableInfo> {
  try {
    return await api.open(wish);
  } catch (e) {
    if (!(e instanceof Refused) || e.status !== 0 || !(await local.whenReady())) throw e;
    return await local.open(wish);
  }
}

/** A table with empty seats and a code to share. */
export async function playWithFriends(game: GameSlug): Promise<void> {
  const table = await api.open(wished(game, ''));
  go('/t/' + table.id);
}

/** The table of a guided round: the one that was begun here, or a new one; it is being played already. */
export async function lessonTable(game: GameSlug): Promise<string> {
  const begun = recall<{ table: string }>('lesson.' + game);
  if (begun) {
    const known = await api.table(begun.table).catch(() => null);
    if (known && known.phase === 'playing') return known.id;
  }
  const table = await api.learn(game);
  keep('lesson.' + game, { table: table.id, at: 0 });
  return table.id;
}

const wished = (game: GameSlug, bots: string): Open => ({
  game,
  seats: gameOf(game).tile.seats,
  options: {},
  listed: false,
  clock: 0,
  bots,
  sit: true,
});
