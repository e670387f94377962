import type { Page } from '@playwright/test';
import { expect, QUICK, test, tile } from './house';
import { GAMES } from './player';

const LANGUAGES = [
  { language: 'en', play: 'Play now', turn: 'Your turn' },
  { language: 'de', play: 'Gleich spielen', turn: 'Du bist dran' },
  { language: 'fr', play: 'Jouer', turn: 'À toi de jouer' },
  { language: 'it', play: 'Gioca subito', turn: 'Tocca a te' },
];
const PATHS = [
  '/',
  '/settings',
  '/games',
  '/rules',
  ...GAMES.map((game) => `/rules/${game}`),
  '/t/ZZZZZ',
  '/nowhere',
];

/** Everything is there in the language, and fits. */
async function complete(page: Page, language: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.locator('body').innerText()).not.toMatch(
    /\b(web|table|event|ask|play|clause)\.[a-z]+|[{}]/,
  );
}

for (const { language, play, turn } of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        (settings) => localStorage.setItem('eightfold.settings', settings),
        JSON.stringify({ ...QUICK, language }),
      );
    });

    test('the pages are complete, and their longest strings fit', async ({ page, house }) => {
      for (const path of PATHS) {
        await page.goto(house.url + path);
        if (path.startsWith('/rules/')) await page.locator('.clause').first().waitFor();
        await complete(page, language);
      }
    });

    for (const game of GAMES) {
      test(`the lobby, the table and the lesson of ${game} are complete, too`, async ({ page, house }) => {
        await page.goto(house.url);
        await tile(page, game).locator('.sec').click();
        await page.locator('.options li').first().waitFor();
        await complete(page, language);
        await page.goto(house.url);
        await tile(page, game).getByRole('button', { name: play }).click();
        await expect(page.locator('.status').getByText(turn)).toBeVisible();
        await complete(page, language);
        await page.goto(`${house.url}/learn/${game}`);
        await page.locator('.coach').waitFor();
        await complete(page, language);
      });
    }
  });
}

test('the language of the browser is taken', async ({ browser, house }) => {
  const context = await browser.newContext({ locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto(house.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});

test('the language can be changed and is kept', async ({ page, house }) => {
  await page.goto(house.url + '/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByText('Einstellungen').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Einstellungen').first()).toBeVisible();
});
