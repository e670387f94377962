import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { change, playNow, QUICK, test } from './house';
import { GAMES, playerOf, primary, tap, there } from './player';
import { scenes } from './scenes';

/** Pictures of every screen, to be looked at: npm run shots [-- -g "name"]. They land in shots/. */
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
};

mkdirSync('shots', { recursive: true });

/** A picture in either theme. */
async function take(page: Page, name: string, size: string): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    await page.screenshot({ path: `shots/${name.replace(/[^\w&-]+/g, '-')}.${size}.${theme}.png` });
  }
}

async function takeAll(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await take(page, name, size);
  }
}

for (const [name, scene] of Object.entries(scenes)) {
  test(name, async ({ page, house }) => {
    await scene(page, house);
    await takeAll(page, name);
  });
}

for (const game of GAMES) {
  test(`${game}, expert`, async ({ page, house }) => {
    await scenes[`${game}, all seats taken`]?.(page, house);
    await change(page, { ...QUICK, helper: 'expert' });
    await takeAll(page, `${game}, expert`);
  });

  for (const scene of [`${game}, in the middle of a game`, `${game}, settlement`]) {
    test(`${scene}, in other languages and in large text`, async ({ page, house }) => {
      await scenes[scene]?.(page, house);
      for (const language of ['de', 'fr', 'it']) {
        await change(page, { ...QUICK, language });
        await takeAll(page, `${scene}, ${language}`);
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await takeAll(page, `${scene}, large text`);
    });
  }

  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${game}, a moment, ${size}`, async ({ page, house }) => {
      await page.clock.install();
      await page.setViewportSize(viewport);
      await playNow(page, house, game);
      await change(page, { ...QUICK, speed: 1 });
      const player = await playerOf(game);
      const moment = page.locator('.moment');
      const shown = () =>
        moment.waitFor({ timeout: 4000 }).then(
          () => true,
          () => false,
        );
      while (!(await shown())) {
        const main = primary(page).or(page.locator('.veil .primary'));
        if (await there(main)) await tap(main);
        else await player.tap(page);
      }
      // It stands still once all of it is there.
      await page.waitForTimeout(game === 'eights' ? 900 : 200);
      await page.evaluate(() => document.getAnimations().forEach((one) => one.pause()));
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
      await take(page, `${game}, a moment`, size);
    });
  }
}

test('lobby, in other languages', async ({ page, house }) => {
  await scenes['lobby']?.(page, house);
  for (const language of ['de', 'fr', 'it']) {
    await change(page, { ...QUICK, language });
    await takeAll(page, `lobby, ${language}`);
  }
});
