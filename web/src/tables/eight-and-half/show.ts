import type { HalfEvent, HalfView } from '../../lib/net/protocol';
import { narrate } from '../narrate';
import type { SettlementShow, Trip } from '../show';
import { names, type Voice } from '../voice';

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
      {
        kind: 'plain',
        text: t('table.half.fewest', { names: names(voice, vicePresidents) }),
        rows: vicePresidents.map((seat) => ({ seat, note: t('table.half.vice'), won: true })),
      },
    ],
    rows: points.map((total, seat) => ({
      seat,
      // Why somebody is Vice President is a matter of cards.
      note: [titles(seat), seat === president ? '' : t('table.cards', { count: cards[seat] ?? 0 })]
        .filter((part) => part !== '')
        .join(' · '),
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
  if (event.type === 'swapped') {
    const [own, other] = [event.actor, event.seat].map((at) => (at === seat ? 'pairs' : `seat-${at}`));
    if (!own || !other) return [];
    return [
      ...event.gave.map((face) => ({ what: { face }, from: own, to: other })),
      ...event.got.map((face) => ({ what: { face }, from: other, to: own })),
    ];
  }
  if (event.type === 'collected' || event.type === 'caught') {
    const taker = event.type === 'caught' ? event.lawbreaker : event.actor;
    const to = taker === seat ? 'burned' : `seat-${taker}`;
    return event.cards.slice(-8).map((face) => ({ what: { face }, from: 'pile', to }));
  }
  return [];
}
