import type { Page } from '@playwright/test';
import { playNow } from '../../../e2e/house';
import {
  button,
  playSome,
  playUntilThere,
  primary,
  tap,
  there,
  walkTo,
  type Player,
} from '../../../e2e/player';

const toTake = (page: Page) => page.getByRole('button', { name: /^(Tap again to take|Hold to take)/ });
const keep = (page: Page) => button(page, /^Keep your/);

/** A card of the hand by its number; one that lies on the table is walked to. */
async function pick(page: Page): Promise<void> {
  const hand = page.locator('.foot .hand button');
  const names = await hand.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const place = names.findIndex((name) => name.includes('playable')) + 1;
  const lying = page.locator('.foot .lying').getByRole('button', { name: /playable|blind/ });
  if (place > 0) await page.keyboard.press(String(place));
  else if (await there(lying)) {
    if (await walkTo(page, lying.first())) await page.keyboard.press('Enter');
  }
}

export const player: Player = {
  short: ['rounds', '1'],
  async tap(page) {
    if (await there(toTake(page))) return await tap(toTake(page));
    if (await there(keep(page))) return await tap(keep(page));
    if (await there(primary(page))) return await tap(primary(page));
    const playable = page.locator('.foot').getByRole('button', { name: /playable|blind/i, disabled: false });
    return (await there(playable)) && (await tap(playable));
  },
  async type(page) {
    // The focus may be on another card, which Enter would play instead: the button is walked to.
    const main = (await there(toTake(page))) ? toTake(page) : primary(page);
    if (await there(keep(page))) await page.keyboard.press('k');
    else if (await there(main)) {
      if (await walkTo(page, main.first())) await page.keyboard.press('Enter');
    } else await pick(page);
  },
  async follow(page, move) {
    const name = move === 'g' ? /^ghost, playable/i : new RegExp(`^${move.charAt(0)}, playable`);
    await page.locator('.foot').getByRole('button', { name }).first().click();
    await primary(page).click();
  },
  async pose(page) {
    const card = page.locator('.foot .hand').getByRole('button', { name: /, playable/ });
    await playSome(page, 'eight-and-half', 6);
    await playUntilThere(page, 'eight-and-half', card);
    await card.last().click();
  },
  scenes: {
    'cards picked': async (page, house) => {
      await playNow(page, house, 'eight-and-half');
      await playUntilThere(page, 'eight-and-half', primary(page));
    },
  },
};
