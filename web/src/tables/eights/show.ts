import type { Args } from '../../lib/i18n/i18n.svelte';
import type { EightsEvent, EightsView } from '../../lib/net/protocol';
import type { Beat, SettlementShow, Trip } from '../show';
import { ended, nameOf, who, type Voice } from '../voice';
import { pointsOf } from './effects';

/** Cards in a line, those of the row with a star. */
function marked(all: string[], borrowed: string[]): string {
  const row = [...borrowed];
  return all
    .map((card) => {
      const at = row.indexOf(card);
      if (at < 0) return card;
      row.splice(at, 1);
      return `${card}*`;
    })
    .join(' ');
}

export function narrate(event: EightsEvent, voice: Voice): string {
  const say = (name: string, args: Args = {}) => voice.t(`event.eights.${name}`, args);
  const actor = who(voice, 'seat' in event ? event.seat : -1);
  switch (event.type) {
    case 'dealt': {
      const { dealer, hand, seats } = event;
      const first = nameOf(voice, (dealer + 1) % seats);
      const start = say('Dealt', { ...who(voice, dealer), hand, first });
      const own = event.deck.filter((card) => card !== '?').sort();
      return own.length > 0 ? `${start} ${say('Dealt.hand', { cards: own.join(' ') })}` : start;
    }
    case 'spelled':
      return say('Spelled', {
        ...actor,
        word: event.word.toUpperCase(),
        points: pointsOf(event.word),
        cards: marked(event.cards, event.borrowed),
        replacements: event.replacements.join(' '),
      });
    case 'drew': {
      const { cards, left, seat } = event;
      const own =
        seat === voice.seat ? say('Drew', { ...actor, count: cards.length, cards: cards.join(' ') }) : '';
      return left === 0 ? `${own} ${say('Drew.empty')}`.trim() : own;
    }
    case 'passed': {
      const { under, drawn } = event;
      if (under.length === 0) return say('Passed', actor);
      const cards = { count: under.length, under: under.join(' '), drawn: drawn.join(' ') };
      return say('Passed.exchange', { ...actor, ...cards });
    }
    case 'hand-scored':
      return say('HandScored', { hand: event.hand, words: event.words });
    case 'safety-stop':
      return say('SafetyStop', { hands: event.hands });
    case 'ended':
      return ended(voice, event);
  }
}

export function settle(before: EightsView, events: EightsEvent[], voice: Voice): SettlementShow | null {
  const scored = events.find((event) => event.type === 'hand-scored');
  if (!scored) return null;
  const { t } = voice;
  const over = events.some((event) => event.type === 'ended');
  const stop = events.find((event) => event.type === 'safety-stop');
  const laid = before.seats.map((seat) => seat.laid.map((one) => one.word.toUpperCase()));
  const gained = laid.map((words) => words.reduce((sum, word) => sum + pointsOf(word), 0));
  const most = Math.max(0, ...gained);
  const won = (seat: number): boolean => most > 0 && gained[seat] === most;
  const plain = (text: string): Beat => ({ kind: 'plain', text, rows: [] });
  const { hand } = scored;
  return {
    title: t(over ? 'table.settle.over' : 'table.eights.hand-over', { round: hand, hand }),
    beats: [
      {
        kind: 'plain',
        text: narrate(scored, voice),
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
  };
}

export function trips(event: EightsEvent, seat: number): Trip[] {
  const zone = (own: string, actor: number) => (actor === seat ? own : `seat-${actor}`);
  const place = (face: string) => `row-${face.charAt(0)}`;
  if (event.type === 'spelled') {
    const to = zone('laid', event.seat);
    const from = zone('hand', event.seat);
    return [
      ...event.borrowed.map((face) => ({ what: { face }, from: place(face), to })),
      ...event.replacements.map((face) => ({ what: { face }, from, to: place(face) })),
    ];
  }
  if (event.type === 'drew') {
    const to = zone('hand', event.seat);
    return event.cards.map(() => ({ what: { face: '?' }, from: 'stack', to }));
  }
  return [];
}
