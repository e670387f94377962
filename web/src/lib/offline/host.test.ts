import { afterEach, expect, test, vi } from 'vitest';
import type { Open } from '../net/wire';
import type { Message, Outside } from './engine';
import { Host } from './host';
import type { Addition, Finished, Store, Verdict } from './store';
import type { FromWorker, Request } from './words';

const GUEST = { id: '00000000001a', name: 'Anna' };

/** A store that says when it has written. */
class SlowStore implements Store {
  readonly durable = true;
  readonly logs: Record<string, string[]> = { t: ['opened'] };
  finished: Finished[] = [];
  private written: (() => void)[] = [];

  append({ table, lines }: Addition): Promise<void> {
    (this.logs[table] ??= []).push(...lines);
    return new Promise((resolve) => this.written.push(resolve));
  }

  async catchUp(): Promise<void> {
    this.written.splice(0).forEach((done) => done());
    await settled();
  }

  log = (table: string) => Promise.resolve(this.logs[table] ?? []);
  tables = () => Promise.resolve(Object.keys(this.logs));
  last = (table: string) => Promise.resolve(this.logs[table]?.at(-1) ?? '');
  games = () => Promise.resolve(this.finished);
  judge = (game: string, verdict: Verdict) => {
    this.finished = this.finished.map((row) => (row.id === game ? { ...row, verdict } : row));
    return Promise.resolve();
  };
}

/** Locks that tabs share. */
class Locks {
  private readonly queues: Record<string, Promise<unknown>> = {};

  request = ((name: string, deed: () => Promise<unknown>) =>
    (this.queues[name] = (this.queues[name] ?? Promise.resolve()).then(deed))) as LockManager['request'];
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function tab(store: Store, locks: Locks) {
  const heard: string[] = [];
  const said: FromWorker[] = [];
  const thought: string[] = [];
  let outside: Outside | undefined;
  const host = new Host({
    store,
    locks,
    say: (message) => said.push(message),
    think: (message) => thought.push(message.join(' ')),
    advise: ([what = '', number = '', ...words]) =>
      host.advised(words.includes('bad') ? ['failed', number, 'oh'] : ['answer', number, `["${what}"]`]),
    engine: (around) => {
      outside = around;
      return Promise.resolve({
        hear: (message: Message) => {
          heard.push(message.join(' '));
          if (message[0] === 'text') around.tell(['append', 't', '0', '', 'moved']);
          if (message[0] === 'durable') around.tell(['say', 's', 'played']);
          if (message[2] === 'broken') around.tell(['damaged', message[1] ?? '', 'no log']);
          if (message[0] === 'look') around.tell(['answer', message[1] ?? '', `{"id":"${message[2]}"}`]);
          if (message[0] === 'transcript') around.tell(['answer', message[1] ?? '', message.slice(2).join()]);
          if (message[0] === 'open') around.tell(['refused', message[1] ?? '', '{"code":"no"}']);
        },
      });
    },
  });
  await host.start();
  const join = (socket: string) =>
    host.take({ type: 'join', socket, table: 't', guest: GUEST, last: '0', help: 'calm' });
  return { host, heard, said, thought, join, outside };
}

afterEach(() => vi.restoreAllMocks());

test('a move is shown when it is stored, and the bots hear of it', async () => {
  const store = new SlowStore();
  const { host, heard, said, thought, join } = await tab(store, new Locks());
  join('s');
  await settled();
  expect(heard).toEqual(['fold t opened', 'join s t 00000000001a Anna 0 calm']);
  host.take({ type: 'text', socket: 's', text: 'move' });
  await settled();
  expect(said).toEqual([{ type: 'opened', socket: 's' }]);
  await store.catchUp();
  expect(said.at(-1)).toEqual({ type: 'text', socket: 's', text: 'played' });
  expect(thought).toEqual(['follow t opened', 'follow t moved']);
});

test('a table is in one tab at a time, and the next finds all that was played', async () => {
  const store = new SlowStore();
  const locks = new Locks();
  const first = await tab(store, locks);
  const second = await tab(store, locks);
  first.join('s');
  await settled();
  second.join('s');
  first.host.take({ type: 'text', socket: 's', text: 'move' });
  await settled();
  await store.catchUp();
  expect(second.heard).toEqual([]);
  first.host.take({ type: 'leave', socket: 's' });
  await settled();
  expect(first.heard.slice(-2)).toEqual(['leave s', 'forget t']);
  expect(second.heard[0]).toBe('fold t opened moved');
});

test('a table that is not here is gone', async () => {
  const { host, said } = await tab(new SlowStore(), new Locks());
  host.take({ type: 'join', socket: 's', table: 'x', guest: GUEST, last: '0', help: 'calm' });
  await settled();
  expect(said).toEqual([{ type: 'closed', socket: 's', code: 1008 }]);
});

test('what the engine refuses is refused', async () => {
  const { host, said } = await tab(new SlowStore(), new Locks());
  const wish: Open = { game: 'eights', seats: 2, options: {}, listed: false, clock: 0, bots: 'x', sit: true };
  host.take({ type: 'request', number: 7, request: { kind: 'open', ask: { guest: GUEST, wish } } });
  await settled();
  expect(said).toEqual([{ type: 'refused', number: 7, problem: { code: 'no' } }]);
});

test('tables that are over are not looked at, and one that is damaged hides no other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = new SlowStore();
  store.logs.over = ['opened', '{"kind":"closed","game":1,"millis":1}'];
  store.logs.broken = ['?'];
  store.logs.again = ['opened', '{"kind":"closed","game":1,"millis":1}', '{"kind":"reopened"}'];
  const { host, heard, said } = await tab(store, new Locks());
  host.take({ type: 'request', number: 1, request: { kind: 'tables', ask: {} } });
  await settled();
  expect(said).toEqual([{ type: 'answer', number: 1, answer: [{ id: 't' }, { id: 'again' }] }]);
  expect(heard.filter((message) => message.includes(' over '))).toEqual([]);
});

test('a finished game waits for the server, until that has said something', async () => {
  const store = new SlowStore();
  const summary = '{"id":"g","ended":5,"names":["Anna","Steady"],"bots":["","steady"]}';
  store.finished = [{ id: 'g', table: 't', number: 1, ended: 5, summary }];
  const { host, said } = await tab(store, new Locks());
  const ask = async (request: Request) => {
    host.take({ type: 'request', number: 1, request });
    await settled();
    return said.at(-1);
  };
  const answered = (answer: unknown) => ({ type: 'answer', number: 1, answer });
  expect(await ask({ kind: 'unsent', ask: {} })).toEqual(answered(['g']));
  expect(await ask({ kind: 'upload', ask: { game: 'g' } })).toEqual(
    answered({ ended: 5, names: ['Anna', 'Steady'], bots: ['', 'steady'], transcript: 't,1,opened' }),
  );
  expect(await ask({ kind: 'games', ask: {} })).toMatchObject(
    answered([{ id: 'g', device: true, copy: 'waiting' }]),
  );
  expect(await ask({ kind: 'judge', ask: { game: 'g', verdict: 'there' } })).toEqual(answered(null));
  expect(await ask({ kind: 'unsent', ask: {} })).toEqual(answered([]));
  expect(await ask({ kind: 'games', ask: {} })).toMatchObject(answered([{ id: 'g', copy: 'there' }]));
  store.logs.t = [];
  expect(await ask({ kind: 'transcript', ask: { game: 'g' } })).toMatchObject({
    type: 'refused',
    problem: { code: 'no-such-game' },
  });
});
