import type { Page } from '@playwright/test';
import { expect, newPerson, test, withFriends } from './house';

/** Somebody else sits down at the table of this page. */
async function friend(page: Page): Promise<Page> {
  const other = await newPerson(page);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).first().click();
  return other;
}

test('the ring of the seat to act shows the time left, on both screens', async ({ page, house }) => {
  await withFriends(page, house, 'eights');
  await page.getByLabel('A move takes').selectOption({ label: '30 seconds at most' });
  const other = await friend(page);
  await page.getByRole('button', { name: /^Start without/ }).click();
  for (const one of [page, other]) await one.locator('.shell').waitFor();

  const timers = () => Promise.all([page, other].map((one) => one.getByRole('timer').count()));
  await expect.poll(async () => (await timers()).toSorted()).toEqual([0, 1]);
  const [mover, watcher] = (await timers())[0] === 1 ? [page, other] : [other, page];
  await expect(watcher.locator('.seat.active .ring')).not.toHaveClass(/turning/);
  const ring = mover.getByRole('timer');
  await expect(ring).toHaveAccessibleName(/^[12]\d seconds left/);
  await expect(ring).toHaveAccessibleName(/^\d seconds left/);
  // Said once, when half of the time is gone.
  await expect(mover.getByText('15 seconds left for the move')).toHaveCount(1);
  await expect(mover.getByText('A bot is playing for you')).toBeVisible();
  await expect(ring).toHaveCount(0);
});
