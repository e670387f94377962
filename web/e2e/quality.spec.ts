import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { bring } from './finished';
import { change, expect, QUICK, test } from './house';

const LOCAL = { ...QUICK, local: true };
const strip = (page: Page) => page.getByRole('region', { name: 'Quality of decisions' });
const moments = (page: Page) => page.getByRole('region', { name: 'Key moments' });
const summed = /^\d+ decisions: \d+ best, /;

test('decisions are valued after a game, with marks, reasons and key moments, and that is kept', async ({
  page,
  house,
}) => {
  const id = '00000000e0a1';
  await bring(page, house, 'twenty-eight', id);
  await page.goto(`${house.url}/settings`);
  await change(page, LOCAL);
  await page.goto(`${house.url}/g/${id}/result`);
  await test.step('progress is shown, and then one to three moments', async () => {
    await expect(moments(page).getByRole('progressbar')).toBeVisible();
    await expect(moments(page).getByRole('progressbar')).toHaveCount(0);
    expect(await moments(page).getByRole('link').count()).toBeLessThan(4);
    await expect(moments(page).getByRole('link').first()).toContainText(/In round \d+ you .* of 100 games/);
  });
  await test.step('a moment leads to its position, where everything is said', async () => {
    await moments(page).getByRole('link').first().click();
    await expect(strip(page)).toContainText(/Doubtful|Costly/);
    await strip(page).getByRole('button', { name: 'Why?' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(/Here you .* That won \d+ of 100 games from here/);
    await expect(sheet).toContainText(/between −\d+% and/);
    await sheet.getByText('What you could not see').click();
    await expect(sheet).toContainText('It counted for nothing in the mark.');
    await page.keyboard.press('Escape');
  });
  await test.step('elsewhere all are summed up; the timeline has the marks, and goes to the next one', async () => {
    await page.goto(`${house.url}/g/${id}/0`);
    await expect(strip(page).getByText(summed)).toBeVisible();
    await expect(page.locator('.timeline .costly, .timeline .doubtful').first()).toBeVisible();
    await strip(page).getByRole('button', { name: 'Next doubtful move' }).click();
    await expect(strip(page)).toContainText(/Doubtful|Costly/);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Doubtful|Costly/);
  });
  await test.step('nothing is valued twice', async () => {
    await page.goto(`${house.url}/g/${id}/result`);
    await expect(moments(page).getByRole('link').first()).toBeVisible();
    await expect(moments(page).getByRole('progressbar')).toHaveCount(0);
  });
  await test.step('it can be saved and deleted like everything else', async () => {
    await page.goto(`${house.url}/settings`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save everything to a file' }).click();
    const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as {
      device: { quality: object[] };
    };
    expect(saved.device.quality).toMatchObject([{ game: id, slug: 'twenty-eight', own: true, done: true }]);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await page.waitForURL(house.url + '/');
    const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(left).not.toContain('eightfold-quality');
  });
});

test('without an engine the server values them; through the eyes of a bot nothing is valued', async ({
  page,
  house,
}) => {
  const id = '00000000c0d1';
  await bring(page, house, 'eights', id);
  const asked = page.waitForResponse((response) => response.url().includes('/quality?seat=0'));
  await page.goto(`${house.url}/g/${id}`);
  expect((await asked).status()).toBe(200);
  await expect(strip(page).getByText(summed)).toBeVisible();
  await page.getByRole('combobox', { name: 'Whose eyes' }).selectOption('1');
  await expect(strip(page)).toHaveCount(0);
});
