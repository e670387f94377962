// Lighthouse with the local Chromium, as a phone sees home and a table at its first visit: npm run lighthouse
// [-- --runs 3]. Fails if any run is below 95.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from './chromium.mjs';
import { startServer } from './server.mjs';

const LEAST = 95;
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const freePort = () =>
  new Promise((done) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => done(port));
    });
  });

/**
 * The score of each category, and what is below the mark. Lighthouse empties the caches before, so that each run is a
 * first visit, and leaves the guest who sits at the table.
 */
async function measure(url, port) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  const scores = CATEGORIES.map((name) => Math.round(100 * lhr.categories[name].score));
  const poor = Object.values(lhr.audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
  );
  const [largest, blocking] = ['largest-contentful-paint', 'total-blocking-time'].map((audit) =>
    Math.round(lhr.audits[audit].numericValue),
  );
  return { scores, poor, largest, blocking, index: Math.round(lhr.environment.benchmarkIndex) };
}

/** Sits down at a table as a new guest, and leaves the browser. */
async function sitDown(url, profile) {
  const context = await chromium.launchPersistentContext(profile, launch());
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('section.tile .pri').first().click();
  await page.locator('dialog .pri').click();
  await page.locator('.status.turn').waitFor();
  const table = page.url();
  await context.close();
  return table;
}

/** A browser that nobody but Lighthouse looks into: what Playwright does in each page would count as the page's work. */
async function openBrowser(profile, port) {
  const { args, executablePath } = launch();
  const own = ['--headless=new', `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`];
  const browser = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: 'ignore' });
  const listens = () => fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
  while (!(await listens())) {
    if (browser.exitCode !== null) throw new Error(`Chromium ended with ${browser.exitCode}`);
    await setTimeout(100);
  }
  return browser;
}

const folder = mkdtempSync(join(tmpdir(), 'eightfold-lighthouse-'));
const profile = join(folder, 'profile');
const server = await startServer({ port: 0, data: join(folder, 'data'), log: 'warning' });
let browser;
let failed = false;
try {
  const pages = { home: server.url, table: await sitDown(server.url, profile) };
  const port = await freePort();
  browser = await openBrowser(profile, port);
  for (const [name, url] of Object.entries(pages)) {
    for (let run = 1; run <= Number(values.runs); run++) {
      const { scores, poor, largest, blocking, index } = await measure(url, port);
      const line = CATEGORIES.map((category, i) => `${category} ${scores[i]}`).join(', ');
      // A machine that has other work to do shows it in its index, and in the time that tasks block.
      console.log(
        `${name} ${run}: ${line}; drawn after ${largest} ms, blocked for ${blocking} ms ` +
          `(benchmark index of this machine ${index})`,
      );
      if (Math.min(...scores) >= LEAST) continue;
      failed = true;
      for (const { id, title, displayValue } of poor) console.log(`  ${id}: ${title} ${displayValue ?? ''}`);
    }
  }
} finally {
  if (browser?.kill()) await once(browser, 'exit');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
