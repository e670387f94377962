import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house';

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < 40 && !(await wanted.evaluate((one) => one === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('a whole game of 8-28 by keyboard alone', async ({ page, house }) => {
  test.setTimeout(150_000);
  await page.goto(house.url);
  const play = page.locator('section.tile.twenty-eight').getByRole('button', { name: 'Play now' });
  await play.waitFor();
  await tabTo(page, play);
  await page.keyboard.press('Enter');
  await page.locator('.shell').waitFor();

  const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false });
  const end = Date.now() + 130_000;
  for (let turn = 0; Date.now() < end && (await button('Play again').count()) === 0; turn++) {
    const scene = button(/^(Skip|Next round|To the result)$/);
    if ((await scene.count()) > 0) {
      await page.keyboard.press('Enter');
    } else if ((await button(/plays for 8/).count()) > 0) await page.keyboard.press('8');
    else if ((await button(/plays for 28/).count()) > 0) await page.keyboard.press('2');
    else if ((await button('Take the card').count()) > 0)
      await page.keyboard.press(turn % 3 === 0 ? 't' : 'n');
    else if ((await button('See the result').count()) > 0) {
      await tabTo(page, button('See the result'));
      await page.keyboard.press('Enter');
    } else await page.waitForTimeout(30);
  }
  await expect(button('Play again')).toBeVisible();
});

test('the rules open and close by key, and the focus comes back', async ({ page, house }) => {
  await page.goto(house.url);
  await page.locator('section.tile.eights').getByRole('button', { name: 'Play now' }).click();
  await page.locator('.status.turn').waitFor();
  await page.keyboard.press('r');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Rules of Eights')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});
