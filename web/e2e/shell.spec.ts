import { expect, test } from './house';

test('the program opens without a network and says that there is none', async ({ page, context, house }) => {
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto(house.url + '/settings');
  await expect(page.getByText('Language')).toBeVisible();
  await page.goto(house.url);
  await page.locator('section.tile.eights').getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await page.locator('section.tile.eights').getByRole('button', { name: 'Play now' }).click();
  await page.locator('.status.turn').waitFor();
});

test('it can be installed', async ({ page, house }) => {
  await page.goto(house.url);
  const manifest = (await (await page.request.get(house.url + '/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const icon of manifest.icons)
    expect((await page.request.get(house.url + icon.src)).status()).toBe(200);
});
