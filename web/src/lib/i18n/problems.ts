import type { Problem } from '../net/wire';
import { i18n, t } from './i18n.svelte';
import type { Args } from './message';

/**
 * A refusal in the reader's language; one that the catalogues do not know speaks for itself.
 *
 * @param printed how the cards in it are printed
 */
export function problemText(problem: Problem | null, printed?: (cards: string) => string): string {
  if (!problem) return t('web.error.broken.title');
  const args = details(problem, printed);
  for (const key of [`web.problem.${problem.code}`, `refusal.${problem.code}`]) {
    if (i18n.has(key)) return t(key, args);
  }
  return problem.message;
}

/** Details that are numbers become numbers, so that messages can inflect by them. */
function details(problem: Problem, printed?: (cards: string) => string): Args {
  return Object.fromEntries(
    Object.entries(problem.details).map(([name, value]) => {
      if (printed && name.startsWith('card')) return [name, printed(value)];
      return [name, /^\d{1,9}$/.test(value) ? Number(value) : value];
    }),
  );
}

/** The clause of a refusal, if it is one that the rules know. */
export const clauseOf = (problem: Problem): string | undefined =>
  /^[A-Z]\d+$/.test(problem.clause) ? problem.clause : undefined;
