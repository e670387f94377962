import { expect, playNow, test } from './house';

const pass = 'Just pass';

test('a move made without a network is sent once when it is back', async ({ page, context, house }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', (frame) => sent.push(String(frame.payload))));
  await playNow(page, house, 'eights');
  await page.locator('.status.turn').waitFor();
  await house.restart(1500).catch(() => undefined);
  await page.locator('.status.turn').waitFor();
  await expect(page.locator('.hairline')).toHaveCount(0, { timeout: 20_000 });

  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: pass }).click();
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => sent.filter((text) => text.includes('"type":"move"')).length).toBeGreaterThan(0);
  await page.locator('.status.turn').waitFor();
  const moves = sent
    .filter((text) => text.includes('"type":"move"'))
    .map((text) => (JSON.parse(text) as { at: number }).at);
  expect(new Set(moves).size).toBe(1);
});

test('the table stays readable while the server is away, and goes on afterwards', async ({ page, house }) => {
  await playNow(page, house, 'eights');
  await page.locator('.status.turn').waitFor();
  const restart = house.restart(2500);
  await expect(page.locator('.hairline')).toBeVisible();
  await expect(page.locator('.foot [aria-label*="of suit"]').first()).toBeVisible();
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: pass }).click();
  await expect(page.getByText('Sending your move')).toBeVisible();
  await restart;
  await expect(page.locator('.hairline')).toHaveCount(0, { timeout: 20_000 });
  await page.locator('.status.turn').waitFor();
});

test('two tabs of one guest show the same game', async ({ page, context, house }) => {
  await playNow(page, house, 'eights');
  await page.locator('.status.turn').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.status.turn').waitFor();
  const row = (one: typeof page) => one.locator('.foot').innerText();
  expect(await row(other)).toBe(await row(page));
  await other.getByRole('button', { name: /^Pass/ }).click();
  await other.getByRole('button', { name: pass }).click();
  await expect.poll(async () => (await row(page)) === (await row(other))).toBe(true);
});
