import { expect, test, type Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine, OFFLINE, trial } from '../scripts/engine-page.mjs';
import type { Engine, Outside } from '../src/lib/offline/engine';

const RECORDS = join(OFFLINE, 'parity');

interface EngineModule {
  start(module: WebAssembly.Module, outside: Outside): Promise<Engine>;
}

/** What TrialTest wrote down of some games: how they were asked for, and their fingerprint. */
interface Trial {
  words: string[];
  answer: string;
}

/** Plays a record to fresh engines; what differs first, or nothing. */
function replay(page: Page, record: string): Promise<{ heard: number; difference: string }> {
  return page.evaluate(async (file) => {
    const { start } = (await import('/engine.js' as string)) as EngineModule;
    const module = await WebAssembly.compileStreaming(fetch('/engine.wasm'));
    const text = await (await fetch(file)).text();
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as string[]);
    let at = 0;
    let difference = '';
    /** What the record says next; the words of what was said, or the value that was given. */
    const next = (engine: string, what: string, words?: string[]): string => {
      const line = lines[at++] ?? [];
      const said = [engine, what, ...(words ?? line.slice(2))];
      if (!difference && (line.length !== said.length || line.some((word, i) => word !== said[i])))
        difference = `line ${at}: ${JSON.stringify(line)} but ${JSON.stringify(said)}`;
      return line[2] ?? '';
    };
    const outside = (engine: string): Outside => ({
      tell: (message) => void next(engine, 'tell', message),
      now: () => Number(next(engine, 'now')),
      ticks: () => Number(next(engine, 'ticks')),
      bits: () => Number(next(engine, 'bits')),
    });
    const engines: Record<string, Engine> = {
      table: await start(module, outside('table')),
      bots: await start(module, outside('bots')),
    };
    let heard = 0;
    while (at < lines.length && !difference) {
      const [engine = '', what = '', ...words] = lines[at++] ?? [];
      if (what !== 'hear') difference = `line ${at}: ${what} did not happen`;
      else {
        try {
          engines[engine]?.hear(words);
        } catch (e) {
          difference ||= `line ${at}: ${String(e)}`;
        }
        heard++;
      }
    }
    return { heard, difference };
  }, '/' + record);
}

const records = existsSync(RECORDS)
  ? readdirSync(RECORDS).filter((name) => name.endsWith('.jsonl') && !name.includes('transcript'))
  : [];

test('the engine in the browser says every word that it says on the server’s Java', async ({ page }) => {
  expect(records.length, 'records of ParityTest').toBeGreaterThan(9);
  await openEngine(page);
  const differences: Record<string, string> = {};
  for (const record of records) {
    const { heard, difference } = await replay(page, record);
    if (difference) differences[record] = difference.slice(0, 2000);
    else expect(heard, record).toBeGreaterThan(20);
  }
  expect(differences).toEqual({});
});

test('games that play themselves go the same way in the browser as on the server’s Java', async ({
  page,
}) => {
  const trials = JSON.parse(readFileSync(join(OFFLINE, 'trial.json'), 'utf8')) as Trial[];
  await openEngine(page);
  const found: Trial[] = [];
  for (const { words } of trials) found.push({ words, answer: await trial(page, words) });
  expect(found).toEqual(trials.map(({ words, answer }) => ({ words, answer })));
  const games = trials.reduce((sum, { words }) => sum + Number(words.at(-1)), 0);
  test.info().annotations.push({ type: 'games', description: String(games) });
});
