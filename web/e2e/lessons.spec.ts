import type { Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';
import { expect, test } from './house';
import { button, GAMES, playerOf, stepsOf } from './player';

/** Makes the move that a step asks for, with the means of its table. */
async function make(page: Page, game: GameSlug, move: string): Promise<void> {
  const scene = button(page, /^(Skip|Next round)$/);
  await page.locator('.status.turn').waitFor();
  while ((await scene.count()) > 0) await scene.first().click();
  await (await playerOf(game)).follow(page, move);
}

/** The last move may end a round; its scene is closed first. */
async function leave(page: Page): Promise<void> {
  await expect(async () => {
    const scene = button(page, /^(Skip|Next round)$/);
    if ((await scene.count()) > 0) await scene.first().click({ timeout: 5000 });
    await page.locator('.coach').getByRole('button', { name: 'Done' }).click({ timeout: 5000 });
  }).toPass();
}

for (const game of GAMES) {
  test(`the guided round of ${game} goes from its first step to its last`, async ({ page, house }) => {
    const steps = await stepsOf(game);
    await page.goto(`${house.url}/learn/${game}`);
    for (const [i, step] of steps.entries()) {
      await expect(page.getByText(`Step ${i + 1} of ${steps.length}`)).toBeAttached();
      if (step.zone) await expect(page.locator('.frame')).toBeVisible();
      if (step.move) await make(page, game, step.move);
      else if (i < steps.length - 1) await page.locator('.coach .next').click();
    }
    await leave(page);
    await expect(page).toHaveURL(house.url + '/');
    await page.goto(house.url + '/games');
    await expect(page.locator('main')).not.toContainText('8-28');
  });
}

test('a legal move that is not the lesson’s is refused with a hint', async ({ page, house }) => {
  await page.goto(`${house.url}/learn/twenty-eight`);
  await page.locator('.foot .acts button:not([aria-disabled])').first().waitFor();
  await page.keyboard.press('n');
  await expect(page.locator('.foot')).toContainText('This lesson goes another way here');
});

test('helper levels switch while the game goes on', async ({ page, house }) => {
  await page.goto(`${house.url}/learn/twenty-eight`);
  await expect(page.locator('.helper')).toContainText('8 still possible');
  await expect(page.locator('.helper')).not.toContainText('Unseen');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radio', { name: 'Expert' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.helper')).toContainText('Unseen');
  await page.keyboard.press('z');
  await expect(page.locator('.helper')).toBeHidden();
  await page.keyboard.press('z');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('read the table aloud');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radio', { name: 'Calm' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.helper')).not.toContainText('8 still possible');
});

test('a lesson that was left for good begins anew', async ({ page, house }) => {
  await page.goto(`${house.url}/learn/eights`);
  await page.locator('.coach .next').click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Leave the table' }).click();
  await expect(page).toHaveURL(house.url + '/');
  await page.goto(`${house.url}/learn/eights`);
  await expect(page.getByText(/Step 1 of/)).toBeAttached();
  await expect(page.locator('.foot .acts button:not([aria-disabled])').first()).toBeVisible();
});
