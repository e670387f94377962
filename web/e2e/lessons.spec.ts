import { expect, GAMES, test } from './house';
import { act } from './player';

for (const game of GAMES) {
  test(`the guided round of ${game} leads through all its steps`, async ({ page, house }) => {
    await page.goto(`${house.url}/learn/${game}`);
    const coach = page.locator('.coach');
    const next = coach.getByRole('button', { name: 'Next' });
    const done = coach.getByRole('button', { name: 'Done' });
    await coach.waitFor();
    await expect(async () => {
      if ((await next.count()) > 0) await next.click({ timeout: 1000 });
      else await act(page, game);
      await expect(done).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [20], timeout: 60_000 });
    await done.click();
    await expect(page.locator('section.tile')).toHaveCount(3);
  });
}
