import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../net/fake';
import { TableStore } from '../state/table.svelte';
import { noted, pledgeOf } from './witness';

interface Sent {
  type: string;
  id: number;
  seat: number;
  hash: string;
  salt: string;
}

let hash = 0;
let store: TableStore;
const sent = (type: string): Sent[] =>
  FakeSocket.last.sent.map((text) => JSON.parse(text) as Sent).filter((ask) => ask.type === type);
const pledges = (): string[] => sent('pledge').map((ask) => ask.hash);
const secretHash = (): string => 'ff' + hash;

function table(fair: object, yours = [0], more: object = {}): object {
  const info = {
    phase: 'lobby',
    game: 'eights',
    seats: [],
    fair: {
      hash: secretHash(),
      pledges: ['', ''],
      revealing: false,
      voided: 0,
      bots: [],
      salts: ['', ''],
      ...fair,
    },
  };
  return { type: 'changed', n: 2, table: info, yours, host: true, ...more };
}

function enter(): void {
  store = new TableStore('abc');
  FakeSocket.last.open();
}

beforeEach(() => {
  vi.useFakeTimers();
  const memory: Record<string, string> = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory[key] ?? null,
    setItem: (key: string, value: string) => (memory[key] = value),
  });
  vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1 }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  FakeSocket.all = [];
  hash++;
  enter();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('every seat of this device gets a pledge, and its share stays here until the pledges are sealed', () => {
  FakeSocket.last.tell(table({}, [0, 1]));
  FakeSocket.last.tell(table({}, [0, 1]));
  expect(sent('pledge').map((ask) => ask.seat)).toEqual([0, 1]);
  expect(sent('salt')).toEqual([]);
  FakeSocket.last.tell(table({ pledges: pledges(), revealing: true }, [0, 1]));
  FakeSocket.last.tell(table({ pledges: pledges(), revealing: true }, [0, 1]));
  expect(sent('salt').map((ask) => pledgeOf(ask.salt))).toEqual(pledges());
  expect(noted(secretHash())).toMatchObject({
    seal: { pledges: pledges(), bots: [] },
    salts: sent('salt').map((ask) => ask.salt),
    kept: [],
  });
});

test('a pledge that a change has wiped out is made anew, with another share', () => {
  FakeSocket.last.tell(table({}));
  FakeSocket.last.tell(table({ pledges: [pledges()[0], ''] }, [0], { re: sent('pledge')[0]?.id }));
  expect(pledges()).toHaveLength(1);
  FakeSocket.last.tell(table({}));
  expect(pledges()).toHaveLength(2);
  expect(pledges()[1]).not.toBe(pledges()[0]);
});

test('a pledge that moves with its player to another seat stays', () => {
  FakeSocket.last.tell(table({}));
  const re = sent('pledge')[0]?.id;
  FakeSocket.last.tell(table({ pledges: ['', pledges()[0]] }, [1], { re }));
  expect(pledges()).toHaveLength(1);
});

test('a page that is loaded again reveals what was pledged before', () => {
  FakeSocket.last.tell(table({}));
  const pledge = pledges()[0];
  store.close();
  enter();
  FakeSocket.last.tell(table({ pledges: [pledge, ''] }));
  expect(sent('pledge')).toEqual([]);
  FakeSocket.last.tell(table({ pledges: [pledge, ''], revealing: true }));
  expect(pledgeOf(sent('salt')[0]?.salt ?? '')).toBe(pledge);
});

test('two devices of one guest do not replace each other’s pledges for ever', () => {
  FakeSocket.last.tell(table({ pledges: ['aa', ''] }));
  expect(pledges()).toHaveLength(1);
  FakeSocket.last.tell(table({ pledges: ['bb', ''] }, [0], { re: sent('pledge')[0]?.id }));
  expect(pledges()).toHaveLength(1);
  FakeSocket.last.tell(table({ pledges: ['bb', ''], revealing: true }));
  expect(sent('salt')).toEqual([]);
});

test('nothing is revealed to other pledges than those that were sealed first', () => {
  FakeSocket.last.tell(table({}, [0, 1]));
  const [mine, other] = pledges();
  FakeSocket.last.tell(table({ pledges: [mine, 'aa'], revealing: true }));
  expect(sent('salt')).toHaveLength(1);
  FakeSocket.last.tell(table({ pledges: [mine, other], revealing: true }, [0, 1]));
  expect(sent('salt')).toHaveLength(1);
});

test('a share that was revealed in vain is not pledged again', () => {
  FakeSocket.last.tell(table({}));
  const first = pledges()[0];
  FakeSocket.last.tell(table({ pledges: [first, ''], revealing: true }, [0], { re: sent('pledge')[0]?.id }));
  hash++;
  FakeSocket.last.tell(table({ voided: 1 }));
  const error = { code: 'not-revealed', message: '', clause: '', details: { names: 'Bert' } };
  FakeSocket.last.tell({ type: 'refused', error });
  expect(pledges()).toHaveLength(2);
  expect(pledges()[1]).not.toBe(first);
  expect(store.trouble?.code).toBe('not-revealed');
});

test('a share is revealed once more after a break, and a start is not', async () => {
  FakeSocket.last.tell(table({}));
  store.ask({ type: 'start' });
  const pledge = pledges()[0];
  FakeSocket.last.tell(table({ pledges: [pledge, ''], revealing: true }));
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(15_000);
  FakeSocket.last.open();
  FakeSocket.last.tell(table({ pledges: [pledge, ''], revealing: true }));
  expect(sent('salt')).toHaveLength(1);
  expect(sent('start')).toEqual([]);
});

test('a pledge that came too late is not complained of, and its share is owed nothing', () => {
  FakeSocket.last.tell(table({}));
  const error = { code: 'game-on', message: '', clause: '', details: {} };
  FakeSocket.last.tell({ type: 'refused', error, re: sent('pledge')[0]?.id });
  expect(store.trouble).toBeNull();
  expect(noted(secretHash())?.salts).toEqual([]);
});

test('a lesson wants no share, and who only watches notes the hash alone', () => {
  FakeSocket.last.tell(table({ hash: '' }));
  FakeSocket.last.tell(table({}, []));
  expect(FakeSocket.last.sent).toEqual([]);
  expect(noted(secretHash())).toEqual({ hash: secretHash(), salts: [] });
});
