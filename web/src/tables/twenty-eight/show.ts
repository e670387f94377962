import type { TwentyEightEvent, TwentyEightSettled, TwentyEightView } from '../../lib/net/protocol';
import type { BeatRow, SettlementShow, Trip } from '../show';
import { names, type Voice } from '../voice';
import { GEMS, heap, type Gems } from './gems';

const gems = ([blue = 0, red = 0]: number[] = []): Gems => ({ blue, red });

function half(voice: Voice, which: 'eight' | 'other', settled: TwentyEightSettled): string {
  const winners = which === 'eight' ? settled.first : settled.second;
  return voice.t('table.28.half', {
    half: which,
    points: settled.half,
    count: winners.length,
    names: names(voice, winners),
  });
}

function left(voice: Voice, settled: TwentyEightSettled): string {
  const { blue, red } = gems(settled.middle);
  return voice.t('table.28.left', { blue, red, left: blue + red });
}

/** The cards that each player ends the round with. */
function hands(before: TwentyEightView, events: TwentyEightEvent[]): string[][] {
  const secrets = events.find((event) => event.type === 'revealed')?.secrets;
  const cards = before.players.map((player, seat) => [
    secrets?.[seat] ?? player.secret[0] ?? '?',
    ...player.open,
  ]);
  for (const event of events) {
    if (event.type === 'settled') break;
    if (event.type === 'taken') cards[event.actor]?.push(...event.card);
  }
  return cards;
}

export function settle(
  before: TwentyEightView,
  events: TwentyEightEvent[],
  voice: Voice,
): SettlementShow | null {
  const settled = events.find((event) => event.type === 'settled');
  if (!settled) return null;
  const { t } = voice;
  const { directHits, first, second, given, totals } = settled;
  const cards = hands(before, events);
  const out = before.players.map(
    (player, seat) => player.out || events.some((event) => event.type === 'went-out' && event.actor === seat),
  );
  const total = (seat: number): string =>
    out[seat] ? t('play.label.out') : (totals[seat] ?? []).join(' / ');
  const all: BeatRow[] = cards.map((hand, seat) => ({
    seat,
    cards: hand,
    note: total(seat),
    faded: out[seat] ?? false,
  }));
  const winners = (seats: number[]): BeatRow[] =>
    seats.map((seat) => ({
      seat,
      cards: cards[seat] ?? [],
      note: total(seat),
      tokens: heap(gems(given[seat])),
      won: true,
    }));
  const over = events.some((event) => event.type === 'ended');
  const beats: SettlementShow['beats'] = [{ kind: 'plain', text: t('table.settle.reveal'), rows: all }];
  if (directHits.length > 0) {
    const text = t('table.28.direct-hit', { names: names(voice, directHits) });
    beats.push({ kind: 'hit', text, rows: winners(directHits) });
  } else {
    beats.push({ kind: 'plain', text: half(voice, 'eight', settled), rows: winners(first) });
    beats.push({ kind: 'plain', text: half(voice, 'other', settled), rows: winners(second) });
  }
  beats.push({ kind: 'plain', text: left(voice, settled), rows: [] });
  return {
    title: t(over ? 'table.settle.over' : 'table.settle.round', { round: settled.round }),
    beats,
    rows: settled.points.map((points, seat) => ({
      seat,
      note: total(seat),
      gained: points - (before.players[seat]?.gems.value ?? 0),
      total: points,
      won: [...directHits, ...first, ...second].includes(seat),
    })),
    over,
  };
}

export function trips(event: TwentyEightEvent, seat: number): Trip[] {
  const zone = (actor: number) => (actor === seat ? 'own' : `seat-${actor}`);
  if (event.type === 'taken') {
    return [{ what: { face: event.card[0] ?? '?' }, from: 'deck', to: zone(event.actor) }];
  }
  if (event.type === 'turn' && event.gem !== 'none') {
    return [{ what: { token: GEMS[event.gem] }, from: zone(event.actor), to: 'gems' }];
  }
  if (event.type === 'dealt') {
    return event.secrets.map((face, to) => ({ what: { face }, from: 'deck', to: zone(to) }));
  }
  return [];
}
