import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, newPerson, playNow, test, type House } from './house';
import { GAMES, playerOf } from './player';

/** The pictures of the README: npm run pictures. A phone and a desk for each game, in docs/pictures/. */
const FOLDER = new URL('../../docs/pictures/', import.meta.url);
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

mkdirSync(FOLDER, { recursive: true });
for (const game of GAMES) {
  test(`pictures of ${game}`, async ({ page, house }) => {
    await playNow(page, house, game);
    await (await playerOf(game)).pose(page);
    await expect(page.locator('.status.turn')).toBeVisible();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const png = await page.screenshot();
      writeFileSync(new URL(`${game}-${size}.webp`, FOLDER), await webp(page, house, png));
    }
  });
}

/** The browser is good at WebP, so that no other program is needed. */
async function webp(page: Page, house: House, png: Buffer): Promise<Buffer> {
  const painter = await newPerson(page);
  await painter.goto(house.url + '/robots.txt');
  const data = await painter.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  }, png.toString('base64'));
  return Buffer.from(data, 'base64');
}
