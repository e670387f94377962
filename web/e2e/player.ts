import type { Locator, Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';

const first = (locator: Locator): Locator => locator.first();
const there = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

/** Clicks if it can; what has gone meanwhile is no harm. */
async function tap(locator: Locator): Promise<boolean> {
  return await first(locator)
    .click({ timeout: 1500 })
    .then(
      () => true,
      () => false,
    );
}

/** Plays by mouse until the game is over; whatever is sensible, the game must come to an end. */
export async function playOut(page: Page, game: GameSlug, limit = 75_000): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false });
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (await there(button('To the result'))) {
      await tap(button('To the result'));
      return;
    }
    if (await there(button('Skip'))) await tap(button('Skip'));
    else if (await there(button('Next round'))) await tap(button('Next round'));
    else if (await there(button('See the result'))) {
      await tap(button('See the result'));
      return;
    } else if (!(await act(page, game))) await page.waitForTimeout(30);
  }
  throw new Error('the game did not end in time');
}

/** One decision; false if there is none to make. */
async function act(page: Page, game: GameSlug): Promise<boolean> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false });
  if (game === 'twenty-eight') {
    const choices = page.locator('.foot .acts button:enabled');
    const count = await choices.count();
    return count > 0 && (await tap(choices.nth(Math.random() < 0.35 ? count - 1 : 0)));
  }
  if (game === 'eights') {
    const chip = page
      .locator('.foot, .middle')
      .getByRole('button', { name: /^(ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT)\b/, disabled: false });
    if (await there(button(/^Spell /))) return await tap(button(/^Spell /));
    if (await there(button('Just pass'))) return await tap(button('Just pass'));
    for (const one of await chip.all()) {
      if ((await one.getAttribute('aria-disabled')) !== 'true' && (await tap(one))) {
        if (await there(button(/^Spell /))) return await tap(button(/^Spell /));
      }
    }
    return (await there(button(/^Pass/))) && (await tap(button(/^Pass/)));
  }
  if (await there(page.getByRole('button', { name: /^Tap again to take/ })))
    return await tap(page.getByRole('button', { name: /^Tap again to take/ }));
  if (await there(button(/^Hold to take/))) return await tap(button(/^Hold to take/));
  if (await there(button(/^Keep your/))) return await tap(button(/^Keep your/));
  const primary = page.locator('.foot .acts button.primary:enabled');
  if (await there(primary)) return await tap(primary);
  const playable = page
    .locator('.foot')
    .getByRole('button', { name: /playable|face down|blind/i, disabled: false });
  return (await there(playable)) && (await tap(playable));
}
