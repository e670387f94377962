import type { GameSlug } from '../../tables/contract';
import { gameOf, kitOf } from '../../tables/games';
import { keep, recall } from '../net/keep';
import { anywhere, api, Refused } from '../net/rest';
import type { Open, TableInfo, Wish } from '../net/wire';
import { local } from '../offline/local';
import { go } from '../router.svelte';
import { hints } from './hints.svelte';
import { isUnnamed } from './naming';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';

/** Tables that are to begin as soon as they are reached, and who is to sit there. */
const eager = new Map<string, Wish[]>();

/** Once for a table that begins by itself: what to ask for before, one wish for each seat that nobody has yet. */
export function beginsAtOnce(table: string): Wish[] | null {
  const wishes = eager.get(table) ?? null;
  eager.delete(table);
  return wishes;
}

/** One tap: a table full of bots, and the cards are dealt. */
export async function playNow(game: GameSlug, bots = settings.now.bots): Promise<void> {
  void import('../../screens/TableScreen.svelte');
  void kitOf(game);
  const wish = wished(game, bots);
  const table = await anywhere(
    () => local.open(wish),
    () => api.open(wish),
  );
  eager.set(table.id, []);
  go('/t/' + table.id);
}

/** What follows a lesson: a game against friendly bots, with tips. */
export async function playFirst(game: GameSlug): Promise<void> {
  await playNow(game, 'gentle');
  hints.begin(game);
  keep('lesson.' + game, null);
}

/** A table with empty seats and a code to share; without the server, for those who are at this device. */
export async function playWithFriends(game: GameSlug): Promise<void> {
  const wish = wished(game, '');
  const table = await api.open(wish).catch(async (e: unknown) => {
    if (!(e instanceof Refused) || e.status !== 0 || !(await local.whenReady())) throw e;
    return await local.open(wish);
  });
  go('/t/' + table.id);
}

/** Whether a table of the server can be played here as well: several people sit there, all at this device. */
export const fitsHere = (store: TableStore, info: TableInfo): boolean =>
  local.isReady &&
  !local.has(info.id) &&
  store.host &&
  !info.listed &&
  store.yours.length > 1 &&
  info.seats.every((seat, i) => seat.kind !== 'person' || store.yours.includes(i));

/** Plays a table of the server on this device, with the same people, bots and options. */
export async function playHere(store: TableStore, info: TableInfo): Promise<void> {
  const options = Object.entries(info.options).map(([name, value]) => [name, String(value)]);
  const table = await local.open({
    game: info.game,
    seats: info.seats.length,
    options: Object.fromEntries(options) as Record<string, string>,
    listed: false,
    clock: info.clock,
    bots: '',
    sit: false,
  });
  const wishes = info.seats.map((seat, i): Wish | null => {
    if (seat.kind === 'bot') return { type: 'bot', seat: i, bot: seat.bot };
    if (seat.kind === 'empty') return null;
    return { type: 'sit', seat: i, name: isUnnamed(seat.name) ? '' : seat.name };
  });
  const hints: Wish = { type: 'allow-hints', on: info.hints ?? false };
  eager.set(table.id, [hints, ...wishes.filter((wish) => wish !== null)]);
  store.ask({ type: 'leave' });
  go('/t/' + table.id, true);
}

/** The table of a guided round: the one that was begun here, or a new one; it is being played already. */
export async function lessonTable(game: GameSlug): Promise<string> {
  const begun = recall<{ table: string }>('lesson.' + game);
  if (begun) {
    const known = await api.table(begun.table).catch(() => null);
    if (known && known.phase === 'playing') return known.id;
  }
  const table = await anywhere(
    () => local.learn(game),
    () => api.learn(game),
  );
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
