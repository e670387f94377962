import type { GameSlug } from '../../tables/contract';
import { t } from '../i18n/i18n.svelte';
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

/** Whether the coach may say something at a table: one person plays with bots on this device. */
export const coached = (info: TableInfo): boolean =>
  local.has(info.id) && info.seats.filter(({ kind }) => kind === 'person').length === 1;

/** What the coach says while a settlement is on show. It comes when it is ready, and holds nothing up. */
export class Coach {
  text = $state('');
  private turn = 0;
  private round = -1;

  constructor(
    private readonly game: GameSlug,
    private readonly value: () => Promise<Valued[]>,
  ) {}

  /** A settlement begins. */
  async look(): Promise<void> {
    const turn = ++this.turn;
    const decisions = await this.value().catch(() => []);
    const round = decisions[0]?.round ?? -1;
    // Whoever had nothing to decide in this round hears nothing of the one before.
    if (turn === this.turn && round !== this.round) this.text = remark(this.game, decisions);
    this.round = round;
  }

  /** The settlement was read. */
  rest(): void {
    this.turn++;
    this.text = '';
  }
}
