import type { Args } from '../../lib/i18n/i18n.svelte';
import type { HalfEvent, HalfView } from '../../lib/net/protocol';
import type { SettlementShow, Trip } from '../show';
import { ended, nameOf, names, who, whom, type Voice } from '../voice';
import { policeman } from './effects';
import { phrase, phrases, valueText } from './words';

export function narrate(event: HalfEvent, voice: Voice): string {
  const say = (name: string, args: Args = {}) => voice.t(`event.eight-and-half.${name}`, args);
  const actor = who(voice, 'actor' in event ? event.actor : -1);
  switch (event.type) {
    case 'dealt': {
      const start = say('Dealt', { ...who(voice, event.dealer), round: event.round });
      const own = event.hands[voice.seat];
      return own ? `${start} ${say('Dealt.hand', { cards: phrases(voice, own) })}` : start;
    }
    case 'swapped':
      return say('Swapped', {
        ...actor,
        ...whom(voice, event.seat),
        gave: phrase(voice, event.gave),
        got: phrase(voice, event.got),
      });
    case 'kept':
      return say('Kept', actor);
    case 'opens':
      return say('Opens', who(voice, event.seat));
    case 'played': {
      const play = say('Played', {
        ...actor,
        cards: phrase(voice, event.cards),
        source: event.source === 'open' ? 'open' : 'other',
        value: valueText(event.value),
      });
      const police = policeman(event.value);
      return police === undefined ? play : `${play} ${say('Played.uneven', { ...actor, police })}`;
    }
    case 'drew': {
      const { cards } = event;
      if (event.actor !== voice.seat) return '';
      return say('Drew', { ...actor, count: cards.length, cards: phrases(voice, cards) });
    }
    case 'turned-up': {
      const up = say('TurnedUp', { ...actor, place: event.place, card: phrase(voice, event.card) });
      return event.played ? up : `${up} ${say('TurnedUp.back')}`;
    }
    case 'collected':
      return say('Collected', { ...actor, count: event.cards.length });
    case 'caught':
      return say('Caught', { ...actor, ...whom(voice, event.lawbreaker), count: event.cards.length });
    case 'went-out':
      return say('WentOut', { ...actor, both: event.alsoVice ? 'yes' : 'no' });
    case 'scored':
      return say('Scored', {
        round: event.round,
        president: nameOf(voice, event.president),
        vices: names(voice, event.vicePresidents),
      });
    case 'ended':
      return ended(voice, event);
  }
}

export function settle(before: HalfView, events: HalfEvent[], voice: Voice): SettlementShow | null {
  const scored = events.find((event) => event.type === 'scored');
  if (!scored) return null;
  const { t } = voice;
  const { cards, points, president, vicePresidents } = scored;
  const over = events.some((event) => event.type === 'ended');
  const titles = (seat: number): string =>
    [
      seat === president ? t('table.half.president') : '',
      vicePresidents.includes(seat) ? t('table.half.vice') : '',
    ]
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
        rows: cards.map((value, seat) => ({
          seat,
          value,
          note: `${value}`,
          won: vicePresidents.includes(seat),
        })),
      },
      { kind: 'plain', text: narrate(scored, voice), rows: [] },
    ],
    rows: points.map((total, seat) => ({
      seat,
      note: titles(seat) || t('table.cards', { count: cards[seat] ?? 0 }),
      gained: total - (before.players[seat]?.points ?? 0),
      total,
      won: seat === president || vicePresidents.includes(seat),
    })),
    over,
  };
}

export function trips(event: HalfEvent, seat: number): Trip[] {
  if (event.type === 'played') {
    const from = event.actor === seat ? 'hand' : `seat-${event.actor}`;
    return event.cards.map((face) => ({ what: { face }, from, to: 'pile' }));
  }
  if (event.type === 'collected' || event.type === 'caught') {
    const taker = event.type === 'caught' ? event.lawbreaker : event.actor;
    const to = taker === seat ? 'burned' : `seat-${taker}`;
    return event.cards.slice(-8).map((face) => ({ what: { face }, from: 'pile', to }));
  }
  return [];
}
