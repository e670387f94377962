import { mkdirSync } from 'node:fs';
import { test } from './house';
import { scenes } from './scenes';

/** Pictures of every screen, to be looked at: npm run shots [-- -g "name"]. They land in shots/. */
const SIZES = {
  phone: [390, 844],
  tablet: [768, 1024],
  desk: [1280, 800],
  wide: [1920, 1080],
} as const;

mkdirSync('shots', { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  test(name, async ({ page, house }) => {
    await scene(page, house);
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      for (const theme of ['dark', 'light']) {
        await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(200);
        await page.screenshot({ path: `shots/${name.replace(/[^\w&-]+/g, '-')}.${size}.${theme}.png` });
      }
    }
  });
}
