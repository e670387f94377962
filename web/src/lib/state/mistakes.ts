import type { GameSlug, Valued } from '../net/wire';
import { isMistake } from '../review/moments';
import type { Kept } from '../review/quality';

/** How good the decisions of a game were. */
export interface GameQuality {
  id: string;
  game: GameSlug;
  ended: number;
  decisions: number;
  /** Doubtful or costly ones. */
  bad: number;
  /** Win points lost, on average. */
  cost: number;
}

/** Decisions of one kind that were doubtful or costly. */
export interface Mistake {
  game: GameSlug;
  /** What was done and what would have been better. */
  kind: string;
  reason: string;
  /** The totals at which it happened, where there are any. */
  range: string;
  times: number;
  /** Win points lost, on average. */
  cost: number;
}

/** In win points; the values are tenths of them. */
const lost = ({ gain }: Valued): number => Math.max(0, -gain) / 10;
const mean = (values: number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const own = (kept: readonly Kept[]): Kept[] =>
  kept.filter((one) => one.own && one.decisions.length > 0).sort((a, b) => a.ended - b.ended);

/** One's own games that were valued, the oldest first. */
export const qualityOverTime = (kept: readonly Kept[]): GameQuality[] =>
  own(kept).map(({ game, slug, ended, decisions }) => ({
    id: game,
    game: slug,
    ended,
    decisions: decisions.length,
    bad: decisions.filter(isMistake).length,
    cost: mean(decisions.map(lost)),
  }));

/** The mean of each value and those before it, five at most. */
export const smoothed = (values: readonly number[]): number[] =>
  values.map((_, i) => mean(values.slice(Math.max(0, i - 4), i + 1)));

/** What cost most in all, first. */
export function typicalMistakes(kept: readonly Kept[]): Mistake[] {
  const groups = new Map<string, { game: GameSlug; all: Valued[] }>();
  for (const { slug, decisions } of own(kept)) {
    for (const one of decisions.filter(isMistake)) {
      const key = `${slug} ${kindOf(one)} ${reasonOf(one)}`;
      const group = groups.get(key) ?? { game: slug, all: [] };
      group.all.push(one);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .map(({ game, all }) => {
      const [first] = all as [Valued, ...Valued[]];
      return {
        game,
        kind: kindOf(first),
        reason: reasonOf(first),
        range: rangeOf(all),
        times: all.length,
        cost: mean(all.map(lost)),
      };
    })
    .sort((a, b) => b.times * b.cost - a.times * a.cost);
}

const kindOf = ({ why, otherWhy }: Valued): string => `${why.kind}.${otherWhy.kind}`;

/** The reason that tells most about the kind of the decision is the last one. */
const reasonOf = ({ why }: Valued): string => why.reasons.at(-1) ?? '';

function rangeOf(all: readonly Valued[]): string {
  const totals = all.map(({ why }) => Number(why.details.total)).filter((total) => !Number.isNaN(total));
  const least = Math.min(...totals);
  const most = Math.max(...totals);
  return totals.length === 0 ? '' : least === most ? `${least}` : `${least}–${most}`;
}
