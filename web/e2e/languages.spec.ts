import { expect, GAMES, QUICK, test, tile } from './house';

const LANGUAGES = [
  { language: 'en', play: 'Play now', turn: 'Your turn' },
  { language: 'de', play: 'Gleich spielen', turn: 'Du bist dran' },
  { language: 'fr', play: 'Jouer', turn: 'À toi de jouer' },
  { language: 'it', play: 'Gioca subito', turn: 'Tocca a te' },
];
const PATHS = ['/', '/settings', '/games', ...GAMES.map((game) => `/rules/${game}`), '/t/ZZZZZ', '/nowhere'];

for (const { language, play, turn } of LANGUAGES) {
  test(`the client speaks ${language}, and its longest strings fit`, async ({ page, house }) => {
    await page.addInitScript(
      (settings) => localStorage.setItem('eightfold.settings', settings),
      JSON.stringify({ ...QUICK, language }),
    );
    const complete = async (): Promise<void> => {
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await page.locator('body').innerText()).not.toMatch(
        /\b(web|table|event|ask|play|clause)\.[a-z]+/,
      );
    };
    for (const path of PATHS) {
      await page.goto(house.url + path);
      await complete();
    }
    for (const game of GAMES) {
      await page.goto(house.url);
      await tile(page, game).locator('.sec').click();
      await page.locator('.options li').first().waitFor();
      await complete();
      await page.goto(house.url);
      await tile(page, game).getByRole('button', { name: play }).click();
      await expect(page.locator('.status').getByText(turn)).toBeVisible();
      await complete();
      await page.goto(`${house.url}/learn/${game}`);
      await page.locator('.coach').waitFor();
      await complete();
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
