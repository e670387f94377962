import type { Page } from '@playwright/test';
import { QUICK, change, deal, expect, giveName, newPerson, playNow, test, withFriends } from './house';
import { GAMES, playUntil, there } from './player';
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

/** Rows in which cards, total and points lie over each other or beside the row. */
const crossed = (page: Page): Promise<string[]> =>
  page.locator('.veil .tray li').evaluateAll((all) =>
    all
      .filter((row) => {
        const parts = ['.who', '.cards', '.place:last-child', '.note', '.points'];
        const boxes = parts.map((part) => row.querySelector(part)?.getBoundingClientRect());
        const [who, cards, last, note, points] = boxes;
        if (!who || !cards || !last || !note || !points) return true;
        const after = [who.right - cards.left, last.right - note.left, note.right - points.left];
        return Math.max(...after, points.right - row.getBoundingClientRect().right) > 1;
      })
      .map((row) => row.textContent ?? ''),
  );

/** The settlement in one language after the other, at every size. */
async function inSightEverywhere(page: Page, languages: string[]): Promise<void> {
  // A table that was scrolled to its end is covered all the same.
  await page.locator('.table, .board').evaluateAll((all) => all.forEach((box) => (box.scrollTop = 1e4)));
  for (const language of languages) {
    await change(page, { ...QUICK, language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await inSight(page, `${language} ${size.width}`);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.setViewportSize({ width: 390, height: 844 });
    await inSight(page, `${language}, text of double size`);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
}

for (const game of GAMES) {
  test(`the settlement of ${game} fits in every language, with long names and on small screens`, async ({
    page,
    house,
  }) => {
    await withFriends(page, house, game);
    await shorten(page, game);
    await giveName(page, NAME);
    await expect(page.locator('b').getByText(NAME)).toBeVisible();
    // Whoever plays reads "you" where others read the name.
    const watcher = await newPerson(page);
    await watcher.goto(page.url());
    await expect(watcher.locator('b').getByText(NAME)).toBeVisible();
    await deal(page);
    await playUntil(page, game, async () => (await page.locator('.veil').count()) > 0);
    // The bar speaks of the round that is settled, not of the next one.
    await expect(page.locator('.bar .status')).toHaveText(/ is over$/);
    await expect(page.locator('.status.turn, .bar .round')).toHaveCount(0);
    // Where something is shared out, every part of it says why.
    for (const why of await page.locator('.veil .tray .why').all()) await expect(why).toHaveText(/\w.*[.!]/);
    await inSightEverywhere(page, ['en']);
    const scene = page.locator('.veil .scene');
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const below = await scene.evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(below, `${width}`).toBeLessThanOrEqual(0);
      expect(await crossed(page), `${width}`).toEqual([]);
    }
    await inSightEverywhere(watcher, ['en', 'de', 'fr', 'it']);
  });
}

test('on a phone what is won in 8-28 flies to the total', async ({ page, house }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playNow(page, house, 'twenty-eight');
  const won = page.locator('.veil .points .heap > span');
  await playUntil(page, 'twenty-eight', () => there(won));
  const total = page.locator('.veil li:has(.heap > span) .total');
  const [from, to] = await Promise.all([won, total].map((one) => one.first().boundingBox()));
  expect(from?.width).toBeGreaterThan(10);
  expect(Math.abs((from?.x ?? 0) - (to?.x ?? 0))).toBeLessThan(40);
});
