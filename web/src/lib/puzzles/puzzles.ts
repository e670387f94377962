import type { GameSlug, Reasoning } from '../net/wire';
import { GAMES, gameOf } from '../../tables/games';

export type Level = 'easy' | 'medium' | 'hard';

/** An answer to a puzzle; it stands for all moves that begin so, unless another one says more. */
export interface Answer extends Reasoning {
  move: string;
  /** Of a hundred games from here. */
  wins: number;
}

export interface Puzzle {
  level: Level;
  seat: number;
  /** The seed of its cards. */
  deal: string;
  /** The moves that led there, a comma between any two; nothing where there was only one. */
  moves: string;
  /** The best first. */
  answers: Answer[];
}

/** The puzzles of a game, as the lab has found them. */
export interface Puzzles {
  game: GameSlug;
  seats: number;
  options: Record<string, string>;
  puzzles: Puzzle[];
}

/** The games that have puzzles. */
export const PUZZLED: readonly GameSlug[] = GAMES.filter((game) => game.puzzles).map(({ slug }) => slug);

const loaded = new Map<GameSlug, Promise<Puzzles>>();

/** Loads the puzzles of a game, once. */
export function puzzlesOf(game: GameSlug): Promise<Puzzles> {
  const known = loaded.get(game);
  if (known) return known;
  const coming = load(game);
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}

async function load(game: GameSlug): Promise<Puzzles> {
  const file = (await gameOf(game).puzzles?.())?.default;
  if (!file) throw new Error(`no puzzles of ${game}`);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`puzzles: ${answer.status}`);
  return (await answer.json()) as Puzzles;
}

/** How many moves were made before it. */
export const movesBefore = ({ moves }: Puzzle): number => (moves === '' ? 0 : moves.split(',').length);

/** The answer that a move gives. */
export function answerOf({ answers }: Pick<Puzzle, 'answers'>, move: string): Answer | undefined {
  return answers
    .filter((one) => move === one.move || move.startsWith(`${one.move} `))
    .sort((a, b) => b.move.length - a.move.length)[0];
}
