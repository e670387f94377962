import type { Page } from '@playwright/test';
import { deal, expect, keepsEngine, newPerson, QUICK, test, tile, watch, withFriends } from './house';
import { GAMES, playOut } from './player';
import { shorten } from './scenes';

const HERE = { ...QUICK, local: true };
const hint = (page: Page) => page.locator('.foot').getByRole('button', { name: 'Hint', exact: true });
const why = (page: Page) => page.locator('.foot').getByRole('button', { name: 'Why?', exact: true });
const told = (page: Page) => page.locator('.prompt .hinted');
/** What a hint has marked: a button, or cards that are picked. */
const marked = (page: Page) => page.locator('.table .lit');

test('hints without a network: marked, then explained, never played, and the game says so', async ({
  page: other,
  house,
  errors,
}) => {
  const page = await newPerson(other, HERE);
  watch(page, errors);
  await page.goto(house.url);
  await expect.poll(() => keepsEngine(page)).toBe(true);
  await page.context().setOffline(true);
  for (const game of GAMES)
    await test.step(game, async () => {
      await page.goto(house.url);
      await tile(page, game).getByRole('button', { name: 'Play now' }).click();
      await page.locator('.status.turn').waitFor();
      await hint(page).click();
      await expect(told(page)).toHaveText(/^Hint: /);
      await expect(marked(page)).not.toHaveCount(0);
      await page.keyboard.press('h');
      await expect(told(page)).not.toHaveText(/^Hint: /);
      await expect(page.locator('.status.turn')).toBeVisible();
    });

  await page.goto(house.url);
  await tile(page, 'eights').getByRole('button', { name: 'With friends' }).click();
  await shorten(page, 'eights');
  await deal(page);
  await page.locator('.status.turn').waitFor();
  await hint(page).click();
  await why(page).waitFor();
  await playOut(page, 'eights');
  await expect(page.getByText('With hints')).toBeVisible();
  await expect(page.getByText('1 hint')).toBeVisible();
  await page.goto(house.url + '/games');
  await expect(page.locator('main a[href^="/g/"]')).toHaveText(/With hints/);
  await page.context().setOffline(false);
  const kept = async () => {
    const answer = await page.request.get(house.url + '/api/me/games');
    return ((await answer.json()) as { games?: object[] }).games ?? [];
  };
  await expect.poll(kept).toMatchObject([{ game: 'eights', device: true, hints: [1, 0, 0] }]);
});

test('friends have hints if the host allows them, each for themselves', async ({ page, house, errors }) => {
  await withFriends(page, house, 'eights');
  const bert = await newPerson(page);
  watch(bert, errors);
  await bert.goto(page.url());
  await bert.getByRole('button', { name: 'Sit down' }).click();
  const line = bert.locator('.options li', { hasText: 'Hints for players' });
  await expect(line).toHaveText(/off/);
  await page.getByLabel('Hints for players').selectOption('true');
  await expect(line).toHaveText(/on/);
  await deal(page);
  await bert.locator('.shell').waitFor();
  const turns = (one: Page) => one.locator('.status.turn').count();
  await expect.poll(async () => (await turns(page)) + (await turns(bert))).toBe(1);
  const [mover, waiter] = (await turns(page)) > 0 ? [page, bert] : [bert, page];
  await hint(mover).click();
  await expect(told(mover)).toHaveText(/^Hint: /);
  await expect(told(waiter)).toHaveCount(0);
});

test('at a table of the server the coach speaks to those who want it, after a round, and to nobody else', async ({
  page,
  house,
  errors,
}) => {
  const asked: string[] = [];
  await withFriends(page, house, 'twenty-eight');
  const bert = await newPerson(page);
  watch(bert, errors);
  bert.on('request', (request) => asked.push(request.url()));
  await bert.goto(page.url());
  await bert.getByRole('button', { name: 'Sit down' }).click();
  await deal(page);
  await bert.locator('.shell').waitFor();
  for (const one of [page, bert]) {
    await one.getByRole('button', { name: 'More' }).click();
    const choice = one.getByRole('group', { name: 'Remark of the coach after a round' });
    await expect(choice.getByLabel('off')).toBeChecked();
    if (one === page) await choice.getByLabel('on').check();
    await one.keyboard.press('Escape');
  }
  // Whoever takes every card goes over 28, which is worse than to stop, but with lucky cards not clearly so.
  const remark = page.locator('.veil .remark');
  const costly = remark.filter({ hasText: 'This round you' });
  const next = (one: Page) => one.locator('.veil .acts button').last();
  for (let round = 0; ; round++) {
    await playRound(page, bert);
    await expect(next(page)).toBeVisible();
    const told = await costly.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => round >= 4,
    );
    if (told) break;
    for (const one of [page, bert]) await next(one).click();
  }
  await expect(remark).toHaveText(/^Coach This round you /);
  await next(bert).waitFor();
  await expect(bert.locator('.remark')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/remark'))).toEqual([]);
  await next(page).click();
  await expect(remark).toHaveCount(0);
});

/** The first takes all cards, the other one none, until both see a settlement. */
async function playRound(eager: Page, shy: Page): Promise<void> {
  const settled = (one: Page) => one.locator('.veil').count();
  while ((await settled(eager)) === 0 || (await settled(shy)) === 0)
    for (const [one, key] of [
      [eager, 't'],
      [shy, 'n'],
    ] as const) {
      if ((await one.locator('.status.turn').count()) > 0 && (await settled(one)) === 0)
        for (const pressed of [key, '2', '8']) await one.keyboard.press(pressed);
      await one.waitForTimeout(50);
    }
}
