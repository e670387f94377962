import { lineOf, plainLine, type Line } from '../../tables/line';
import type { Voice } from '../../tables/voice';
import { api } from '../net/rest';
import type { TableInfo, Valued } from '../net/wire';
import { local } from '../offline/local';
import { move } from '../review/moments';

/** Tenths of win points: so much a decision must have cost for sure to be worth a word. */
const WORTH = -20;
/** If none has cost more for sure, all were good. */
const GOOD = -50;

/** One sentence about the decisions of a round; nothing where nothing is clear. */
export function remark(decisions: readonly Valued[], voice: Voice): Line | null {
  const [worst] = decisions.filter(({ high }) => high <= WORTH).sort((a, b) => a.gain - b.gain);
  if (worst) {
    return lineOf(-1, (put) =>
      voice.t('table.coach.cost', {
        did: move(worst.why, 'did', voice, put),
        would: move(worst.otherWhy, 'would', voice, put),
        points: Math.round(-worst.gain / 10),
      }),
    );
  }
  const good = decisions.length > 0 && decisions.every(({ low }) => low > GOOD);
  return good ? plainLine(-1, voice.t('table.coach.praise')) : null;
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

/** What the coach looks at while a settlement is on show. It comes when it is ready, and holds nothing up. */
export class Coach {
  decisions = $state.raw<Valued[]>([]);
  private turn = 0;

  constructor(private readonly value: () => Promise<Valued[]>) {}

  /** A settlement begins. */
  async look(): Promise<void> {
    const turn = ++this.turn;
    const decisions = await this.value().catch(() => []);
    if (turn === this.turn) this.decisions = decisions;
  }

  /** The settlement was read. */
  rest(): void {
    this.turn++;
    this.decisions = [];
  }
}
