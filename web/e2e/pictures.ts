import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { GameSlug } from '../src/tables/contract';
import { expect, newPerson, playNow, test, type House } from './house';
import { playSome, playUntilThere } from './player';

/** The pictures of the README: npm run pictures. A phone and a desk for each game, in docs/pictures/. */
const FOLDER = new URL('../../docs/pictures/', import.meta.url);
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/** A moment of each game that shows what it is about. */
const moments: Record<GameSlug, (page: Page) => Promise<void>> = {
  'twenty-eight': async (page) => {
    const turn = page.locator('.status.turn');
    for (let taken = 0; taken < 2; taken++) {
      await turn.waitFor();
      await page.getByRole('button', { name: 'Take the card', disabled: false }).click();
      await expect(page.locator('.foot .open .card')).toHaveCount(taken + 1);
    }
    await turn.waitFor();
  },
  'eight-and-half': async (page) => {
    const card = page.locator('.foot .hand').getByRole('button', { name: /, playable/ });
    await playSome(page, 'eight-and-half', 6);
    await playUntilThere(page, 'eight-and-half', card);
    await card.last().click();
  },
  eights: async (page) => {
    const chip = page.locator('.tray .chip:enabled');
    const long = chip.filter({ hasText: /EIGHT|SEVEN|THREE/ });
    await playUntilThere(page, 'eights', long);
    await long.first().click();
  },
};

mkdirSync(FOLDER, { recursive: true });
for (const game of Object.keys(moments) as GameSlug[]) {
  test(`pictures of ${game}`, async ({ page, house }) => {
    await playNow(page, house, game);
    await moments[game](page);
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
