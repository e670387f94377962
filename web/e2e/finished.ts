import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE } from '../scripts/engine-page.mjs';
import type { GameSlug } from '../src/tables/contract';
import type { House } from './house';

/** Games that the engine's own tests have played: see ParityTest. */
const PLAYED: Record<GameSlug, string> = {
  'twenty-eight': 'twenty-eight-4-gentle',
  'eight-and-half': 'eight-and-half-3-steady',
  eights: 'eights-3-sharp',
};

export const transcriptOf = (game: GameSlug): string =>
  readFileSync(join(OFFLINE, 'parity', `${PLAYED[game]}.transcript.jsonl`), 'utf8');

export const movesOf = (game: GameSlug): number => transcriptOf(game).split('"move":').length - 1;

/** Has a guest bring a finished game to the server, as if it had been played at seat 0; tells who that is. */
export async function bring(page: Page, house: House, game: GameSlug, id: string): Promise<unknown> {
  const transcript = transcriptOf(game);
  const { seats } = JSON.parse(transcript.slice(0, transcript.indexOf('\n'))) as { seats: number };
  const others = Array.from({ length: seats - 1 }, () => 'gentle');
  const guest = await page.request.post(house.url + '/api/guests', { data: { name: 'Anna' } });
  const answer = await page.request.put(`${house.url}/api/games/${id}`, {
    data: { ended: 1_777_000_000_000, names: ['Anna', ...others], bots: ['', ...others], transcript },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return guest.json();
}
