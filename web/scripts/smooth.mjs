// How smooth the tables are on a cheap phone: npm run smooth [-- --seconds 20 --slow 4]. Plays every game in Chromium
// with a slowed processor, and fails if a task, a frame or an answer to a touch takes too long.
import { chromium } from '@playwright/test';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './chromium.mjs';
import { startServer } from './server.mjs';

/** Milliseconds: the longest task, the slowest frame of a hundred, the slowest answer of fifty. */
const MOST = { task: 100, frame: 50, answer: 150 };
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, slow: { type: 'string', default: '4' } },
});

/** Keeps what the browser says about its work; runs in the page. */
function watch() {
  const seen = { tasks: [], frames: [], answers: new Map() };
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((one) => one.duration))).observe(
    {
      type: 'longtask',
    },
  );
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.interactionId)
        seen.answers.set(one.interactionId, Math.max(seen.answers.get(one.interactionId) ?? 0, one.duration));
  }).observe({ type: 'event', durationThreshold: 16 });
  let last = 0;
  const frame = (now) => {
    if (last > 0) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.smooth = () => ({ ...seen, answers: [...seen.answers.values()] });
}

const quantile = (all, share) => [...all].sort((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? 0;

/** One sensible touch, whatever the game: pick what can be picked, then press the main button. */
async function touch(page) {
  for (const what of [
    '.settlement button.primary',
    '.foot .acts button.primary:not([aria-disabled])',
    '.tray .chip:enabled',
    '.foot .pick',
    '.foot .acts button:enabled',
    'dialog button.primary',
  ]) {
    const one = page.locator(what).first();
    if ((await one.count()) === 0) continue;
    if (
      await one.click({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'eightfold-smooth-'));
const server = await startServer({ port: 0, data: folder, log: 'warning', pace: 600 });
const browser = await chromium.launch(launch());
let failed = false;
try {
  const tables = new URL('../src/tables/', import.meta.url);
  const games = readdirSync(tables, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of games) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    await page.goto(server.url);
    await page.locator(`section.tile.${name} .pri`).click();
    await page.locator('.status.turn').waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
    await page.evaluate(watch);
    const end = Date.now() + 1000 * Number(values.seconds);
    while (Date.now() < end) {
      await touch(page);
      await page.waitForTimeout(700);
    }
    const { tasks, frames, answers } = await page.evaluate(() => globalThis.smooth());
    const found = {
      task: Math.max(0, ...tasks),
      frame: quantile(frames, 0.99),
      answer: quantile(answers, 0.98),
    };
    const line = Object.entries(found).map(([what, ms]) => `${what} ${Math.round(ms)} ms (${MOST[what]})`);
    console.log(
      `${name}: ${line.join(', ')}; ${tasks.length} tasks over 50 ms, ${frames.length} frames, ${answers.length} answers`,
    );
    failed ||= Object.entries(found).some(([what, ms]) => ms > MOST[what]);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
