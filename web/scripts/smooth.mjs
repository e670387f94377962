// How smooth the tables are on a cheap phone: npm run smooth [-- --seconds 20 --slow 4 --game eights --bots sharp].
// Plays every game in Chromium by touch with a slowed processor, on the device as *Play now* does, with bots that think
// as hard as they can; with --server on the server. It fails if a task, a frame or an answer to a touch takes too long,
// and says what was in the longest tasks: --profile names functions, best of a client that is not minified (npx vite build --minify
// false --outDir target/plain, then --client target/plain); --keep FOLDER keeps the traces for the browser's own tools.
import { chromium } from '@playwright/test';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from './chromium.mjs';
import { startServer } from './server.mjs';
import { CATEGORIES, PROFILE, frames as framesOf, longest, longTasks, worked } from './trace.mjs';
import { visit } from './visit.mjs';

/** Milliseconds: the longest task, the slowest frame of a hundred, the slowest answer of fifty. */
const MOST = { task: 100, frame: 50, answer: 150 };
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    slow: { type: 'string', default: '4' },
    game: { type: 'string' },
    bots: { type: 'string', default: 'sharp' },
    server: { type: 'boolean', default: false },
    client: { type: 'string' },
    profile: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

/** What is worth a touch, whatever the game: pick what can be picked, then press the main button. */
const TOUCHED = [
  '.veil button.primary',
  '.foot .acts button.primary:not([aria-disabled])',
  '.tray .chip:enabled',
  '.foot .pick',
  '.foot .acts button:enabled',
  'dialog button.primary',
];

/** Keeps what the browser says about its work, and finds what to touch; runs in the page. */
function watch(touched) {
  const seen = { tasks: [], frames: [], answers: new Map() };
  const tasks = new PerformanceObserver((list) => seen.tasks.push(...list.getEntries()));
  tasks.observe({ type: 'longtask' });
  const events = new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.interactionId)
        seen.answers.set(one.interactionId, Math.max(seen.answers.get(one.interactionId) ?? 0, one.duration));
  });
  events.observe({ type: 'event', durationThreshold: 16 });
  let last = 0;
  const frame = (now) => {
    if (last > 0) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  globalThis.smooth = {
    start() {
      seen.from = performance.now();
      requestAnimationFrame(frame);
    },
    target() {
      const found = touched.map((what) => document.querySelector(what)).find((one) => one?.checkVisibility());
      const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
      return found ? [x + width / 2, y + Math.min(height / 2, 24)] : null;
    },
    seen: () => ({
      tasks: seen.tasks.filter((one) => one.startTime > seen.from).map((one) => one.duration),
      frames: seen.frames,
      answers: [...seen.answers.values()],
    }),
  };
}

const quantile = (all, share) => [...all].sort((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? 0;

/** A finger that stays for a moment. */
async function touch(cdp, [x, y]) {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(80);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Plays on a page that is watched, as quickly as one who knows the game. */
async function play(page, cdp, seconds) {
  const end = Date.now() + 1000 * seconds;
  while (Date.now() < end) {
    const at = await page.evaluate(() => globalThis.smooth.target());
    if (at) await touch(cdp, at);
    await setTimeout(700);
  }
}

const PHONE = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A phone at the table of a game, when it is its turn. */
async function sitDown(browser, url, game) {
  const page = await visit(browser, url, { local: !values.server, bots: values.bots }, PHONE);
  await page.locator(`section.tile.${game} .pri`).click();
  await page.locator('.status.turn').waitFor();
  return page;
}

const folder = mkdtempSync(join(tmpdir(), 'eightfold-smooth-'));
const client = values.client ? { web: values.client } : {};
const server = await startServer({ port: 0, data: folder, log: 'warning', pace: 600, ...client });
const browser = await chromium.launch(launch());
let failed = false;
try {
  const tables = new URL('../src/tables/', import.meta.url);
  const games = readdirSync(tables, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of games.filter((one) => one.name === (values.game ?? one.name))) {
    const page = await sitDown(browser, server.url, name);
    await page.evaluate(watch, TOUCHED);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
    const categories = values.profile ? [...CATEGORIES, PROFILE] : CATEGORIES;
    await browser.startTracing(page, { categories });
    await page.evaluate(() => globalThis.smooth.start());
    await play(page, cdp, Number(values.seconds));
    const { tasks, frames, answers } = await page.evaluate(() => globalThis.smooth.seen());
    const trace = await browser.stopTracing();
    await page.context().close();
    if (values.keep) writeFileSync(join(values.keep, `${name}.json`), trace);
    const found = {
      task: Math.max(0, ...tasks),
      frame: quantile(frames, 0.99),
      answer: quantile(answers, 0.98),
    };
    const line = Object.entries(found).map(([what, ms]) => `${what} ${Math.round(ms)} ms (${MOST[what]})`);
    const { traceEvents } = JSON.parse(String(trace));
    const long = longTasks(traceEvents);
    const most = Math.round(longest(traceEvents));
    const drawn = Math.round(quantile(framesOf(traceEvents), 0.99));
    console.log(
      `${name}: ${line.join(', ')}; ${tasks.length} tasks over 50 ms, ${frames.length} frames, ${answers.length} answers; ` +
        `by the clock of the processor ${long.length} tasks over 50 ms, task ${most} ms, frame ${drawn} ms`,
    );
    for (const { wall, cpu, work, functions } of long.slice(0, 5)) {
      console.log(`  ${Math.round(wall)} ms, of the processor ${Math.round(cpu)}: ${worked(work)}`);
      if (functions.length > 0) console.log(`    ${functions.join(', ')}`);
    }
    failed ||= Object.entries(found).some(([what, ms]) => ms > MOST[what]);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
