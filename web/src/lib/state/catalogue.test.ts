import { beforeEach, expect, test, vi } from 'vitest';

const memory: Record<string, string> = {};
const answer = (minSeats: number) =>
  Promise.resolve(Response.json({ games: [{ game: 'eights', minSeats }], phrases: [] }));

/** The module as a page finds it that has just been opened. */
async function opened() {
  vi.resetModules();
  return (await import('./catalogue.svelte')).catalogue;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory[key] ?? null,
    setItem: (key: string, value: string) => (memory[key] = value),
  });
  return () => vi.unstubAllGlobals();
});

test('what the server said last is there at once, and gives way to what it says now', async () => {
  vi.stubGlobal('fetch', () => answer(2));
  const first = await opened();
  expect(first.of('eights')).toBeUndefined();
  await first.refresh();
  expect(first.of('eights')?.minSeats).toBe(2);
  vi.stubGlobal('fetch', () => answer(3));
  const second = await opened();
  expect(second.of('eights')?.minSeats).toBe(2);
  await second.refresh();
  expect(second.of('eights')?.minSeats).toBe(3);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const third = await opened();
  await third.refresh();
  expect(third.of('eights')?.minSeats).toBe(3);
});
