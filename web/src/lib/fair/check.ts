import type { GameSlug } from '../../tables/contract';
import { gameOf } from '../../tables/games';
import type { FairInfo } from '../net/wire';
import { Chance } from './chance';
import type { Deal } from './deal';
import { toHex } from './hex';
import { sha256 } from './sha256';
import { noted, sameSeal, type Witness } from './witness';

/** One question about a game; `null` where this device cannot tell. */
export interface Answer {
  what: 'promise' | 'secret' | 'pledges' | 'nobody' | 'seal' | 'bots' | 'share' | 'seed' | 'deals' | 'voided';
  ok: boolean | null;
  count?: number;
}

async function sha256Text(text: string): Promise<string> {
  return toHex(await sha256(new TextEncoder().encode(text)));
}

/**
 * Repeats the deals of a finished game.
 *
 * @param fair the published secret and shares; null if only the transcript is at hand
 */
export async function check(transcript: string, fair: FairInfo | null): Promise<Answer[]> {
  const lines = transcript
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const head = lines[0] as { game: GameSlug; seats: number; seed: string; options: Record<string, unknown> };
  const deals = lines.filter((line) => 'deal' in line) as unknown as Deal[];
  const answers = fair ? await proof(fair, head.seed) : [];
  answers.push({ what: 'deals', ok: await sameDeals(head, deals), count: deals.length });
  if (fair && fair.voided > 0) answers.push({ what: 'voided', ok: null, count: fair.voided });
  return answers;
}

/** Whether secret, pledges and shares agree with each other, with the seed, and with what this device noted. */
async function proof(fair: FairInfo, seed: string): Promise<Answer[]> {
  const seen = noted(fair.hash);
  const answers: Answer[] = [
    { what: 'promise', ok: seen ? true : null },
    { what: 'secret', ok: (await sha256Text(fair.secret)) === fair.hash },
    await asPledged(fair),
  ];
  if (seen?.seal) answers.push({ what: 'seal', ok: sameSeal(seen.seal, fair) });
  if (fair.bots.length > 0) {
    const shares = fair.bots.map((seat) => sha256Text(`${fair.secret}:bot:${seat}`));
    const right = (await Promise.all(shares)).every((share, i) => share === fair.salts[fair.bots[i] ?? -1]);
    answers.push({ what: 'bots', ok: right, count: fair.bots.length });
  }
  answers.push({ what: 'share', ok: seen?.salts.length ? takesPart(seen, fair) : null });
  answers.push({ what: 'seed', ok: (await sha256Text([fair.secret, ...fair.salts].join(':'))) === seed });
  return answers;
}

/** Whether every person's share is the one that was pledged; games from before there were pledges cannot tell. */
async function asPledged(fair: FairInfo): Promise<Answer> {
  const people = fair.salts
    .map((salt, seat) => ({ salt, seat }))
    .filter(({ seat }) => !fair.bots.includes(seat));
  if (people.every(({ salt, seat }) => salt === '' && !fair.pledges[seat]))
    return { what: 'nobody', ok: null };
  if (fair.pledges.every((pledge) => pledge === '') && fair.bots.length === 0)
    return { what: 'pledges', ok: null };
  const right = people.map(
    async ({ salt, seat }) => (salt === '' ? '' : await sha256Text(salt)) === fair.pledges[seat],
  );
  return { what: 'pledges', ok: (await Promise.all(right)).every(Boolean) };
}

/** Before there were pledges, a share could be replaced, and one of this device's was enough. */
function takesPart(seen: Witness, fair: FairInfo): boolean {
  const within = (salt: string): boolean => fair.salts.includes(salt);
  return seen.seal ? seen.salts.every(within) : seen.salts.some(within);
}

async function sameDeals(
  head: { game: GameSlug; seats: number; seed: string; options: Record<string, unknown> },
  deals: Deal[],
): Promise<boolean> {
  const first = deals[0];
  const byChance = head.options.firstGiver === undefined || head.options.firstGiver === 'chance';
  if (byChance && first) {
    const leader = await new Chance(head.seed, 0).below(head.seats);
    if ((first.giver ?? first.dealer) !== leader) return false;
  }
  const { dealing } = await gameOf(head.game).deals();
  for (const deal of deals) {
    const right = await dealing(new Chance(head.seed, deal.deal), deal);
    if (right.deck.join() !== deal.deck.join()) return false;
    if (right.row && right.row.join() !== deal.row?.join()) return false;
  }
  return deals.length > 0;
}
