import type { Problem } from '../net/wire';
import { i18n, t } from './i18n.svelte';

/** A refusal in the reader's language; one that the catalogues do not know speaks for itself. */
export function problemText(problem: Problem | null): string {
  if (!problem) return t('web.error.broken.title');
  const args = details(problem);
  for (const key of [`web.problem.${problem.code}`, `refusal.${problem.code}`]) {
    if (i18n.has(key)) return t(key, args);
  }
  return problem.message;
}

/** Details that are numbers become numbers, so that messages can inflect by them; h is written ½. */
function details(problem: Problem): Record<string, unknown> {
  const halves = /^H\d+$/.test(problem.clause);
  return Object.fromEntries(
    Object.entries(problem.details).map(([name, value]) => {
      if (halves && name.startsWith('card')) return [name, value.replaceAll('h', '½')];
      return [name, /^\d{1,9}$/.test(value) ? Number(value) : value];
    }),
  );
}

/** The clause of a refusal, if it is one that the rules know. */
export const clauseOf = (problem: Problem): string | undefined =>
  /^[THE]\d+$/.test(problem.clause) ? problem.clause : undefined;
