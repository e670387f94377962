import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker } from './words';

/** A worker that says what a test has it say. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: FromWorker; ports: MessagePort[] }) => void) | null = null;
  postMessage = vi.fn();
  terminate = vi.fn();

  constructor() {
    FakeWorker.made.push(this);
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data, ports: [] });
  }
}

const fresh = async () => (await import('./local')).local;
const [tables, bots] = [() => FakeWorker.made[0], () => FakeWorker.made[1]];

beforeEach(() => {
  vi.resetModules();
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { locks: {} });
});

afterEach(() => vi.unstubAllGlobals());

test('the two workers get a line to each other', async () => {
  const local = await fresh();
  void local.request('games', {});
  for (const worker of [tables(), bots()]) {
    expect(worker?.postMessage).toHaveBeenNthCalledWith(1, null, [expect.any(MessagePort)]);
  }
});

for (const [what, worker] of Object.entries({ tables, bots }))
  test(`nobody waits for an engine whose worker (${what}) does not come`, async () => {
    const local = await fresh();
    const games = local.request('games', {});
    const runs = local.whenReady();
    worker()?.onerror?.();
    await expect(games).rejects.toMatchObject({ status: 0, problem: { code: 'no-engine' } });
    expect(await runs).toBe(false);
    await expect(local.request('games', {})).rejects.toThrow();
    expect(await local.whenReady()).toBe(false);
  });

test('an engine that runs still answers after an error', async () => {
  const local = await fresh();
  const games = local.request('games', {});
  tables()?.say({ type: 'ready' });
  tables()?.onerror?.();
  expect(local.isReady).toBe(false);
  tables()?.say({ type: 'answer', number: 1, answer: [] });
  expect(await games).toEqual([]);
});
