import type { Game, GameKit, GameSlug } from './contract';
import { game as eightAndHalf } from './eight-and-half/game';
import { game as eights } from './eights/game';
import { game as twentyEight } from './twenty-eight/game';

/** Every game that the server knows, in the order of the home page. The compiler asks for one that is missing. */
const games: { readonly [S in GameSlug]: Game<S> } = {
  'twenty-eight': twentyEight,
  'eight-and-half': eightAndHalf,
  eights,
};

export const GAMES: readonly Game[] = Object.values(games);

export const gameOf = (slug: GameSlug): Game => games[slug];

export const isGame = (slug: string): slug is GameSlug => Object.hasOwn(games, slug);

/** Loads the rest of a game. That a table's view and events are those of its game is the server's promise. */
export const kitOf = async (slug: GameSlug): Promise<GameKit> => (await games[slug].load()).kit as GameKit;
