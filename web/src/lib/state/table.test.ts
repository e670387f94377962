import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../net/fake';
import type { Helper } from './settings.svelte';
import { TableStore } from './table.svelte';

const seat = (name: string) => ({ kind: 'person', name, bot: '', minded: false, here: true, host: false });
const info = (phase: string) => ({
  id: 'abc',
  code: 'ABCDE',
  game: 'eights',
  options: {},
  listed: false,
  clock: 0,
  phase,
  paused: false,
  number: 1,
  finished: '',
  seats: [seat('Anna'), seat('Bert')],
  fair: {
    hash: '',
    pledges: ['', ''],
    revealing: false,
    voided: 0,
    bots: [],
    salts: ['', ''],
    secret: '',
    seed: '',
  },
});
const table = (n: number, at: number, phase = 'playing') => ({
  type: 'table',
  n,
  table: info(phase),
  yours: [0],
  host: true,
  position: [
    {
      at,
      view: { seat: -1, toAct: 0, hand: [] },
      mine: { 0: { view: { seat: 0, hand: ['5x'] }, legal: ['pass'] } },
    },
  ],
});

let store: TableStore;
const moves = () =>
  FakeSocket.all.flatMap((socket) => socket.sent).filter((text) => text.includes('"type":"move"'));
const asks = () => FakeSocket.last.sent.map((text) => (JSON.parse(text) as { type: string }).type);

async function reconnect(): Promise<void> {
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(15_000);
  FakeSocket.last.open();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1 }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  FakeSocket.all = [];
  store = new TableStore('abc');
  FakeSocket.last.open();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a seat sees its own part merged into what everybody sees', () => {
  FakeSocket.last.tell(table(3, 3));
  expect(store.viewOf(0)).toEqual({ seat: 0, toAct: 0, hand: ['5x'] });
  expect(store.viewOf(-1)).toEqual({ seat: -1, toAct: 0, hand: [] });
  expect(store.legalOf(0)).toEqual(['pass']);
});

test('a move is sent once, whatever is tapped', () => {
  FakeSocket.last.tell(table(3, 3));
  store.play(0, 'pass');
  store.play(0, 'pass');
  expect(moves()).toHaveLength(1);
});

test('a move that did not arrive goes once more after the break', async () => {
  FakeSocket.last.tell(table(3, 3));
  FakeSocket.last.readyState = 3;
  store.play(0, 'pass');
  expect(moves()).toHaveLength(0);
  await reconnect();
  expect(moves()).toHaveLength(0);
  FakeSocket.last.tell({ type: 'changed', n: 3, table: info('playing'), yours: [0], host: true });
  expect(moves()).toHaveLength(1);
  expect(store.pending?.move).toBe('pass');
});

test('a move that did arrive before the break is not sent again', async () => {
  FakeSocket.last.tell(table(3, 3));
  store.play(0, 'pass');
  await reconnect();
  FakeSocket.last.tell(table(4, 4));
  expect(moves()).toHaveLength(1);
  expect(store.pending).toBeNull();
});

test('a refusal frees the move and says why; a stale move asks for the table', () => {
  FakeSocket.last.tell(table(3, 3));
  store.play(0, 'FIVE');
  const error = (code: string) => ({ code, message: 'no', clause: 'E6', details: {} });
  FakeSocket.last.tell({ type: 'refused', error: error('letter-missing'), re: store.pending?.id });
  expect([store.pending, store.refusal?.clause]).toEqual([null, 'E6']);
  store.play(0, 'pass');
  FakeSocket.last.tell({ type: 'refused', error: error('stale'), re: store.pending?.id });
  expect([store.pending, store.refusal, asks().at(-1)]).toEqual([null, null, 'look']);
});

test('what was refused beside the game is forgotten when the game goes on, and a move taken back is told', () => {
  FakeSocket.last.tell(table(3, 3));
  store.ask({ type: 'take-back', seat: 0 });
  FakeSocket.last.tell({ type: 'refused', error: { code: 'late', message: '', clause: '' }, re: 1 });
  expect(store.trouble?.code).toBe('late');
  FakeSocket.last.tell({ type: 'took-back', n: 4, at: 4, seat: 1, view: { toAct: 1 } });
  expect(store.trouble).toBeNull();
  expect(store.eventsOf(0)).toEqual([{ type: 'took-back', actor: 1 }]);
});

test('the level of help is named at the door, changes at once, and is caught up after a break', async () => {
  store.close();
  let level: Helper = 'helper';
  store = new TableStore('abc', () => level);
  FakeSocket.last.open();
  expect(FakeSocket.last.url).toContain('help=helper');
  FakeSocket.last.tell({
    ...table(3, 3),
    position: [{ at: 3, view: { toAct: 0 }, aids: { 0: { words: [] } } }],
  });
  expect(store.aidOf(0)).toEqual({ words: [] });
  expect(store.aidOf(1)).toBeNull();
  store.help();
  expect(asks()).toEqual([]);
  level = 'expert';
  store.help();
  expect(FakeSocket.last.sent.at(-1)).toContain('"type":"help"');
  FakeSocket.last.tell(table(3, 3));
  level = 'calm';
  await reconnect();
  expect(FakeSocket.last.url).toContain('help=calm');
  FakeSocket.last.tell({ type: 'changed', n: 3, table: info('playing'), yours: [0], host: true });
  expect(FakeSocket.last.sent.at(-1)).toContain('"level":"calm"');
});

test('a standing order shows as soon as the server has it', () => {
  FakeSocket.last.tell(table(3, 3));
  store.order(0, 'decline');
  expect(store.orderOf(0)).toBeNull();
  FakeSocket.last.tell({ type: 'done', n: 4, re: 1 });
  expect(store.orderOf(0)).toBe('decline');
});

test('taking back is offered for four seconds, to the seat that moved', async () => {
  FakeSocket.last.tell(table(3, 3));
  FakeSocket.last.tell({
    type: 'played',
    n: 4,
    at: 4,
    seat: 0,
    by: 'person',
    takeBack: 0,
    events: [],
    view: { toAct: 1 },
  });
  expect(store.takeBackSeat).toBe(0);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(store.takeBackSeat).toBe(-1);
});

test('what the host wished while the line was down is heard once it is back', async () => {
  FakeSocket.last.tell(table(3, 3, 'lobby'));
  FakeSocket.last.break();
  store.ask({ type: 'arrange', game: 'eights', seats: 2, options: {}, listed: false, clock: 30 });
  store.ask({ type: 'bot', seat: 1, bot: 'steady' });
  await reconnect();
  expect(asks()).toEqual([]);
  FakeSocket.last.tell(table(3, 3, 'lobby'));
  expect(asks()).toEqual(['arrange', 'bot']);
  FakeSocket.last.tell({ type: 'changed', n: 4, re: 2, table: info('lobby'), yours: [0], host: true });
  await reconnect();
  FakeSocket.last.tell(table(4, 4, 'lobby'));
  expect(asks()).toEqual([]);
});

test('a wish that got lost on the way goes once more, but not into the game', async () => {
  FakeSocket.last.tell(table(3, 3, 'lobby'));
  store.ask({ type: 'start' });
  await reconnect();
  FakeSocket.last.tell(table(3, 3, 'lobby'));
  expect(asks()).toEqual(['start']);
  await reconnect();
  FakeSocket.last.tell(table(4, 4, 'playing'));
  expect(asks()).toEqual([]);
  await reconnect();
  FakeSocket.last.tell(table(9, 9, 'lobby'));
  expect(asks()).toEqual([]);
});

test('the time for a move runs for its position, and neither in a pause nor for a bot that minds the seat', () => {
  const changed = (part: object) =>
    FakeSocket.last.tell({
      type: 'changed',
      n: 2,
      table: { ...info('playing'), ...part },
      yours: [0],
      host: true,
    });
  FakeSocket.last.tell(table(1, 1));
  expect(store.running).toBeNull();
  FakeSocket.last.tell({ type: 'clock', at: 1, seat: 0, left: 9_000, whole: 15_000 });
  expect(store.running).toMatchObject({ seat: 0, end: performance.now() + 9_000, whole: 15_000 });
  changed({ paused: true });
  expect(store.running).toBeNull();
  changed({ seats: [{ ...seat('Anna'), minded: true }, seat('Bert')] });
  expect(store.running).toBeNull();
  changed({});
  expect(store.running).not.toBeNull();
  FakeSocket.last.tell({
    type: 'played',
    n: 3,
    at: 3,
    seat: 0,
    by: 'person',
    takeBack: -1,
    view: { toAct: 1 },
  });
  expect(store.running).toBeNull();
});

const hint = (at: number) => ({
  type: 'hint',
  at,
  seat: 0,
  move: 'pass',
  why: { kind: 'pass', reasons: [], details: {} },
});

test('a hint is asked for, thought about, and gone when the game goes on', () => {
  FakeSocket.last.tell(table(1, 1));
  store.askHint(0);
  expect(store.isHinting(0)).toBe(true);
  expect(store.hintOf(0)).toBeNull();
  FakeSocket.last.tell(hint(1));
  expect(store.isHinting(0)).toBe(false);
  expect(store.hintOf(0)?.move).toBe('pass');
  expect(store.hintOf(1)).toBeNull();
  FakeSocket.last.tell(table(2, 2));
  expect(store.hintOf(0)).toBeNull();
});

test('a hint that the line has swallowed is asked for again, one that is refused is not', async () => {
  FakeSocket.last.tell(table(1, 1));
  store.askHint(0);
  await reconnect();
  FakeSocket.last.tell(table(1, 1));
  expect(asks()).toContain('hint');
  const asked = JSON.parse(FakeSocket.last.sent.at(-1) ?? '{}') as { id: number };
  FakeSocket.last.tell({
    type: 'refused',
    error: { code: 'hints-off', message: '', clause: '', details: {} },
    re: asked.id,
  });
  expect(store.isHinting(0)).toBe(false);
  expect(store.trouble?.code).toBe('hints-off');
});
