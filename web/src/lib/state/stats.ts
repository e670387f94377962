import type { GameSlug } from '../../tables/contract';
import type { GameSummary } from '../net/wire';

/** How one did against bots of one level in one game. */
export interface Against {
  game: GameSlug;
  level: string;
  games: number;
  wins: number;
  /** The share of wins, and the interval that holds the true one in 95 of 100 cases. */
  share: number;
  low: number;
  high: number;
  /** What somebody would win who is as good as the bots. */
  even: number;
}

export interface Statistics {
  games: number;
  /** Against bots alone. */
  alone: number;
  titles: { game: GameSlug; games: number }[];
  against: Against[];
  /** Months from the first game to the last, as in 2026-11. */
  months: { month: string; games: number }[];
}

const Z = 1.96;

/** Wilson's interval of a share. */
export function interval(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const spread = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * games)) / games);
  const middle = share + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** The level of the bots, if there was one person and all bots were of one level. */
function levelOf({ bots }: GameSummary): string | null {
  const levels = new Set(bots.filter((bot) => bot !== ''));
  return bots.filter((bot) => bot === '').length === 1 && levels.size === 1 ? ([...levels][0] ?? null) : null;
}

/** A deal whose cards one has seen before proves nothing. */
const counts = ({ daily, counted }: GameSummary): boolean => !daily || counted === true;

/** What somebody's games add up to, each once. */
export function statistics(all: GameSummary[]): Statistics {
  const games = [...new Map(all.map((game) => [game.id, game])).values()].filter(counts);
  const groups = new Map<string, GameSummary[]>();
  for (const game of games) {
    const level = levelOf(game);
    if (level) groups.set(`${game.game} ${level}`, [...(groups.get(`${game.game} ${level}`) ?? []), game]);
  }
  const against = [...groups.values()].map(about).sort((a, b) => b.games - a.games);
  const titles = [...new Set(games.map(({ game }) => game))].map((game) => ({
    game,
    games: games.filter((one) => one.game === game).length,
  }));
  return {
    games: games.length,
    alone: against.reduce((sum, one) => sum + one.games, 0),
    titles: titles.sort((a, b) => b.games - a.games),
    against,
    months: months(games),
  };
}

function about(games: GameSummary[]): Against {
  const wins = games.filter(({ winners, bots }) => winners.includes(bots.indexOf(''))).length;
  const [low, high] = interval(wins, games.length);
  const even = games.reduce((sum, { bots }) => sum + 1 / bots.length, 0) / games.length;
  const { game, bots } = games[0] as GameSummary;
  const level = bots.find((bot) => bot !== '') ?? '';
  return { game, level, games: games.length, wins, share: wins / games.length, low, high, even };
}

function months(games: GameSummary[]): { month: string; games: number }[] {
  const counted = new Map<string, number>();
  for (const { ended } of games) {
    const month = new Date(ended).toISOString().slice(0, 7);
    counted.set(month, (counted.get(month) ?? 0) + 1);
  }
  const played = [...counted.keys()].sort();
  const result: { month: string; games: number }[] = [];
  const last = played.at(-1) ?? '';
  for (let month = played[0] ?? ''; month !== '' && month <= last; month = after(month)) {
    result.push({ month, games: counted.get(month) ?? 0 });
  }
  return result.slice(-24);
}

function after(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
