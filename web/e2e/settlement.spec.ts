import type { Page } from '@playwright/test';
import { deal, expect, GAMES, newPerson, QUICK, test, withFriends } from './house';
import { playUntil } from './player';
import { shorten } from './scenes';

/** As long as a name may be, without a place to break it. */
const NAME = 'BartholomaeusMaximiliane';
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

/** What of the settlement lies beside the window, and whether its title and its button are in sight. */
async function inSight(page: Page, at: string): Promise<void> {
  const out = await page
    .locator('.veil :is(h2, td, th, li, button)')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1,
        )
        .map((one) => one.textContent?.trim()),
    );
  expect(out, at).toEqual([]);
  const scene = page.locator('.veil .scene');
  expect(await scene.evaluate((one) => one.scrollWidth - one.clientWidth), at).toBeLessThanOrEqual(0);
  await expect(page.locator('.veil h2'), at).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.veil .acts button'), at).toBeInViewport({ ratio: 1 });
}

for (const game of GAMES) {
  test(`the settlement of ${game} fits in every language, with long names and on small screens`, async ({
    page,
    house,
  }) => {
    await withFriends(page, house, game);
    await shorten(page, game);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await page.keyboard.type(NAME);
    await page.keyboard.press('Enter');
    await expect(page.locator('b').getByText(NAME)).toBeVisible();
    const pages = [page];
    for (const language of ['de', 'fr', 'it']) {
      const other = await newPerson(page, { ...QUICK, language });
      await other.goto(page.url());
      await expect(other.locator('b').getByText(NAME)).toBeVisible();
      pages.push(other);
    }
    await deal(page);
    await playUntil(page, game, async () => (await page.locator('.veil').count()) > 0);
    for (const one of pages) {
      // A table that was scrolled to its end is covered all the same.
      await one.locator('.table, .board').evaluateAll((all) => all.forEach((box) => (box.scrollTop = 1e4)));
      for (const size of SIZES) {
        await one.setViewportSize(size);
        await inSight(one, `${await one.locator('html').getAttribute('lang')} ${size.width}`);
      }
      await one.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await one.setViewportSize({ width: 390, height: 844 });
      await inSight(one, 'text of double size');
    }
  });
}
