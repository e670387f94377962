import type { Translate } from '../i18n/i18n.svelte';
import type { DailyDay, DailyResult, DailyTry } from '../net/wire';
import { api } from '../net/rest';
import { go } from '../router.svelte';
import { witness } from '../fair/witness';
import type { GameSlug } from '../../tables/contract';

/** The deal of a game on a day, and what became of it. */
export const resultOf = (day: DailyDay, game: GameSlug): DailyResult | undefined =>
  day.games.find(({ deal }) => deal.game === game);

export const tryOf = (result: DailyResult | undefined): DailyTry | undefined => result?.mine?.[0];

/** How a try ended, in words. */
export function outcome(lead: number, t: Translate): string {
  if (lead === 0) return t('web.daily.shared');
  return lead > 0 ? t('web.daily.won', { points: lead }) : t('web.daily.lost', { points: -lead });
}

/** Eight dots: how many eighths of the others one has left behind or equalled. */
export function dots(place: number, players: number): string {
  const full = players > 1 ? Math.round((8 * (players - place)) / (players - 1)) : 8;
  return '●'.repeat(full) + '○'.repeat(8 - full);
}

/** To the table of a deal. The server is bound to it; this device notes what it saw before. */
export async function playDaily(game: GameSlug, hash: string, free = false, day = ''): Promise<void> {
  void import('../../screens/TableScreen.svelte');
  witness(hash);
  const table = await api.playDaily({ game, free, day });
  go('/t/' + table.id);
}

/** The days of a month, with empty places so that weeks begin on Monday. */
export function weeks(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days: (string | null)[] = Array.from({ length: first }, () => null);
  for (let day = 1; day <= length; day++) days.push(`${month}-${String(day).padStart(2, '0')}`);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** So many months before or after. */
export function monthOff(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
