import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identity } from '../state/identity.svelte';
import { TableStore } from '../state/table.svelte';
import { FakeSocket } from './fake';
import { api, type Me } from './rest';

const ANNA: Me = { id: 'a', name: 'Anna', token: 'old' };
let memory: Record<string, string>;
let asked: string[];
/** What the server answers, by method and path; everything else is refused as from a stranger. */
let answers: Record<string, object>;

const me = (): Me => JSON.parse(memory['eightfold.me'] ?? 'null') as Me;

beforeEach(() => {
  memory = { 'eightfold.me': JSON.stringify(ANNA) };
  asked = [];
  answers = {};
  identity.ended = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory[key] ?? null,
    setItem: (key: string, value: string) => (memory[key] = value),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    const request = `${method} ${path}`;
    asked.push(body === undefined ? request : `${request} ${body}`);
    const answer = answers[request];
    const error = { code: 'who-are-you', message: '', clause: '', details: {} };
    return Promise.resolve(Response.json(answer ?? { error }, { status: answer ? 200 : 401 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a lost cookie is renewed from the token', async () => {
  answers['POST /api/session'] = { id: 'a', name: 'Anna' };
  await expect(api.myTables()).rejects.toMatchObject({ problem: { code: 'who-are-you' } });
  const look = 'GET /api/me/tables';
  expect(asked).toEqual([look, 'POST /api/session {"token":"old"}', look]);
  expect(identity.ended).toBe(false);
  expect(me()).toEqual(ANNA);
});

test('a token that was ended elsewhere is not replaced unasked', async () => {
  await expect(api.myTables()).rejects.toMatchObject({ problem: { code: 'signed-out' } });
  expect(identity.ended).toBe(true);
  expect(asked).toEqual(['GET /api/me/tables', 'POST /api/session {"token":"old"}']);
  expect(me()).toEqual(ANNA);
});

test('somebody who was signed out can begin as a new guest', async () => {
  identity.ended = true;
  answers['POST /api/guests'] = { id: 'b', name: 'Anna', token: 'new' };
  await api.beginAnew();
  expect(asked).toEqual(['POST /api/guests {"name":"Anna"}']);
  expect([identity.ended, me().token]).toEqual([false, 'new']);
});

test('who signs out everywhere has another token afterwards', async () => {
  answers['POST /api/me/token'] = { ...ANNA, token: 'new' };
  await api.signOutEverywhere();
  expect(asked).toEqual(['POST /api/me/token {}']);
  expect(me()).toEqual({ ...ANNA, token: 'new' });
});

test('a table whose guest was signed out elsewhere is not asked for again and again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1 }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  FakeSocket.all = [];
  const store = new TableStore('abc');
  FakeSocket.last.open();
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect([store.line, identity.ended]).toEqual(['gone', true]);
  expect(asked).toEqual(['GET /api/me', 'POST /api/session {"token":"old"}']);
  store.close();
  vi.useRealTimers();
});
