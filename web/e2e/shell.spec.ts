import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { change, expect, House, keepsEngine, playNow, QUICK, test, tile } from './house';
import { playSome } from './player';

test('the program opens without a network and says that there is none', async ({ page, context, house }) => {
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto(house.url + '/settings');
  await expect(page.getByText('Language')).toBeVisible();
  await page.goto(house.url);
  // What the server told of its games on the last visit is still known.
  await expect(tile(page, 'eights')).toContainText('2–6 players');
  const play = tile(page, 'eights').getByRole('button', { name: 'Play now' });
  await play.click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await play.click();
  await page.locator('.status.turn').waitFor();
});

test('a new version is offered on the home page and never at the table', async ({ page }) => {
  const dist = mkdtempSync(join(tmpdir(), 'eightfold-dist-'));
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), dist, { recursive: true });
  const house = await House.open({ web: dist });
  try {
    await page.goto(house.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByRole('button', { name: 'Use it now' })).toHaveCount(0);

    const worker = join(dist, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/eightfold-(\w+)/, 'eightfold-next-$1'));
    const index = join(dist, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<html', '<html data-version="next"'));

    await playNow(page, house, 'eights');
    await page.locator('.status.turn').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)))
      .toBe(true);
    await page.reload();
    await page.locator('.status.turn').waitFor();
    await expect(page.getByRole('button', { name: 'Use it now' })).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-version', 'next');

    // Without a connection the page comes from the device, and says at once what is going on.
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 5000 });
    await page.context().setOffline(false);
    await page.locator('.status.turn').waitFor();

    // Somebody is at a game on the device meanwhile, in another tab.
    await change(page, { ...QUICK, local: true });
    const tab = await page.context().newPage();
    await tab.goto(house.url);
    await expect.poll(() => keepsEngine(tab)).toBe(true);
    await page.context().setOffline(true);
    await playNow(tab, house, 'eights');
    await page.context().setOffline(false);
    await playSome(tab, 'eights', 2);

    await page.goto(house.url);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', 'next');
    await expect(page.getByRole('button', { name: 'Use it now' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Eights.*being played/ }).first()).toBeVisible();

    await test.step('the game goes on with the old version, and later with the new one', async () => {
      await expect(tab.locator('html')).not.toHaveAttribute('data-version', 'next');
      await playSome(tab, 'eights', 2);
      await tab.reload();
      await expect(tab.locator('html')).toHaveAttribute('data-version', 'next');
      await playSome(tab, 'eights', 2);
      await tab.close();
    });
  } finally {
    await house.close();
  }
});

test('it can be installed', async ({ page, house }) => {
  await page.goto(house.url);
  const manifest = (await (await page.request.get(house.url + '/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const icon of manifest.icons)
    expect((await page.request.get(house.url + icon.src)).status()).toBe(200);
});

test('a guest is carried to another device in a file', async ({ page, house, browser }) => {
  await playNow(page, house, 'eights');
  await page.goto(house.url + '/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await download).path();
  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  await other.goto(house.url + '/settings');
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(other.getByText('Welcome back.')).toBeVisible();
  await other.goto(house.url);
  await expect(other.getByRole('link', { name: /Eights.*being played/ })).toBeVisible();
  await context.close();
});

test('the theme follows the system where that is wished', async ({ page, house }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(house.url + '/settings');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio', { name: 'As the device' }).check();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
});
