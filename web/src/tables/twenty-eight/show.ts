import type { BeatRow, GameShow, SettlementShow } from '../show';
import { names, who, type TableEvent, type Voice } from '../voice';
import { totals, within, type TwentyEightView } from './model';

function phrase(voice: Voice, face: string): string {
  if (face === '?') return voice.t('card.hidden');
  return face.includes('/')
    ? voice.t('card.twenty-eight.eleven')
    : voice.t('card.twenty-eight.number', { n: face });
}

interface Settled extends TableEvent {
  round: number;
  directHits: number[];
  half: number;
  first: number[];
  second: number[];
  given: [number, number][];
  points: number[];
  middle: [number, number];
}

function half(voice: Voice, which: 'eight' | 'other', settled: Settled): string {
  const winners = which === 'eight' ? settled.first : settled.second;
  return voice.t('event.twenty-eight.Settled.half', {
    half: which,
    points: settled.half,
    count: winners.length,
    names: names(voice, winners),
  });
}

function left(voice: Voice, settled: Settled): string {
  return voice.t('event.twenty-eight.Settled.left', { points: settled.middle[0] + 2 * settled.middle[1] });
}

function narrate(event: TableEvent, voice: Voice): string {
  const say = (name: string, args: Record<string, unknown> = {}) =>
    voice.t(`event.twenty-eight.${name}`, args);
  const actor = who(voice, Number(event.actor ?? -1));
  switch (event.type) {
    case 'dealt': {
      const start = say('Dealt', { ...who(voice, Number(event.giver)), round: event.round });
      const own = (event.secrets as string[])[voice.seat];
      return own && own !== '?' ? `${start} ${say('Dealt.secret', { card: phrase(voice, own) })}` : start;
    }
    case 'turn':
      return say('Turn', { ...actor, gem: event.gem });
    case 'taken':
      return say('Taken', { ...actor, card: phrase(voice, (event.card as string[])[0] ?? '?') });
    case 'declined':
      return say('Declined', actor);
    case 'went-out':
      return say('WentOut', actor);
    case 'pile-emptied':
      return say('PileEmptied');
    case 'revealed': {
      const items = (event.secrets as string[]).map((card, seat) =>
        say('Revealed.item', { ...who(voice, seat), card }),
      );
      return say('Revealed', { list: items.join(', ') });
    }
    case 'chosen':
      return say('Chosen', { ...actor, half: event.half === 'eight' ? 'eight' : 'other' });
    case 'settled': {
      const settled = event as Settled;
      if (settled.directHits.length > 0) {
        return `${say('Settled.hit', { names: names(voice, settled.directHits) })} ${left(voice, settled)}`;
      }
      return [half(voice, 'eight', settled), half(voice, 'other', settled), left(voice, settled)].join(' ');
    }
    default:
      return '';
  }
}

/** The cards that each player ends the round with. */
function hands(before: TwentyEightView, events: TableEvent[]): string[][] {
  const secrets = events.find((event) => event.type === 'revealed')?.secrets as string[] | undefined;
  const cards = before.players.map((player, seat) => [
    secrets?.[seat] ?? player.secret[0] ?? '?',
    ...player.open,
  ]);
  for (const event of events) {
    if (event.type === 'settled') break;
    if (event.type === 'taken') cards[Number(event.actor)]?.push(...(event.card as string[]));
  }
  return cards;
}

function settle(before: TwentyEightView, events: TableEvent[], voice: Voice): SettlementShow | null {
  const settled = events.find((event) => event.type === 'settled') as Settled | undefined;
  if (!settled) return null;
  const { t } = voice;
  const cards = hands(before, events);
  const out = before.players.map(
    (player, seat) => player.out || events.some((event) => event.type === 'went-out' && event.actor === seat),
  );
  const total = (seat: number): string =>
    out[seat]
      ? t('play.label.out')
      : within(totals(cards[seat] ?? [])).join(' / ') || `${totals(cards[seat] ?? [])[0]}`;
  const all: BeatRow[] = cards.map((hand, seat) => ({
    seat,
    cards: hand,
    note: total(seat),
    faded: out[seat] ?? false,
  }));
  const gems = (seat: number) => ({
    blue: settled.given[seat]?.[0] ?? 0,
    red: settled.given[seat]?.[1] ?? 0,
  });
  const winners = (seats: number[]): BeatRow[] =>
    seats.map((seat) => ({ seat, cards: cards[seat] ?? [], note: total(seat), gems: gems(seat), won: true }));
  const over = events.some((event) => event.type === 'ended');
  const won = (seat: number) => [...settled.directHits, ...settled.first, ...settled.second].includes(seat);
  const beats: SettlementShow['beats'] = [{ kind: 'cards', text: t('table.settle.reveal'), rows: all }];
  if (settled.directHits.length > 0) {
    const text = t('event.twenty-eight.Settled.hit', { names: names(voice, settled.directHits) });
    beats.push({ kind: 'hit', text, rows: winners(settled.directHits) });
  } else {
    beats.push({ kind: 'trays', text: half(voice, 'eight', settled), rows: winners(settled.first) });
    beats.push({ kind: 'trays', text: half(voice, 'other', settled), rows: winners(settled.second) });
  }
  beats.push({ kind: 'plain', text: left(voice, settled), rows: [] });
  return {
    title: t(over ? 'table.settle.over' : 'table.settle.round', { round: settled.round }),
    beats,
    rows: settled.points.map((points, seat) => ({
      seat,
      note: total(seat),
      gained: gems(seat).blue + 2 * gems(seat).red,
      total: points,
      won: won(seat),
    })),
    over,
  };
}

export const show: GameShow<TwentyEightView> = {
  narrate,
  settle,
  trips(event, seat) {
    const zone = (actor: unknown) => (actor === seat ? 'own' : `seat-${String(actor)}`);
    if (event.type === 'taken') {
      return [{ what: { face: (event.card as string[])[0] ?? '?' }, from: 'deck', to: zone(event.actor) }];
    }
    if (event.type === 'turn' && event.gem !== 'none') {
      return [{ what: { gem: event.gem as 'blue' | 'red' }, from: zone(event.actor), to: 'gems' }];
    }
    if (event.type === 'dealt') {
      return (event.secrets as string[]).map((face, to) => ({ what: { face }, from: 'deck', to: zone(to) }));
    }
    return [];
  },
};
