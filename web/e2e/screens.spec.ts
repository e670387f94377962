import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, playNow, QUICK, test, tile, type House } from './house';

type Scene = (page: Page, house: House) => Promise<unknown>;

const scenes: Record<string, Scene> = {
  home: (page, house) => page.goto(house.url),
  lobby: async (page, house) => {
    await page.goto(house.url);
    await tile(page, 'twenty-eight').locator('.sec').click();
    await page.locator('.options li').first().waitFor();
  },
  'table of 8-28': (page, house) =>
    playNow(page, house, 'twenty-eight').then(() => page.locator('.foot').waitFor()),
  'table of Eight & Half': (page, house) =>
    playNow(page, house, 'eight-and-half').then(() => page.locator('.foot').waitFor()),
  'table of Eights': (page, house) =>
    playNow(page, house, 'eights').then(() => page.locator('.foot').waitFor()),
  more: async (page, house) => {
    await playNow(page, house, 'eights');
    await page.locator('header.bar .icon').last().click();
  },
  rules: (page, house) => page.goto(house.url + '/rules/eight-and-half'),
  settings: (page, house) => page.goto(house.url + '/settings'),
  games: (page, house) => page.goto(house.url + '/games'),
  lesson: (page, house) =>
    page.goto(house.url + '/learn/eights').then(() => page.locator('.coach').waitFor()),
  'no such table': (page, house) => page.goto(house.url + '/t/ZZZZZ'),
};

for (const [name, scene] of Object.entries(scenes)) {
  test(`${name}: axe finds nothing, nothing sticks out, targets are large enough`, async ({
    page,
    house,
  }) => {
    await scene(page, house);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    for (const theme of ['dark', 'light']) {
      await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      await page.waitForTimeout(250);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => [theme, id, nodes.map((node) => node.html.slice(0, 160))]),
      ).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await smallTargets(page)).toEqual([]);
  });
}

/** Buttons and links that are smaller than 44 px; links within sentences may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('button:visible, a:visible, select:visible, input:visible').evaluateAll((all) =>
    all
      .filter(
        (one) =>
          !one.closest('p, .hidden-text') && !one.classList.contains('hidden-text') && !one.matches('.link'),
      )
      .filter((one) => {
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        return width > 0 && (Math.round(height) < 44 || Math.round(width) < 40);
      })
      .map(
        (one) =>
          `${one.tagName} ${one.textContent?.trim() || one.getAttribute('aria-label')} ${one.getBoundingClientRect().width}×${one.getBoundingClientRect().height}`,
      ),
  );
}

for (const [language, play, turn] of [
  ['de', 'Gleich spielen', 'Du bist dran'],
  ['fr', 'Jouer', 'À toi de jouer'],
  ['it', 'Gioca subito', 'Tocca a te'],
] as const) {
  test(`the client speaks ${language}`, async ({ page, house }) => {
    await page.addInitScript(
      (settings) => localStorage.setItem('eightfold.settings', settings),
      JSON.stringify({ ...QUICK, language }),
    );
    for (const path of ['/', '/settings', '/rules/eights', '/games']) {
      await page.goto(house.url + path);
      await page.locator('h1').waitFor({ state: 'attached' });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await page.locator('body').innerText()).not.toMatch(/\b(web|table|event|ask|play)\.[a-z]+/);
    }
    await page.goto(house.url);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await tile(page, 'eights').getByRole('button', { name: play }).click();
    await expect(page.locator('.status').getByText(turn)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('the language can be changed and is kept', async ({ page, house }) => {
  await page.goto(house.url + '/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByText('Einstellungen').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Einstellungen').first()).toBeVisible();
});

test('a guest is carried to another device in a file', async ({ page, house, browser }) => {
  await playNow(page, house, 'eights');
  await page.goto(house.url + '/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await download).path();
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(house.url + '/settings');
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(other.getByText('Welcome back.')).toBeVisible();
  await other.goto(house.url);
  await expect(other.getByRole('link', { name: /Eights.*being played/ })).toBeVisible();
});
