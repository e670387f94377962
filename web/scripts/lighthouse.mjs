// Lighthouse with the local Chromium, as a phone sees home and a table: npm run lighthouse [-- --runs 3]. Fails if any
// run is below 95.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The score of each category, and what is below the mark. */
async function measure(url, port) {
  const { lhr } = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    // The guest who sits at the table must stay who they are.
    disableStorageReset: true,
    logLevel: 'error',
  });
  const scores = CATEGORIES.map((name) => Math.round(100 * lhr.categories[name].score));
  const poor = Object.values(lhr.audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
  );
  const blocking = Math.round(lhr.audits['total-blocking-time'].numericValue);
  return { scores, poor, blocking, index: Math.round(lhr.environment.benchmarkIndex) };
}

const folder = mkdtempSync(join(tmpdir(), 'eightfold-lighthouse-'));
const server = await startServer({ port: 0, data: join(folder, 'data'), log: 'warning' });
const port = await freePort();
const { args, executablePath } = launch();
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
});
let failed = false;
try {
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('section.tile .pri').first().click();
  await page.locator('dialog .pri').click();
  await page.locator('.status.turn').waitFor();
  const pages = { home: server.url, table: page.url() };
  // Both are measured as on a first visit.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.close();
  for (const [name, url] of Object.entries(pages)) {
    for (let run = 1; run <= Number(values.runs); run++) {
      const { scores, poor, blocking, index } = await measure(url, port);
      const line = CATEGORIES.map((category, i) => `${category} ${scores[i]}`).join(', ');
      // A machine that has other work to do shows it in its index, and in the time that tasks block.
      console.log(
        `${name} ${run}: ${line}; blocked for ${blocking} ms (benchmark index of this machine ${index})`,
      );
      if (Math.min(...scores) >= LEAST) continue;
      failed = true;
      for (const { id, title, displayValue } of poor) console.log(`  ${id}: ${title} ${displayValue ?? ''}`);
    }
  }
} finally {
  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
