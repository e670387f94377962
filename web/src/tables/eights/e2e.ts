import type { Page } from '@playwright/test';
import { playNow } from '../../../e2e/house';
import { button, playUntilThere, tap, there, walkTo, type Player } from '../../../e2e/player';

const chip = (page: Page) => page.locator('.tray .chip:enabled');
const spell = (page: Page) => button(page, /^Spell /);
const pass = (page: Page) => button(page, /^Pass/);
const justPass = (page: Page) => button(page, 'Just pass');

export const player: Player = {
  short: ['target', '9'],
  async tap(page) {
    for (const way of [spell, justPass, chip, pass]) if (await there(way(page))) return await tap(way(page));
    return false;
  },
  async type(page) {
    if (await there(spell(page))) await page.keyboard.press('Enter');
    else if (await there(page.getByRole('dialog'))) {
      if (await walkTo(page, justPass(page))) await page.keyboard.press('Enter');
    } else if (await there(chip(page))) {
      if (await walkTo(page, chip(page).first())) await page.keyboard.press('Enter');
    } else if (await there(pass(page))) await page.keyboard.press('p');
  },
  async follow(page, move) {
    if (move === 'pass') {
      await page.keyboard.press('p');
      await justPass(page).click();
    } else {
      await button(page, new RegExp(`^${move}\\b`))
        .first()
        .click();
      await button(page, new RegExp(`^Spell ${move}`)).click();
    }
  },
  async pose(page) {
    const long = chip(page).filter({ hasText: /EIGHT|SEVEN|THREE/ });
    await playUntilThere(page, 'eights', long);
    await long.first().click();
  },
  scenes: {
    'a word in the making': async (page, house) => {
      await playNow(page, house, 'eights');
      await playUntilThere(page, 'eights', spell(page));
    },
    'an exchange': async (page, house) => {
      await playNow(page, house, 'eights');
      await page.locator('.status.turn').waitFor();
      await pass(page).click();
      const cards = page.locator('dialog .cards button');
      await cards.nth(1).click();
      await cards.nth(4).click();
    },
  },
};
