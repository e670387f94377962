import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HalfEvent, HalfView } from '../lib/net/protocol';
import { MS } from '../lib/motion';
import type { TableContext } from './contract';
import { kit } from './eight-and-half';
import { game } from './eight-and-half/game';
import { Stage } from './stage.svelte';

/** Keys are as good as sentences here. */
const t = (key: string) => key.replace('event.eight-and-half.', '');
const people = ['Eva', 'Ada', 'Bruno'].map((name) => ({ name, kind: 'person' as const, yours: false }));
const player = {
  hand: [],
  bank: 3,
  open: ['1', '2', '3'],
  blind: ['?', '?', '?'],
  burned: [],
  points: 0,
};

/** The pile tells the views apart. */
const viewOf = (...pile: string[]): HalfView => ({
  seat: 0,
  toAct: 1,
  phase: 'play',
  round: 1,
  rounds: 6,
  ghostKeepsFive: false,
  dealer: 0,
  swappers: [],
  value: 0,
  five: false,
  lawbreaker: -1,
  pile,
  players: [player, player, player],
  policeman: -1,
});

const plays = (actor: number, card: string): HalfEvent => ({
  type: 'played',
  actor,
  cards: [card],
  source: 'hand',
  places: [],
  value: 14,
});
const catches = (actor: number, lawbreaker: number): HalfEvent => ({
  type: 'caught',
  actor,
  lawbreaker,
  cards: ['h', '8'],
});

/** A table that is told of one message after the other, and what was to be seen there in turn. */
function table() {
  const seen: string[] = [];
  const told = (events: HalfEvent[]) => ({ game: 'g', seat: 0, events });
  let now = $state.raw<Pick<TableContext<HalfView, HalfEvent>, 'view' | 'events' | 'told'>>({
    view: viewOf(),
    events: [],
    told: told([]),
  });
  const settling = vi.fn<(title: string | null) => void>();
  const next = vi.fn<() => void>();
  const rest = { game, people, t, settling, next, seat: 0, follow: -1, at: 0, pending: null, refusal: null };
  const idle = { legal: [], effects: null, clock: null, order: null, aid: null, help: 'helper' as const };
  const calm = {
    takeBack: false,
    hint: null,
    coach: null,
    speed: 1 as const,
    sound: false,
    remarks: [],
    leftHanded: false,
    say: null,
  };
  const nothing = () => undefined;
  const deeds = {
    openRules: nothing,
    play: nothing,
    setOrder: nothing,
    takeBackNow: nothing,
    dismissRefusal: nothing,
  };
  let stage!: Stage<HalfView, HalfEvent>;
  const end = $effect.root(() => {
    stage = new Stage(() => ({ ...rest, ...idle, ...calm, ...deeds, ...now }), kit);
    $effect(() => void seen.push(`pile ${stage.view.pile.join(' ')}`.trim()));
    $effect(() => {
      if (stage.latest) seen.push(stage.latest.text);
    });
    $effect(() => {
      if (stage.moment) seen.push(`** ${stage.moment.headline} ${stage.moment.sentence}`);
    });
  });
  ends.push(end);
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  const tell = (view: HalfView, ...events: HalfEvent[]) => {
    now = { view, events, told: told(events) };
    flushSync();
    pass(0);
  };
  flushSync();
  seen.length = 0;
  return { stage, seen, tell, pass, settling, next };
}

const ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a catch: card, banner, pile, one after the other; the line tells the catch and not what is drawn', () => {
  const { stage, seen, tell, pass } = table();
  tell(viewOf('drawn'), plays(1, '9'), catches(1, 2), { type: 'drew', actor: 1, cards: ['?'] });
  expect(seen).toEqual(['played']);
  pass(MS.look);
  expect(seen.slice(1)).toEqual(['caught', '** table.half.caught.title table.half.caught']);
  pass(MS.moment);
  expect(seen.slice(3)).toEqual(['pile drawn']);
  pass(5000);
  expect(seen).toHaveLength(4);
  expect(stage.moment).toBeNull();
  expect(stage.lines.map(({ text }) => text)).toEqual(['played', 'caught', 'drew']);
});

test('a tap ends one beat, a move of one’s own ends them all', () => {
  const { stage, seen, tell, pass } = table();
  tell(viewOf('a'), plays(1, '9'), catches(1, 2));
  stage.skip();
  pass(0);
  expect(seen.at(-1)).toMatch(/^\*\* table.half.caught/);
  expect(stage.view.pile).toEqual([]);
  tell(viewOf('b'), plays(2, '4'));
  stage.hurry();
  flushSync();
  expect(stage.view.pile).toEqual(['b']);
  expect(stage.moment).toBeNull();
});

test('however fast the others are, one sees that one was caught', () => {
  const { stage, tell, pass } = table();
  tell(viewOf('a'), plays(1, '1'));
  tell(viewOf('b'), catches(1, 0));
  for (const pile of ['c', 'd', 'e', 'f', 'g', 'h']) tell(viewOf(pile), plays(2, '2'));
  expect(stage.moment).toMatchObject({ headline: 'table.half.caught.title', tone: 'red' });
  pass(MS.moment);
  expect(stage.view.pile).toEqual(['h']);
  expect(stage.polite.text).toBe('table.jumped');
});

test('a settlement holds what comes after it until it is read, and the bar speaks of it meanwhile', () => {
  const { stage, tell, pass, settling, next } = table();
  const scored = { round: 1, president: 1, vicePresidents: [0], cards: [4, 0, 9], points: [1, 2, 0] };
  tell(viewOf('next'), { type: 'went-out', actor: 1, alsoVice: false }, { type: 'scored', ...scored });
  tell(viewOf('later'), plays(2, '2'));
  pass(10_000);
  expect(stage.settlement?.title).toBe('table.settle.round');
  expect([stage.settling, stage.busy]).toEqual(['table.settle.round', true]);
  expect(settling).toHaveBeenLastCalledWith('table.settle.round');
  expect(stage.view.pile).toEqual([]);
  stage.closeSettlement();
  pass(0);
  expect(settling).toHaveBeenLastCalledWith(null);
  expect(next).toHaveBeenCalledOnce();
  expect(stage.settling).toBe('');
  expect(stage.view.pile).toEqual(['later']);
});

test('from its message on a settlement is to come, however long the moments before it are', () => {
  const { stage, tell, pass } = table();
  const out: HalfEvent = { type: 'went-out', actor: 1, alsoVice: false };
  const scored = { round: 1, president: 1, vicePresidents: [0], cards: [4, 0, 9], points: [1, 2, 0] };
  tell(viewOf('next'), plays(1, 'g'), out, { type: 'scored', ...scored });
  expect(stage.moment).not.toBeNull();
  expect([stage.settlement, stage.settling]).toEqual([null, 'table.settle.round']);
  pass(10_000);
  expect(stage.settlement).not.toBeNull();
});
