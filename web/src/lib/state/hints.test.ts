import { beforeEach, describe, expect, it, vi } from 'vitest';

const TIPS = ['a', 'b'];
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});

/** As after a reload. */
async function fresh() {
  vi.resetModules();
  return (await import('./hints.svelte')).hints;
}

describe('hints at the table', () => {
  beforeEach(() => kept.clear());

  it('show the goal of each game until it has been read', async () => {
    const hints = await fresh();
    expect(hints.next('eights', TIPS)).toBe('goal');
    hints.dismiss('eights', 'goal');
    expect(hints.next('eights', TIPS)).toBeUndefined();
    expect(hints.next('twenty-eight', TIPS)).toBe('goal');
    expect((await fresh()).next('eights', TIPS)).toBeUndefined();
  });

  it('show each tip once to those who come from the lesson', async () => {
    const hints = await fresh();
    hints.begin('eights');
    const seen: string[] = [];
    for (let hint = hints.next('eights', TIPS); hint; hint = hints.next('eights', TIPS)) {
      seen.push(hint);
      hints.dismiss('eights', hint);
    }
    expect(seen).toEqual(['goal', 'a', 'b']);
    hints.begin('eights');
    expect((await fresh()).next('eights', TIPS)).toBeUndefined();
  });
});
