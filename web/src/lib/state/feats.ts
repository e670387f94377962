import type { GameSlug, GameSummary } from '../net/wire';
import { keep, recall } from '../net/keep';

/** How often something happened, by name. */
export type Feats = Record<string, number>;

/** Everything remarkable that somebody did in the games of one title. */
export interface FeatTotals {
  game: GameSlug;
  games: number;
  counts: Feats;
  /** The most points of a round. */
  best: number;
}

/** Where games are found and looked through; tests bring their own. */
export interface FeatWorld {
  transcript(game: string): Promise<string>;
  /** By seat. */
  feats(transcript: string): Promise<Feats[]>;
  /** The seats of the guest in a game with other people. */
  yours(game: string): Promise<number[]>;
}

const BEST = 'best-round';
/** So many games are looked through, the newest. */
const MOST = 300;

type Known = Record<string, Feats>;

/** What is known of these games; those that are not are looked through and remembered. */
export async function featsOf(
  games: readonly GameSummary[],
  world: FeatWorld,
  progress: (done: number, all: number) => void,
): Promise<FeatTotals[]> {
  const wanted = [...games].sort((a, b) => b.ended - a.ended).slice(0, MOST);
  const known = recall<Known>('feats') ?? {};
  const missing = wanted.filter(({ id }) => !known[id]);
  for (const [done, game] of missing.entries()) {
    progress(done, missing.length);
    const found = await look(game, world).catch(() => null);
    if (found) known[game.id] = found;
  }
  const kept = Object.fromEntries(wanted.flatMap(({ id }) => (known[id] ? [[id, known[id]]] : [])));
  if (missing.length > 0) keep('feats', kept);
  return totals(wanted, kept);
}

async function look({ id, bots }: GameSummary, world: FeatWorld): Promise<Feats> {
  const people = bots.flatMap((bot, seat) => (bot === '' ? [seat] : []));
  const seats = people.length === 1 ? people : await world.yours(id);
  const all = await world.feats(await world.transcript(id));
  return seats.map((seat) => all[seat] ?? {}).reduce(add, {});
}

function add(sum: Feats, one: Feats): Feats {
  const result = { ...sum };
  for (const [name, count] of Object.entries(one)) {
    result[name] = name === BEST ? Math.max(result[name] ?? 0, count) : (result[name] ?? 0) + count;
  }
  return result;
}

function totals(games: readonly GameSummary[], known: Known): FeatTotals[] {
  const looked = games.filter(({ id }) => known[id]);
  return [...new Set(looked.map(({ game }) => game))].map((game) => {
    const own = looked.filter((one) => one.game === game);
    const counts = own.map(({ id }) => known[id] ?? {}).reduce(add, {});
    return { game, games: own.length, counts, best: counts[BEST] ?? 0 };
  });
}
