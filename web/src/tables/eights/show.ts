import type { EightsEvent, EightsView } from '../../lib/net/protocol';
import { narrate } from '../narrate';
import type { Beat, SettlementShow, Trip } from '../show';
import type { Voice } from '../voice';

export function settle(before: EightsView, events: EightsEvent[], voice: Voice): SettlementShow | null {
  const scored = events.find((event) => event.type === 'hand-scored');
  if (!scored) return null;
  const { t } = voice;
  const over = events.some((event) => event.type === 'ended');
  const stop = events.find((event) => event.type === 'safety-stop');
  const laid = before.seats.map((seat) => seat.laid.map((one) => one.word.toUpperCase()));
  const gained = before.seats.map((seat) => seat.laid.reduce((sum, one) => sum + one.points, 0));
  const most = Math.max(0, ...gained);
  const won = (seat: number): boolean => most > 0 && gained[seat] === most;
  const plain = (text: string): Beat => ({ kind: 'plain', text, rows: [] });
  const { hand } = scored;
  return {
    title: t(over ? 'table.settle.over' : 'table.eights.hand-over', { round: hand, hand }),
    beats: [
      {
        kind: 'plain',
        text: t('table.eights.words', { words: scored.words }),
        rows: laid.map((words, seat) => ({ seat, note: words.join(' ') || '–', won: won(seat) })),
      },
      ...(stop ? [plain(narrate(stop, voice))] : []),
      ...(over ? [] : [plain(t('table.eights.row-stays', { target: before.target }))]),
    ],
    rows: scored.points.map((total, seat) => ({
      seat,
      note: (laid[seat] ?? []).join(' '),
      gained: gained[seat] ?? 0,
      total,
      won: won(seat),
    })),
    over,
    next: t('table.eights.next-hand'),
  };
}

export function trips(event: EightsEvent, seat: number): Trip[] {
  const zone = (own: string, actor: number) => (actor === seat ? own : `seat-${actor}`);
  const place = (face: string) => `row-${face.charAt(0)}`;
  if (event.type === 'spelled') {
    const to = zone('laid', event.seat);
    const from = zone('hand', event.seat);
    // The word lies there since its moment.
    return [
      ...event.cards.map((face, i) => ({ what: { face }, from: `word-${i}`, to })),
      ...event.replacements.map((face) => ({ what: { face }, from, to: place(face) })),
    ];
  }
  if (event.type === 'drew') {
    const to = zone('hand', event.seat);
    return event.cards.map(() => ({ what: { face: '?' }, from: 'stack', to }));
  }
  return [];
}
