// Measures the engine that plays on a device: npm run engine-speed. Sizes, how long decisions take to be valued, loading,
// how fast it is against Java, and from the tap to the first decision; with --no-all only the first two. Times of Java
// and of the engine are those of the processor, so that other work on the machine matters less; those of valuing are by
// the wall. What the page feels of bots that think is told by npm run smooth.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from './chromium.mjs';
import { openEngine, OFFLINE, trial } from './engine-page.mjs';
import { startServer } from './server.mjs';
import { visit } from './visit.mjs';

const { values } = parseArgs({
  options: { java: { type: 'boolean', default: true }, all: { type: 'boolean', default: true } },
  allowNegative: true,
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const assets = join(root, 'web', 'dist', 'assets');
const kb = (bytes) => `${(bytes / 1024).toFixed(0)} KB`;
const median = (all) => [...all].sort((a, b) => a - b)[all.length >> 1];

const titles = () =>
  readdirSync(join(root, 'web/src/tables'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);

function sizes() {
  for (const name of readdirSync(assets).filter((one) => /(\.wasm|\.worker-.*\.js)$/.test(one))) {
    const plain = readFileSync(join(assets, name));
    const packed = [gzipSync(plain), brotliCompressSync(plain)].map(({ length }) => kb(length));
    console.log(`size of ${name}: ${kb(plain.length)}, gzip ${packed[0]}, Brotli ${packed[1]}`);
  }
}

/** What Java wrote down; it is asked to measure itself first. */
function java() {
  if (values.java) {
    const flags = ['-Dclient.skip=true', '-Dsurefire.failIfNoSpecifiedTests=false', '-Dtrial.speed=true'];
    const { status } = spawnSync(
      'mvn',
      ['-q', '-pl', 'offline', '-am', 'test', '-Dtest=TrialTest', ...flags],
      { cwd: root, stdio: 'inherit' },
    );
    if (status !== 0) process.exit(status ?? 1);
  }
  return JSON.parse(readFileSync(join(OFFLINE, 'speed.json'), 'utf8'));
}

async function speed(browser) {
  const page = await browser.newPage();
  await openEngine(page);
  const loading = await page.evaluate(async () => {
    const begin = performance.now();
    const module = await WebAssembly.compileStreaming(fetch('/engine.wasm'));
    const compiled = performance.now();
    const { start } = await import('/engine.js');
    await start(module, { tell() {}, now: Date.now, ticks: () => performance.now(), bits: () => 0 });
    return [compiled - begin, performance.now() - compiled];
  });
  console.log(`loading: ${loading[0].toFixed(0)} ms to compile, ${loading[1].toFixed(0)} ms to start`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  for (const { words, answer, nanos } of java()) {
    const [game, , bot, rollouts] = words;
    if (bot === 'review') continue; // counts games, not rollouts
    await trial(page, words);
    const begin = await worked();
    if ((await trial(page, words)) !== answer) throw new Error(`another game: ${words.join(' ')}`);
    const seconds = (await worked()) - begin;
    const [decisions, choices] = answer.split(' ').map(Number);
    const done = bot === 'blind' ? decisions : choices * Number(rollouts);
    const what = bot === 'blind' ? 'decisions at random' : 'rollouts of Sharp';
    const rate = (per) => `${(done / per / 1e6).toFixed(2)} M`;
    const share = Math.round((100 * nanos) / 1e9 / seconds);
    console.log(`${game}: ${what} a second: ${rate(seconds)}; Java ${rate(nanos / 1e9)} (${share} %)`);
  }
  await page.close();
}

/** One seat's decisions of a whole game with four players: to four points either way, and as far as it goes. */
async function valuing(browser, folder) {
  const page = await browser.newPage();
  await openEngine(page);
  for (const game of titles()) {
    const file = join(folder, `${game}.jsonl`);
    const words = [game, '--seats', '4', '--games', '1', '--players', 'gentle,steady', '--transcript', file];
    spawnSync(join(root, 'eightfold'), ['simulate', ...words], {
      env: { ...process.env, EIGHTFOLD_BUILD: 'no' },
    });
    const [size, fine, done] = await page.evaluate(
      async (transcript) => {
        const { start } = await import('/engine.js');
        const module = await WebAssembly.compileStreaming(fetch('/engine.wasm'));
        let known;
        const tell = ([, , text]) => (known = JSON.parse(text));
        const engine = await start(module, {
          tell,
          now: Date.now,
          ticks: () => performance.now(),
          bits: () => 0,
        });
        const begin = performance.now();
        engine.hear(['advise', 'a', '1', '0', '28', transcript]);
        while (known.fine < known.size) engine.hear(['value', 'a', '1000']);
        const first = performance.now() - begin;
        while (!known.done) engine.hear(['value', 'a', '1000']);
        return [known.size, first, performance.now() - begin];
      },
      readFileSync(file, 'utf8'),
    );
    const seconds = [fine, done].map((millis) => (millis / 1000).toFixed(1));
    console.log(
      `${game}: ${size} decisions valued to ±4 points: ${seconds[0]} s; to the end: ${seconds[1]} s`,
    );
  }
  await page.close();
}

/** From the tap on *Play now* to a move that can be made, at the second game of a page. */
async function tapping(browser, url) {
  const page = await visit(browser, url, { bots: 'gentle', speed: 0 });
  for (const game of titles()) {
    const times = [];
    for (let i = 0; i < 6; i++) {
      await page.locator(`section.tile.${game} .pri`).waitFor();
      const time = await page.evaluate(async (tile) => {
        const begin = performance.now();
        document.querySelector(`section.tile.${tile} .pri`).click();
        const open = () =>
          document.querySelector('.status.turn') &&
          document.querySelector('.foot button:not([aria-disabled]):not(:disabled)');
        while (!open()) await new Promise((next) => setTimeout(next, 4));
        return performance.now() - begin;
      }, game);
      if (i > 0) times.push(time);
      await page.goBack();
    }
    const line = times.map((one) => one.toFixed(0)).join(', ');
    console.log(`${game}: tap to first decision, warm: ${median(times).toFixed(0)} ms (${line})`);
  }
  await page.context().close();
}

const folder = mkdtempSync(join(tmpdir(), 'eightfold-speed-'));
const server = await startServer({ port: 0, data: folder, log: 'warning' });
const browser = await chromium.launch(launch());
try {
  sizes();
  await valuing(browser, folder);
  if (values.all) await speed(browser);
  if (values.all) await tapping(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
