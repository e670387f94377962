import type { GameSlug } from '../tables/contract';

/** How a game presents itself before the server is asked. */
export interface GameFace {
  slug: GameSlug;
  /** Players, at least and at most. */
  players: readonly [number, number];
  minutes: number;
  /** How many sit down for a quick game. */
  quick: number;
  fan: readonly string[];
}

export const GAMES: readonly GameFace[] = [
  { slug: 'twenty-eight', players: [3, 6], minutes: 20, quick: 4, fan: ['8', '1/11', '10'] },
  { slug: 'eight-and-half', players: [2, 5], minutes: 15, quick: 4, fan: ['7', 'h', 'g'] },
  { slug: 'eights', players: [2, 6], minutes: 25, quick: 3, fan: ['2f', '8i', '5x'] },
];

export const isGame = (slug: string | undefined): slug is GameSlug =>
  GAMES.some((game) => game.slug === slug);
