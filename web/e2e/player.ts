import type { Locator, Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';

const there = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

/** Clicks if it can; what has gone meanwhile is no harm. A click that is too late is made again. */
async function tap(locator: Locator): Promise<boolean> {
  return await locator
    .first()
    .click({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, disabled: false });

/** Plays by mouse until `done` holds; whatever is sensible, so that every game comes to an end. */
export async function playUntil(page: Page, game: GameSlug, done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) {
    const ended = await there(button(page, 'To the result'));
    if (ended && !(await done())) throw new Error('the game ended before what was waited for');
    const scene = button(page, /^(Skip|Next round)$/);
    if (await there(scene)) await tap(scene);
    else if (!(await act(page, game))) await page.waitForTimeout(20);
  }
}

/** Plays until something is there and no settlement covers it. */
export async function playUntilThere(page: Page, game: GameSlug, what: Locator): Promise<void> {
  await playUntil(page, game, async () => (await there(what)) && !(await there(page.locator('.veil'))));
}

/** Plays a game to its end, and from its last settlement to its result. */
export async function playOut(page: Page, game: GameSlug): Promise<void> {
  const result = button(page, 'To the result');
  await playUntil(page, game, () => there(result));
  await result.click();
}

/** Taps so often when it is one's turn (a decision takes one or two), and waits for the next one. */
export async function playSome(page: Page, game: GameSlug, taps: number): Promise<void> {
  let made = 0;
  await playUntil(page, game, async () => {
    if (!(await there(page.locator('.status.turn'))) || (await there(page.locator('.veil')))) return false;
    return made++ >= taps;
  });
}

/** One decision; false if there is none to make. */
export async function act(page: Page, game: GameSlug): Promise<boolean> {
  if (game === 'twenty-eight') return await actTwentyEight(page);
  return game === 'eights' ? await actEights(page) : await actHalf(page);
}

async function actTwentyEight(page: Page): Promise<boolean> {
  const choices = page.locator('.foot .acts button:not([aria-disabled])');
  const count = await choices.count();
  const enough = page.getByRole('switch', { name: 'No for the rest of the round', checked: false });
  if (count > 0 && Math.random() < 0.2 && (await there(enough))) return await tap(enough);
  return count > 0 && (await tap(choices.nth(Math.random() < 0.35 ? count - 1 : 0)));
}

async function actEights(page: Page): Promise<boolean> {
  const spell = button(page, /^Spell /);
  if (await there(spell)) return await tap(spell);
  if (await there(button(page, 'Just pass'))) return await tap(button(page, 'Just pass'));
  const chip = page.locator('.tray .chip:enabled');
  if (await there(chip)) return await tap(chip);
  return (await there(button(page, /^Pass/))) && (await tap(button(page, /^Pass/)));
}

async function actHalf(page: Page): Promise<boolean> {
  const take = page.getByRole('button', { name: /^(Tap again to take|Hold to take)/ });
  if (await there(take)) return await tap(take);
  if (await there(button(page, /^Keep your/))) return await tap(button(page, /^Keep your/));
  const primary = page.locator('.foot .acts button.primary:not([aria-disabled])');
  if (await there(primary)) return await tap(primary);
  const playable = page.locator('.foot').getByRole('button', { name: /playable|blind/i, disabled: false });
  return (await there(playable)) && (await tap(playable));
}
