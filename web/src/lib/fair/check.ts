import type { GameSlug } from '../../tables/contract';
import { keep, recall } from '../net/keep';
import type { FairInfo } from '../net/wire';
import { dealt, firstLeader, type Deal } from './decks';
import { toHex } from './hex';
import { sha256 } from './sha256';

/** What this device noted before the cards were dealt. */
export interface Witness {
  hash: string;
  salts: string[];
}

/** One question about a game; `null` where this device cannot tell. */
export interface Answer {
  what: 'promise' | 'secret' | 'share' | 'seed' | 'deals';
  ok: boolean | null;
  count?: number;
}

const REMEMBERED = 40;

export function witness(hash: string, salt?: string): void {
  if (hash === '') return;
  const all = recall<Witness[]>('witness') ?? [];
  const found = all.find((other) => other.hash === hash) ?? { hash, salts: [] };
  if (salt) found.salts.push(salt);
  keep('witness', [found, ...all.filter((other) => other.hash !== hash)].slice(0, REMEMBERED));
}

/** A share that takes no part after all: it came too late, or nobody of this device sits at the table. */
export function forgo(hash: string, salt?: string): void {
  const all = recall<Witness[]>('witness') ?? [];
  const kept = (one: Witness): string[] => (salt ? one.salts.filter((other) => other !== salt) : []);
  keep(
    'witness',
    all.map((one) => (one.hash === hash ? { hash, salts: kept(one) } : one)),
  );
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
  const seen = fair ? (recall<Witness[]>('witness') ?? []).find((one) => one.hash === fair.hash) : undefined;
  const answers: Answer[] = [];
  if (fair) {
    answers.push({ what: 'promise', ok: seen ? true : null });
    answers.push({ what: 'secret', ok: (await sha256Text(fair.secret)) === fair.hash });
    answers.push({
      what: 'share',
      ok: seen?.salts.length ? seen.salts.some((salt) => fair.salts.includes(salt)) : null,
    });
    const seed = await sha256Text([fair.secret, ...fair.salts].join(':'));
    answers.push({ what: 'seed', ok: seed === head.seed });
  }
  answers.push({ what: 'deals', ok: await sameDeals(head, deals), count: deals.length });
  return answers;
}

async function sameDeals(
  head: { game: GameSlug; seats: number; seed: string; options: Record<string, unknown> },
  deals: Deal[],
): Promise<boolean> {
  const first = deals[0];
  const byChance = head.options.firstGiver === undefined || head.options.firstGiver === 'chance';
  if (byChance && first && (first.giver ?? first.dealer) !== (await firstLeader(head.seed, head.seats)))
    return false;
  for (const deal of deals) {
    const right = await dealt(head.game, head.seed, deal);
    if (right.deck.join() !== deal.deck.join()) return false;
    if (right.row && right.row.join() !== deal.row?.join()) return false;
  }
  return deals.length > 0;
}
