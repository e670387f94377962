import type { GameSlug } from '../../tables/contract';
import { t } from '../i18n/i18n.svelte';
import { api } from '../net/rest';
import type { Reasoning, TableInfo, Valued } from '../net/wire';
import { local } from '../offline/local';
import { details } from './hinting.svelte';

/** Tenths of win points: so much a decision must have cost for sure to be worth a word. */
const WORTH = -20;
/** If none has cost more for sure, all were good. */
const GOOD = -50;

const words = (game: GameSlug, why: Reasoning, form: 'did' | 'would'): string =>
  t(`advice.${game}.${why.kind}.${form}`, details(why));

/** One sentence about the decisions of a round; empty where nothing is clear. */
export function remark(game: GameSlug, decisions: readonly Valued[]): string {
  const [worst] = decisions.filter(({ high }) => high <= WORTH).sort((a, b) => a.gain - b.gain);
  if (worst) {
    return t('table.coach.cost', {
      did: words(game, worst.why, 'did'),
      would: words(game, worst.otherWhy, 'would'),
      points: Math.round(-worst.gain / 10),
    });
  }
  return decisions.length > 0 && decisions.every(({ low }) => low > GOOD) ? t('table.coach.praise') : '';
}

/** Which choice is about a table: others may hear about their decisions in games with people, or rather not. */
export const coaching = (info: TableInfo): 'coach' | 'coachAmongPeople' =>
  info.seats.filter(({ kind }) => kind === 'person').length > 1 ? 'coachAmongPeople' : 'coach';

/** Whether the coach may say something at a table: to one person at this device, and never in the try that counts. */
export const coached = (info: TableInfo, yours: readonly number[]): boolean =>
  yours.length === 1 && !info.counted;

/** What was decided in the round that has just ended, and what it was worth; nothing if that is not known in time. */
export async function lastRound(info: TableInfo, seat: number): Promise<Valued[]> {
  if (local.has(info.id)) {
    return await local.request('remark', { table: info.id, game: info.number, seat });
  }
  const { size, fine, decisions } = await api.remark(info.id, seat);
  // What has cost something for sure may be said, whatever else is still unknown.
  return fine === size ? decisions : decisions.filter(({ high }) => high <= WORTH);
}

/** What the coach says while a settlement is on show. It comes when it is ready, and holds nothing up. */
export class Coach {
  text = $state('');
  private turn = 0;

  constructor(
    private readonly game: GameSlug,
    private readonly value: () => Promise<Valued[]>,
  ) {}

  /** A settlement begins. */
  async look(): Promise<void> {
    const turn = ++this.turn;
    const decisions = await this.value().catch(() => []);
    if (turn === this.turn) this.text = remark(this.game, decisions);
  }

  /** The settlement was read. */
  rest(): void {
    this.turn++;
    this.text = '';
  }
}
