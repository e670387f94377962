import type { GameShow, SettlementShow } from '../show';
import { nameOf, who, type TableEvent, type Voice } from '../voice';
import type { EightsView } from './model';
import { pointsOf } from './spell';

const cards = (event: TableEvent, field: string): string[] => (event[field] as string[] | undefined) ?? [];

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

function narrate(event: TableEvent, voice: Voice): string {
  const say = (name: string, args: Record<string, unknown> = {}) => voice.t(`event.eights.${name}`, args);
  const actor = who(voice, Number(event.seat ?? -1));
  switch (event.type) {
    case 'dealt': {
      const first = (Number(event.dealer) + 1) % Number(event.seats);
      const start = say('Dealt', {
        ...who(voice, Number(event.dealer)),
        hand: event.hand,
        first: nameOf(voice, first),
      });
      const own = cards(event, 'deck')
        .filter((card) => card !== '?')
        .sort();
      return own.length > 0 ? `${start} ${say('Dealt.hand', { cards: own.join(' ') })}` : start;
    }
    case 'spelled': {
      const word = String(event.word).toUpperCase();
      return say('Spelled', {
        ...actor,
        word,
        points: pointsOf(word),
        cards: marked(cards(event, 'cards'), cards(event, 'borrowed')),
        replacements: cards(event, 'replacements').join(' '),
      });
    }
    case 'drew': {
      const drawn = cards(event, 'cards');
      const own =
        event.seat === voice.seat
          ? say('Drew', { ...actor, count: drawn.length, cards: drawn.join(' ') })
          : '';
      return event.left === 0 ? `${own} ${say('Drew.empty')}`.trim() : own;
    }
    case 'passed': {
      const under = cards(event, 'under');
      if (under.length === 0) return say('Passed', actor);
      return say('Passed.exchange', {
        ...actor,
        count: under.length,
        under: under.join(' '),
        drawn: cards(event, 'drawn').join(' '),
      });
    }
    case 'hand-scored':
      return say('HandScored', { hand: event.hand, words: event.words });
    case 'safety-stop':
      return say('SafetyStop', { hands: event.hands });
    default:
      return '';
  }
}

function settle(before: EightsView, events: TableEvent[], voice: Voice): SettlementShow | null {
  const scored = events.find((event) => event.type === 'hand-scored');
  if (!scored) return null;
  const { t } = voice;
  const points = scored.points as number[];
  const over = events.some((event) => event.type === 'ended');
  const stop = events.find((event) => event.type === 'safety-stop');
  const laid = before.seats.map((seat) => seat.laid.map((one) => one.word.toUpperCase()));
  const gained = laid.map((words) => words.reduce((sum, word) => sum + pointsOf(word), 0));
  const most = Math.max(0, ...gained);
  return {
    title: t(over ? 'table.settle.over' : 'table.eights.hand-over', {
      round: scored.hand,
      hand: scored.hand,
    }),
    beats: [
      {
        kind: 'words',
        text: narrate(scored, voice),
        rows: laid.map((words, seat) => ({
          seat,
          note: words.length > 0 ? words.join(' ') : '–',
          won: most > 0 && gained[seat] === most,
        })),
      },
      ...(stop ? [{ kind: 'plain' as const, text: narrate(stop, voice), rows: [] }] : []),
      ...(over
        ? []
        : [
            {
              kind: 'plain' as const,
              text: t('table.eights.row-stays', { target: before.target }),
              rows: [],
            },
          ]),
    ],
    rows: points.map((total, seat) => ({
      seat,
      note: (laid[seat] ?? []).join(' '),
      gained: gained[seat] ?? 0,
      total,
      won: most > 0 && gained[seat] === most,
    })),
    over,
  };
}

export const show: GameShow<EightsView> = {
  narrate,
  settle,
  trips(event, seat) {
    const zone = (actor: unknown) => (actor === seat ? 'hand' : `seat-${String(actor)}`);
    if (event.type === 'spelled') {
      const borrowed = cards(event, 'borrowed').map((face) => ({
        what: { face },
        from: `row-${face.charAt(0)}`,
        to: event.seat === seat ? 'laid' : `seat-${String(event.seat)}`,
      }));
      const paid = cards(event, 'replacements').map((face) => ({
        what: { face },
        from: zone(event.seat),
        to: `row-${face.charAt(0)}`,
      }));
      return [...borrowed, ...paid];
    }
    if (event.type === 'drew') {
      return cards(event, 'cards').map(() => ({ what: { face: '?' }, from: 'stack', to: zone(event.seat) }));
    }
    return [];
  },
};
