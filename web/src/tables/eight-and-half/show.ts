import type { GameShow, SettlementShow } from '../show';
import { nameOf, names, who, whom, type TableEvent, type Voice } from '../voice';
import { type HalfView } from './model';
import { policeman, valueText } from './moves';
import { phrase, phrases } from './words';

const cards = (event: TableEvent, field = 'cards'): string[] => (event[field] as string[] | undefined) ?? [];

function narrate(event: TableEvent, voice: Voice): string {
  const say = (name: string, args: Record<string, unknown> = {}) =>
    voice.t(`event.eight-and-half.${name}`, args);
  const actor = who(voice, Number(event.actor ?? -1));
  const count = cards(event).length;
  switch (event.type) {
    case 'dealt': {
      const start = say('Dealt', { ...who(voice, Number(event.dealer)), round: event.round });
      const own = (event.hands as string[][])[voice.seat];
      return own ? `${start} ${say('Dealt.hand', { cards: phrases(voice, own) })}` : start;
    }
    case 'swapped':
      return say('Swapped', {
        ...actor,
        ...whom(voice, Number(event.seat)),
        gave: phrase(voice, cards(event, 'gave')),
        got: phrase(voice, cards(event, 'got')),
      });
    case 'kept':
      return say('Kept', actor);
    case 'opens':
      return say('Opens', who(voice, Number(event.seat)));
    case 'played': {
      const value = Number(event.value);
      const source = event.source === 'open' ? 'open' : 'other';
      const play = say('Played', {
        ...actor,
        cards: phrase(voice, cards(event)),
        source,
        value: valueText(value),
      });
      const police = policeman(value);
      return police === undefined ? play : `${play} ${say('Played.uneven', { ...actor, police })}`;
    }
    case 'drew':
      return event.actor === voice.seat
        ? say('Drew', { ...actor, count, cards: phrases(voice, cards(event)) })
        : '';
    case 'turned-up': {
      const up = say('TurnedUp', { ...actor, place: event.place, card: phrase(voice, cards(event, 'card')) });
      return event.played ? up : `${up} ${say('TurnedUp.back')}`;
    }
    case 'collected':
      return say('Collected', { ...actor, count });
    case 'caught':
      return say('Caught', { ...actor, ...whom(voice, Number(event.lawbreaker)), count });
    case 'went-out':
      return say('WentOut', { ...actor, both: event.alsoVice ? 'yes' : 'no' });
    case 'scored':
      return say('Scored', {
        round: event.round,
        president: nameOf(voice, Number(event.president)),
        vices: names(voice, event.vicePresidents as number[]),
      });
    default:
      return '';
  }
}

function settle(before: HalfView, events: TableEvent[], voice: Voice): SettlementShow | null {
  const scored = events.find((event) => event.type === 'scored');
  if (!scored) return null;
  const { t } = voice;
  const counts = scored.cards as number[];
  const points = scored.points as number[];
  const vices = scored.vicePresidents as number[];
  const president = Number(scored.president);
  const over = events.some((event) => event.type === 'ended');
  const titles = (seat: number): string =>
    [seat === president ? t('table.half.president') : '', vices.includes(seat) ? t('table.half.vice') : '']
      .filter((title) => title !== '')
      .join(' · ');
  const gone = events.find((event) => event.type === 'went-out');
  return {
    title: t(over ? 'table.settle.over' : 'table.settle.round', { round: scored.round }),
    beats: [
      {
        kind: 'hit',
        text: gone ? narrate(gone, voice) : '',
        rows: [{ seat: president, note: t('table.half.president'), won: true }],
      },
      {
        kind: 'bars',
        text: t('table.half.counted'),
        rows: counts.map((value, seat) => ({ seat, value, note: `${value}`, won: vices.includes(seat) })),
      },
      { kind: 'plain', text: narrate(scored, voice), rows: [] },
    ],
    rows: points.map((total, seat) => ({
      seat,
      note: titles(seat) || t('table.cards', { count: counts[seat] ?? 0 }),
      gained: total - (before.players[seat]?.points ?? 0),
      total,
      won: seat === president || vices.includes(seat),
    })),
    over,
  };
}

export const show: GameShow<HalfView> = {
  narrate,
  settle,
  trips(event, seat) {
    const zone = (actor: unknown) => (actor === seat ? 'hand' : `seat-${String(actor)}`);
    if (event.type === 'played') {
      return cards(event).map((face) => ({ what: { face }, from: zone(event.actor), to: 'pile' }));
    }
    if (event.type === 'collected' || event.type === 'caught') {
      const to = event.type === 'caught' ? event.lawbreaker : event.actor;
      const burned = to === seat ? 'burned' : `seat-${String(to)}`;
      return cards(event)
        .slice(-8)
        .map((face) => ({ what: { face }, from: 'pile', to: burned }));
    }
    return [];
  },
};
