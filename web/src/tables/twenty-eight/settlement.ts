import type { TwentyEightEvent, TwentyEightSettled, TwentyEightView } from '../../lib/net/protocol';
import type { Piece, SettlementShow, Sharing, Tag, Tray, TrayRow } from '../show';
import { capital, nameOf, names, who, type Voice } from '../voice';
import { GEMS, type Gems } from './gems';

const gems = ([blue = 0, red = 0]: number[] = []): Gems => ({ blue, red });
const number = ({ blue, red }: Gems): number => blue + red;
const minus = (a: Gems, b: Gems): Gems => ({ blue: a.blue - b.blue, red: a.red - b.red });
const sum = (all: Gems[]): Gems => ({
  blue: all.reduce((blue, one) => blue + one.blue, 0),
  red: all.reduce((red, one) => red + one.red, 0),
});

/** Gems in words: 1 red and 1 blue. */
function inWords(voice: Voice, { blue, red }: Gems): string {
  const mix = red === 0 ? 'blue' : blue === 0 ? 'red' : 'both';
  return voice.t('table.28.gems', { mix, blue, red });
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

const ONE: Tag = { text: '1', colour: '#2450C4' };
const ELEVEN: Tag = { text: '11', colour: '#B9283F' };

/** What each 1/11 counts in this total: every 11 makes it ten more than the lowest one. */
function tags(cards: string[], total: number, lowest: number): (Tag | null)[] {
  let elevens = Math.round((total - lowest) / 10);
  return cards.map((face) => {
    if (face !== '1/11' || total < 0) return null;
    return elevens-- > 0 ? ELEVEN : ONE;
  });
}

/** Those who had the choice of a half. */
function choosers(before: TwentyEightView, events: TwentyEightEvent[]): number[] {
  const told = events.flatMap((event) => (event.type === 'chosen' ? [event.actor] : []));
  return before.players.flatMap((player, seat) =>
    player.half !== 'none' || told.includes(seat) ? [seat] : [],
  );
}

export function settle(
  before: TwentyEightView,
  events: TwentyEightEvent[],
  voice: Voice,
): SettlementShow | null {
  const settled = events.find((event) => event.type === 'settled');
  if (!settled) return null;
  const { t } = voice;
  const over = events.some((event) => event.type === 'ended');
  const rows = settled.points.map((total, seat) => ({
    seat,
    note: '',
    gained: total - (before.players[seat]?.gems.value ?? 0),
    total,
    won: number(gems(settled.given[seat])) > 0,
  }));
  return {
    title: t(over ? 'table.settle.over' : 'table.settle.round', { round: settled.round }),
    beats: [],
    sharing: sharing(before, events, settled, voice, over),
    rows,
    over,
  };
}

function sharing(
  before: TwentyEightView,
  events: TwentyEightEvent[],
  settled: TwentyEightSettled,
  voice: Voice,
  over: boolean,
): Sharing {
  const { t } = voice;
  const { directHits, forEight, forTwentyEight, counted, first, second } = settled;
  const cards = hands(before, events);
  const out = before.players.map(
    (player, seat) => player.out || events.some((event) => event.type === 'went-out' && event.actor === seat),
  );
  const row = (seat: number): TrayRow => {
    const total = settled.points[seat] ?? 0;
    const hits = directHits.includes(seat);
    const possible = hits ? '8 / 28' : (settled.totals[seat] ?? []).join(' / ');
    const count = counted[seat] ?? -1;
    return {
      seat,
      cards: cards[seat] ?? [],
      tags: tags(cards[seat] ?? [], count, settled.totals[seat]?.[0] ?? count),
      note: out[seat] ? t('play.label.out') : count >= 0 ? `${count}` : possible,
      gained: total - (before.players[seat]?.gems.value ?? 0),
      total,
      won: [...directHits, ...first, ...second].includes(seat),
    };
  };
  const chose = choosers(before, events);
  const trays =
    directHits.length > 0
      ? [hit(settled, voice, row)]
      : [half(settled, voice, row, 'eight', chose), half(settled, voice, row, 'twenty-eight', chose)];
  const seats = before.players.map((_, seat) => seat);
  const playing = [...directHits, ...forEight, ...forTwentyEight];
  const all = sum([...settled.given, settled.middle].map(gems));
  const middle = gems(settled.middle);
  return {
    pot: t('table.28.pot', {
      how: directHits.length > 0 ? 'hit' : settled.half > 0 ? 'halves' : 'none',
      points: before.middle.value,
      half: settled.half,
    }),
    pieces: pieces(settled, all),
    trays,
    aside: {
      title: t('table.28.aside', { how: directHits.length > 0 ? 'hit' : 'other' }),
      rows: seats.filter((seat) => !playing.includes(seat)).map(row),
    },
    left: t('table.28.left', {
      left: number(middle),
      gems: inWords(voice, middle),
      over: over ? 'yes' : 'no',
    }),
  };
}

/** Every gem that lay in the middle, with its way. */
function pieces(settled: TwentyEightSettled, all: Gems): Piece[] {
  const { directHits, first, second, given } = settled;
  const trays = directHits.length > 0 ? [all] : settled.trays.map(gems);
  const winners = directHits.length > 0 ? [directHits] : [first, second];
  const of = (colour: keyof Gems, count: number, tray: number, seat: number): Piece[] =>
    Array.from({ length: count }, () => ({ token: GEMS[colour], tray, seat }));
  const way = (some: Gems, tray: number, seat: number): Piece[] => [
    ...of('blue', some.blue, tray, seat),
    ...of('red', some.red, tray, seat),
  ];
  const shared = trays.flatMap((tray, i) => {
    const seats = winners[i] ?? [];
    const rest = minus(tray, sum(seats.map((seat) => gems(given[seat]))));
    return [...seats.flatMap((seat) => way(gems(given[seat]), i, seat)), ...way(rest, i, -1)];
  });
  return [...shared, ...way(minus(all, sum(trays)), -1, -1)];
}

type ToRow = (seat: number) => TrayRow;

function hit({ directHits }: TwentyEightSettled, voice: Voice, row: ToRow): Tray {
  const rows = directHits.map(row);
  return {
    label: '8',
    title: voice.t('table.28.direct-hit.title'),
    choices: [],
    value: rows.reduce((value, { gained }) => value + gained, 0),
    rows,
    why: '',
    outcome: voice.t('table.28.direct-hit', { names: names(voice, directHits) }),
    won: true,
    gold: true,
  };
}

function half(
  settled: TwentyEightSettled,
  voice: Voice,
  row: ToRow,
  which: 'eight' | 'twenty-eight',
  choosers: number[],
): Tray {
  const { t } = voice;
  const eight = which === 'eight';
  const [players, winners] = eight
    ? [settled.forEight, settled.first]
    : [settled.forTwentyEight, settled.second];
  const tray = gems(settled.trays[eight ? 0 : 1]);
  const total = (seat: number): number => settled.counted[seat] ?? 0;
  const behind = players.filter((seat) => !winners.includes(seat)).sort((a, b) => total(b) - total(a));
  const rows = [...winners, ...behind].map(row);
  const chosen = (seat: number): string => {
    const totals = settled.totals[seat] ?? [];
    const other = totals.find((one) => one !== total(seat) && (eight ? one === totals.at(-1) : true));
    const args = { ...who(voice, seat), half: eight ? 8 : 28, total: total(seat), other: other ?? -1 };
    return capital(t('table.28.chose', { ...args, how: other === undefined ? 'half' : 'total' }));
  };
  return {
    label: eight ? '8' : '28',
    title: t('table.28.tray', { half: which }),
    choices: players.filter((seat) => choosers.includes(seat)).map(chosen),
    value: settled.half,
    rows,
    why: why(settled, voice, players, winners, eight ? 8 : 28),
    outcome: outcome(settled, voice, winners, tray, rows[0]?.gained ?? 0),
    won: winners.some((seat) => number(gems(settled.given[seat])) > 0),
    gold: false,
  };
}

/** Why these seats win a half. */
function why(
  { counted }: TwentyEightSettled,
  voice: Voice,
  players: number[],
  winners: number[],
  half: number,
): string {
  const best = counted[winners[0] ?? -1] ?? 0;
  const next = Math.max(
    0,
    ...players.filter((seat) => !winners.includes(seat)).map((seat) => counted[seat] ?? 0),
  );
  const because =
    winners.length === 0 ? 'nobody' : winners.length > 1 ? 'tied' : next > 0 ? 'beats' : 'alone';
  const only = winners[0] ?? -1;
  return voice.t('table.28.why', {
    why: because,
    best,
    next,
    half,
    count: winners.length,
    who: only === voice.seat ? 'you' : 'other',
    names: winners.length > 0 ? nameOf(voice, only) : '',
  });
}

/** What becomes of the gems of a half. */
function outcome(
  { given }: TwentyEightSettled,
  voice: Voice,
  winners: number[],
  tray: Gems,
  points: number,
): string {
  const got = sum(winners.map((seat) => gems(given[seat])));
  const rest = minus(tray, got);
  const what = (): string => {
    if (number(tray) === 0) return 'nothing';
    if (winners.length === 0) return 'stays';
    if (number(got) === 0) return 'unshared';
    return winners.length === 1 ? 'takes' : 'shared';
  };
  // One winner takes everything; otherwise it is of interest what nobody gets.
  const told = what() === 'takes' ? got : rest;
  return voice.t('table.28.outcome', {
    what: what(),
    who: winners[0] === voice.seat ? 'you' : 'other',
    names: capital(names(voice, winners)),
    count: winners.length,
    gems: inWords(voice, told),
    n: number(told),
    points,
  });
}
