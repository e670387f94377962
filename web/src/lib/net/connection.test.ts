import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type LineState } from './connection';
import { FakeSocket } from './fake';
import type { Tell } from './wire';

const events = new EventTarget();
const heard: Tell[] = [];
const lines: LineState[] = [];
let caughtUp = 0;
let exists = true;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  vi.stubGlobal('location', { protocol: 'https:', host: 'x' });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  FakeSocket.all = [];
  heard.length = lines.length = caughtUp = 0;
  exists = true;
  connection = new Connection(
    'abc',
    { tell: (message) => heard.push(message), line: (line) => lines.push(line), caughtUp: () => caughtUp++ },
    {
      socket: (url) => new FakeSocket(url) as unknown as WebSocket,
      exists: () => Promise.resolve(exists),
      help: () => 'helper',
    },
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('names the last message that it saw when it comes back', async () => {
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: 'table', n: 4 });
  FakeSocket.last.tell({ type: 'played', n: 7 });
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all.map((socket) => socket.url)).toEqual([
    'wss://x/api/tables/abc/socket?last=0&help=helper&ping=text',
    'wss://x/api/tables/abc/socket?last=7&help=helper&ping=text',
  ]);
});

test('is caught up only after the table or the change that ends what was missed', () => {
  FakeSocket.last.open();
  expect(connection.isCaughtUp).toBe(false);
  FakeSocket.last.tell({ type: 'played', n: 7 });
  expect(caughtUp).toBe(0);
  FakeSocket.last.tell({ type: 'changed', n: 7 });
  expect([caughtUp, connection.isCaughtUp, lines.at(-1)]).toEqual([1, true, 'open']);
});

test('retries for ever, ever slower, but at most every ten seconds or so', async () => {
  for (let i = 0; i < 12; i++) {
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect(FakeSocket.all.length).toBeGreaterThan(12);
  expect(FakeSocket.all.length).toBeLessThan(25);
});

test('comes back at once when the network does', async () => {
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(0);
  events.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('comes back when the server says, and not before', async () => {
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: 'table', n: 1 });
  FakeSocket.last.tell({ type: 'bye', after: 2_500 });
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(2_400);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.break(); // what was said counts once
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(3);
});

test('comes back to a server that says goodbye and leaves the line open', async () => {
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: 'table', n: 1 });
  FakeSocket.last.tell({ type: 'bye', after: 700 });
  await vi.advanceTimersByTimeAsync(700);
  expect(FakeSocket.all).toHaveLength(2);
});

test('asks into a long silence and takes a new line if nobody answers', async () => {
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: 'table', n: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.last.sent).toEqual(['{"type":"ping","id":0}']);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('answers when the server asks, and troubles nobody with it', () => {
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: 'table', n: 1 });
  FakeSocket.last.tell({ type: 'ping' });
  expect(FakeSocket.last.sent).toEqual(['{"type":"pong","id":0}']);
  expect(heard.map((message) => message.type)).toEqual(['table']);
});

test('gives up only when the table does not exist', async () => {
  exists = false;
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.at(-1)).toBe('gone');
  expect(FakeSocket.all).toHaveLength(1);
});
