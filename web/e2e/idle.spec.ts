import type { Page } from '@playwright/test';
import { expect, newPerson, test, withFriends } from './house';

// Playwright's own records cost more than the page.
test.use({ trace: 'off' });

/** Which part of a core a page takes while nobody does anything. */
async function cost(page: Page, seconds: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The processor's time, since the machine may do other things as well.
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN;
  };
  const before = await spent();
  await page.waitForTimeout(1000 * seconds);
  return ((await spent()) - before) / seconds;
}

test('a page that waits costs nothing, whoever is to move', async ({ page, house }) => {
  await withFriends(page, house, 'eights');
  const other = await newPerson(page);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).first().click();
  await page.getByRole('button', { name: /^Start without/ }).click();
  for (const one of [page, other]) await one.locator('.foot .pick').first().waitFor();
  await expect
    .poll(async () => (await page.locator('.turning').count()) + (await other.locator('.turning').count()))
    .toBe(1);
  // What came with the table has come.
  await page.waitForTimeout(2500);
  const costs = await Promise.all([page, other].map((one) => cost(one, 4)));
  test
    .info()
    .annotations.push({ type: 'cost', description: costs.map((part) => part.toFixed(4)).join(', ') });
  for (const part of costs) expect(part).toBeLessThan(0.01);
});
