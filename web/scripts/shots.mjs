// Pictures of every screen against the real server: npm run shots [-- filter]. They land in shots/.
import { chromium } from '@playwright/test';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.mjs';

const filter = process.argv[2] ?? '';
const url = process.env.EIGHTFOLD_URL;
const server = url
  ? { url, stop: () => undefined }
  : await startServer({
      port: 0,
      data: mkdtempSync(join(tmpdir(), 'eightfold-')),
      web: new URL('../dist', import.meta.url).pathname,
      pace: 60,
      rate: 0,
      arrivals: 0,
      log: 'warning',
    });
const browser = await chromium.launch({
  executablePath: process.env.EIGHTFOLD_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
mkdirSync('shots', { recursive: true });

const tile = (page, game) => page.locator(`section.tile.${game}`);
const play = (game) => async (page) => {
  await page.goto(server.url);
  await tile(page, game).locator('.pri').click();
  await page.getByText('● ').or(page.locator('.status.turn')).first().waitFor({ timeout: 20_000 });
  await page.waitForTimeout(1800);
};
const scenes = {
  home: (page) => page.goto(server.url),
  table28: play('twenty-eight'),
  tableHalf: play('eight-and-half'),
  tableEights: play('eights'),
  more: async (page) => {
    await play('eights')(page);
    await page.locator('header.bar .icon').last().click();
  },
  rulesSheet: async (page) => {
    await play('eights')(page);
    await page.locator('header.bar .icon').nth(-2).click();
  },
  lobby: async (page) => {
    await page.goto(server.url);
    await tile(page, 'twenty-eight').locator('.sec').click();
    await page.locator('footer .btn').first().waitFor();
  },
  continue: async (page) => {
    await play('eights')(page);
    await page.goto(server.url);
    await page.locator('#continue').waitFor();
  },
  rules: (page) => page.goto(server.url + '/rules/eight-and-half'),
  clause: (page) => page.goto(server.url + '/rules/twenty-eight#T12'),
  settings: (page) => page.goto(server.url + '/settings'),
  games: (page) => page.goto(server.url + '/games'),
  learn: (page) => page.goto(server.url + '/learn/twenty-eight'),
  error: (page) => page.goto(server.url + '/t/ZZZZZ'),
};
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

for (const [name, scene] of Object.entries(scenes)) {
  if (!name.includes(filter)) continue;
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['dark', 'light']) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: 'en-GB',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      page.on('pageerror', (e) => console.log(name, size, 'pageerror', e.message));
      page.on('console', (m) => m.type() === 'error' && console.log(name, size, m.text()));
      try {
        await scene(page);
        await page.waitForTimeout(500);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) console.log(name, size, `is ${wide} px too wide`);
      } catch (e) {
        console.log(name, size, colorScheme, String(e).split('\n')[0]);
      }
      await page.screenshot({ path: `shots/${name}-${size}-${colorScheme}.png` });
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
