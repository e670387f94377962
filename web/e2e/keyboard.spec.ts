import type { Locator, Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';
import { expect, playNow, test, tile } from './house';
import { button, GAMES, playerOf, primary, there, walkTo } from './player';

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  expect(await walkTo(page, wanted)).toBe(true);
}

/** Opens a short game against bots, by keys. */
async function begin(page: Page, game: GameSlug): Promise<void> {
  const friends = tile(page, game).getByRole('button', { name: 'With friends' });
  await friends.waitFor();
  await tabTo(page, friends);
  await page.keyboard.press('Enter');
  const number = page.locator('.options input[type=number]');
  const { short } = await playerOf(game);
  if (short) {
    await number.waitFor();
    await tabTo(page, number);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(short[1]);
    await page.keyboard.press('Tab');
  }
  for (const name of ['Fill with bots', 'Deal the cards']) {
    await button(page, name).waitFor();
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  }
  await page.locator('.shell').waitFor();
}

for (const game of GAMES) {
  test(`a whole game of ${game} by keyboard alone`, async ({ page, house }) => {
    await page.goto(house.url);
    await begin(page, game);
    const player = await playerOf(game);
    const scene = button(page, /^(Skip|Next (?:round|hand)|To the result)$/);
    const again = button(page, 'Play again');
    for (let turn = 0; !(await there(again)); turn++) {
      if (await there(scene)) {
        // What a settlement covers cannot be reached, and its button is.
        await expect(page.locator('.board')).toHaveAttribute('inert');
        expect(await page.evaluate(() => document.activeElement?.closest('.veil') !== null)).toBe(true);
        await page.keyboard.press('Enter');
      } else if (await there(page.locator('.status.turn'))) await player.type(page, turn);
      else await page.waitForTimeout(20);
    }
    await tabTo(page, again);
  });
}

test('the rules open and close by key, and the focus comes back', async ({ page, house }) => {
  await page.goto(house.url);
  await tile(page, 'eights').getByRole('button', { name: 'Play now' }).click();
  await page.locator('.status.turn').waitFor();
  const card = page.locator('.foot .hand button').first();
  await card.focus();
  await page.keyboard.press('r');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Rules of Eights')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(card).toBeFocused();
});

/** Where the focus is: `Pass…` or the name of a card. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('.foot button')?.textContent?.trim() ?? 'lost');

test('the focus stays where a move was made: 8-28', async ({ page, house }) => {
  await playNow(page, house, 'twenty-eight');
  const left = page.locator('.deck .count');
  await button(page, /^Take/).focus();
  const before = await left.innerText();
  await page.keyboard.press('Enter');
  await expect(left).not.toHaveText(before);
  await expect.poll(() => focused(page)).not.toBe('lost');
});

test('the focus stays where a move was made: Eights', async ({ page, house }) => {
  await playNow(page, house, 'eights');
  await button(page, /^Pass/).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Just pass').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^Pass/);
});

test('the focus stays where a move was made: Eight & Half', async ({ page, house }) => {
  const card = page
    .locator('.foot .hand')
    .getByRole('button', { name: /playable/ })
    .first();
  // Now and then nothing of the first hand fits: then another game will do.
  do {
    await playNow(page, house, 'eight-and-half');
    await page.locator('.status.turn').waitFor();
  } while ((await card.count()) === 0);
  await card.focus();
  await page.keyboard.press(' ');
  await expect(primary(page)).toBeVisible();
  // On a card that is picked, Enter plays it; the card goes, and its neighbour has the focus.
  await page.keyboard.press('Enter');
  await expect(primary(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).not.toBe('lost');
});

test('the log is read by key, with its heading above its lines, and Esc closes it', async ({
  page,
  house,
}) => {
  await playNow(page, house, 'eights');
  await page.locator('.status.turn').waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.board').evaluate((box) => (box.scrollTop = 1e4));
  await page.keyboard.press('l');
  const log = page.getByRole('complementary', { name: 'What happened' });
  await expect(log.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(log.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  const heading = await log.getByRole('heading').boundingBox();
  const lines = await log.getByRole('log').boundingBox();
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(lines?.y ?? 0);
  await log.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What happened' })).toBeFocused();
});
