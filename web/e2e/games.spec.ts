import { expect, playNow, shortGame, test } from './house';
import { playOut } from './player';

for (const game of ['twenty-eight', 'eight-and-half', 'eights'] as const) {
  test(`a whole game of ${game} by mouse, from the lobby to the checked deal`, async ({ page, house }) => {
    await shortGame(page, house, game);
    await playOut(page, game);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    await page.getByRole('button', { name: 'Check this deal' }).click();
    await expect(page.getByText('The deals are fair.')).toBeVisible();
    await expect(page.locator('section.panel li')).toHaveCount(5);
    await expect(page.locator('section.panel li.bad, section.panel li.mute')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
  });
}

test('from the home page to the first decision in one tap and under two seconds', async ({ page, house }) => {
  const times: number[] = [];
  // The best of three, for machines that have other things to do.
  for (let i = 0; i < 3; i++) {
    await page.goto(house.url);
    await page.locator('section.tile.eights').waitFor();
    const begin = Date.now();
    await page.locator('section.tile.eights').getByRole('button', { name: 'Play now' }).click();
    await page.locator('.status.turn').waitFor();
    times.push(Date.now() - begin);
  }
  expect(Math.min(...times)).toBeLessThan(2000);
});

test('back, reload and continue lead to the same table', async ({ page, house }) => {
  await playNow(page, house, 'eights');
  await page.locator('.status.turn').waitFor();
  const cards = await page.locator('.foot').innerText();
  await page.reload();
  await page.locator('.status.turn').waitFor();
  expect(await page.locator('.foot').innerText()).toBe(cards);
  await page.goto(house.url);
  await page.getByRole('link', { name: /Eights.*being played/ }).click();
  await page.locator('.status.turn').waitFor();
  await page.goBack();
  await expect(page.locator('section.tile')).toHaveCount(3);
});
