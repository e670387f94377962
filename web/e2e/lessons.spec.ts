import type { Page } from '@playwright/test';
import { catalogue } from '../scripts/texts.mjs';
import type { GameSlug } from '../src/tables/contract';
import type { TutorialStep } from '../src/tables/tutorial';
import { change, expect, playNow, QUICK, test } from './house';
import { button, follow, GAMES, playUntilThere, reachStep, stepsOf, tipsOf } from './player';

/** A hint at the table, in English. */
const textOf = (game: GameSlug, hint: string): string =>
  catalogue('en')[hint === 'goal' ? `table.goal.${game}` : `table.tip.${game}.${hint}`] ?? '';

/** What a step speaks of and what it lights is below the coach and in the window, on a phone and on a desk. */
async function clear(page: Page, step: TutorialStep): Promise<void> {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const faults = await page.evaluate((look) => {
        const box = (one: Element | null) => one?.getBoundingClientRect() ?? new DOMRect(NaN, NaN);
        const end = box(document.querySelector('.coach')).bottom;
        const around = [...document.querySelectorAll('main, .light .seen, .light .lit')];
        const out = around.filter((one) => !(box(one).top >= end && box(one).bottom <= innerHeight + 8));
        const foot = box(document.querySelector('.lower > .line')).top;
        const zones = look.map((zone) => document.querySelector(`.ground [data-zone="${zone}"]`));
        const under = zones.filter((one) => one && box(one).bottom > foot);
        return [...out, ...under].map((one) => `${one?.getAttribute('class')} ${JSON.stringify(box(one))}`);
      }, step.look ?? []);
      expect([step.key, size.width, ...faults]).toEqual([step.key, size.width]);
      await expect(page.locator('.light .seen')).toHaveCount(step.look?.length ?? 0, { timeout: 1000 });
      await expect(page.locator('.light .lit')).toHaveCount(step.press ? 1 : 0, { timeout: 1000 });
    }).toPass({ intervals: [50, 100, 200] });
  }
}

for (const game of GAMES) {
  test(`the guided round of ${game} goes from its first step to its last`, async ({ page, house }) => {
    const steps = await stepsOf(game);
    await page.goto(`${house.url}/learn/${game}`);
    for (const [i, step] of steps.entries()) {
      await reachStep(page, steps, i);
      await clear(page, step);
      if (step.move) await follow(page, game, step.move);
      else if (i < steps.length - 1) await page.locator('.coach .next').click();
    }
    await page.goto(house.url + '/games');
    await expect(page.locator('main')).not.toContainText('8-28');
    await page.goto(`${house.url}/learn/${game}`);
    await button(page, 'Play your first game').click();
    await expect(page).toHaveURL(/\/t\//);
    for (const hint of ['goal', ...(await tipsOf(game))]) {
      await page.getByRole('complementary', { name: 'Tip' }).getByText(textOf(game, hint)).waitFor();
      await button(page, 'Got it').click();
    }
    await expect(button(page, 'Got it')).toHaveCount(0);
  });
}

test('on a phone the table of 8-28 stands still, whoever offers and however many totals there are', async ({
  page,
  house,
}) => {
  const steps = await stepsOf('twenty-eight');
  await page.goto(`${house.url}/learn/twenty-eight`);
  const heights = new Map<string, number[]>();
  for (const [i, step] of steps.slice(0, 5).entries()) {
    await reachStep(page, steps, i);
    if (!step.move) {
      await page.locator('.coach .next').click();
      continue;
    }
    for (const language of ['de', 'fr', 'it', 'en']) {
      await change(page, { ...QUICK, language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const height = await page.locator('.lower').evaluate((row) => row.getBoundingClientRect().height);
      heights.set(language, [...(heights.get(language) ?? []), height]);
    }
    await follow(page, 'twenty-eight', step.move);
  }
  for (const [language, all] of heights) expect(new Set(all).size, `${language} ${all.join()}`).toBe(1);
});

test('a legal move that is not the lesson’s is refused with a hint', async ({ page, house }) => {
  await page.goto(`${house.url}/learn/twenty-eight`);
  await page.locator('.foot .acts button:not([aria-disabled])').first().waitFor();
  await page.keyboard.press('n');
  await expect(page.locator('.foot')).toContainText('This lesson goes another way here');
});

test('the coach goes on when the others have moved and everybody has seen it', async ({ page, house }) => {
  await page.goto(`${house.url}/learn/eight-and-half`);
  for (let i = 0; i < 2; i++) await page.locator('.coach .next').click();
  await page.locator('.status.turn').waitFor();
  await follow(page, 'eight-and-half', '3');
  await page.locator('.coach').getByText('At exactly 5').waitFor();
  expect(await page.locator('.lower > .line').innerText()).toContain('Ada plays');
});

/** Chooses how much help is wanted, at the table. */
async function help(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radio', { name: level }).check();
  await page.keyboard.press('Escape');
}

test('helper levels switch while the game goes on', async ({ page, house }) => {
  await playNow(page, house, 'twenty-eight');
  await page.locator('.status.turn').waitFor();
  await expect(page.locator('.helper')).toContainText('You now');
  await expect(page.locator('.helper')).not.toContainText('Unseen');
  await expect(page.locator('.helper')).not.toContainText(/(?<!\d)0%|100%/);
  await help(page, 'Expert');
  await expect(page.locator('.helper')).toContainText('Unseen');
  await page.keyboard.press('z');
  await expect(page.locator('.helper')).toBeHidden();
  await page.keyboard.press('z');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('read the table aloud');
  await page.keyboard.press('Escape');
  await help(page, 'Calm');
  await expect(page.locator('.helper')).not.toContainText('You now');
  // Words at the seats explain themselves, by keyboard, too.
  const term = page.locator('.seat .term').first();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('which is added').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('which is added').first()).toBeHidden();
});

test('a calm table of Eights does not solve the puzzle, and tells a word once it is built', async ({
  page,
  house,
}) => {
  await playNow(page, house, 'eights');
  const able = page.locator('button.chip:enabled').first();
  await playUntilThere(page, 'eights', able);
  // Whoever plays may have chosen the word already; once more would undo that.
  if ((await page.locator('.chip.on').count()) === 0) await able.click();
  const wanted = page.locator(
    '.hand button[aria-pressed="true"]:not(:has(.tag)), .row button[aria-pressed="true"]',
  );
  const names = await wanted.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  await help(page, 'Calm');
  await expect(page.locator('button.chip')).toHaveCount(0);
  await expect(page.locator('.chip.lit, .chip.on')).toHaveCount(0);
  await expect(button(page, /^Spell /)).toHaveCount(0);
  for (const name of names) {
    const card = name.replace(/, (from the row, )?letter \d+$/, '');
    const zone = page.locator(name.includes('from the row') ? '.row' : '.hand');
    await zone.getByRole('button', { name: card, exact: true }).first().click();
    if (name !== names.at(-1)) await expect(page.locator('.chip.lit').first()).toBeVisible();
  }
  await expect(page.locator('.chip.on')).toHaveCount(1);
  await expect(button(page, /^Spell /)).toBeVisible();
});

test('a lesson that was left for good begins anew', async ({ page, house }) => {
  await page.goto(`${house.url}/learn/eights`);
  await page.locator('.coach .next').click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Leave the table' }).click();
  await expect(page).toHaveURL(house.url + '/');
  await page.goto(`${house.url}/learn/eights`);
  await expect(page.getByText(/Step 1 of/)).toBeAttached();
  await expect(page.locator('.foot .acts button:not([aria-disabled])').first()).toBeVisible();
});

test('the light of a lesson takes in how many cards the pile has, and an empty one has no value', async ({
  page,
  house,
}) => {
  const steps = await stepsOf('eight-and-half');
  await page.goto(`${house.url}/learn/eight-and-half`);
  const value = page.locator('.middle polygon.here');
  await page.locator('.middle polygon').first().waitFor();
  await expect(value).toHaveCount(0);
  for (const [i, step] of steps.entries()) {
    await reachStep(page, steps, i);
    if (step.key === 'five') break;
    if (step.move) await follow(page, 'eight-and-half', step.move);
    else await page.locator('.coach .next').click();
  }
  await expect(value).toHaveCount(1);
  await expect(async () => {
    const light = await page.locator('.light .seen').boundingBox({ timeout: 1000 });
    const count = await page.locator('.pile .count').boundingBox({ timeout: 1000 });
    if (!light || !count) throw new Error('not there yet');
    expect(light.x + light.width).toBeGreaterThan(count.x + count.width);
  }).toPass();
});
