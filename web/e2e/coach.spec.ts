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
