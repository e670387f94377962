import { readFileSync } from 'node:fs';
import { expect, playNow, test } from './house';

const token = "JSON.parse(localStorage.getItem('eightfold.me')).token";

test('signing out everywhere asks first, says what happened, and leaves a new file to save', async ({
  page,
  house,
}) => {
  await playNow(page, house, 'eights');
  const before = await page.evaluate<string>(token);
  const stub = { id: 'aaaaaaaaaaaa', name: 'Anna', token: 'new-token' };
  let renewed = 0;
  await page.route('**/api/me/token', async (route) => {
    renewed++;
    expect(route.request().method()).toBe('POST');
    expect(route.request().postDataJSON()).toEqual({});
    await route.fulfill({ status: 201, json: stub });
  });
  await page.goto(house.url + '/settings');
  const button = page.getByRole('button', { name: 'Sign out everywhere' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign out everywhere?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  expect([renewed, await page.evaluate<string>(token)]).toEqual([0, before]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'All other devices are signed out' }),
  ).toBeVisible();
  await expect(button).toBeFocused();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  expect(JSON.parse(readFileSync(await (await file).path(), 'utf8'))).toMatchObject(stub);
});

test('a device that was signed out elsewhere says so, tries no more, and lets a new guest begin', async ({
  page,
  house,
}) => {
  await playNow(page, house, 'eights');
  const table = page.url();
  await page.evaluate(() => {
    const me = JSON.parse(localStorage.getItem('eightfold.me') ?? '{}') as object;
    localStorage.setItem('eightfold.me', JSON.stringify({ ...me, token: 'ended' }));
  });
  await page.context().clearCookies();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'This device has been signed out' })).toBeVisible();
  const tried = sockets.length;
  await page.getByRole('link', { name: 'Use a file' }).click();
  await expect(page.getByRole('alert')).toContainText('This device has been signed out');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This device has been signed out' })).toBeVisible();
  expect(sockets.length).toBe(tried);
  await page.getByRole('button', { name: 'Begin as a new guest' }).click();
  await expect(page.locator('.shell')).toBeVisible();
  await page.goto(house.url);
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
});
