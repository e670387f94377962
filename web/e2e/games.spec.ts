import { deal, expect, playNow, test, tile, withFriends } from './house';
import { GAMES, playOut, playSome } from './player';
import { refused, shorten } from './scenes';

for (const game of GAMES) {
  test(`a whole game of ${game} by mouse, from the lobby to the checked deal`, async ({ page, house }) => {
    await withFriends(page, house, game);
    await shorten(page, game);
    await deal(page);
    await playOut(page, game);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    await page.getByRole('button', { name: 'Check this deal' }).click();
    await expect(page.getByText('The deals are fair.')).toBeVisible();
    await expect(page.locator('section.panel li')).toHaveCount(8);
    await expect(page.locator('section.panel li.bad, section.panel li.mute')).toHaveCount(0);
    // Nobody has to be asked: the cards are dealt, with the same bots and options.
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.shell').waitFor();
  });

  test(`one tap leads from the home page to the first decision of ${game}`, async ({ page, house }) => {
    await page.goto(house.url);
    const play = tile(page, game).getByRole('button', { name: 'Play now' });
    await play.waitFor();
    const begin = Date.now();
    await play.click();
    await page.locator('.status.turn').waitFor();
    // Nothing but the tap: the first decision can be made now.
    await expect(page.locator('.foot button:not([aria-disabled])').first()).toBeVisible();
    test.info().annotations.push({ type: 'time', description: `${Date.now() - begin} ms` });
  });
}

test('back, reload and continue lead to the same table', async ({ page, house }) => {
  await playNow(page, house, 'eights');
  await page.locator('.status.turn').waitFor();
  const cards = await page.locator('.foot').innerText();
  await page.reload();
  await page.locator('.status.turn').waitFor();
  await expect(page.locator('.foot')).toHaveText(cards, { useInnerText: true });
  await page.goto(house.url);
  await page.getByRole('link', { name: /Eights.*being played/ }).click();
  await page.locator('.status.turn').waitFor();
  await page.goBack();
  await expect(page.locator('section.tile')).toHaveCount(GAMES.length);
});

test('news of the table and a reload leave the log as it is', async ({ page, house }) => {
  await playNow(page, house, 'eight-and-half');
  await playSome(page, 'eight-and-half', 3);
  // What happened last is in sight on a phone, too, and the log leaves one's own row free.
  const line = page.getByRole('button', { name: 'What happened' });
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line.locator('.words')).not.toBeEmpty();
  await page.keyboard.press('l');
  const log = page.getByRole('log');
  const [above, row] = await Promise.all([
    page.getByRole('complementary', { name: 'What happened' }).boundingBox(),
    line.boundingBox(),
  ]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + 1);
  await expect(log).toContainText('You');
  const told = await log.innerText();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('The game is paused.')).toBeVisible();
  await expect(log).toContainText(told, { useInnerText: true });
  await page.reload();
  await page.locator('.foot').waitFor();
  await page.keyboard.press('l');
  await expect(log).toContainText(told, { useInnerText: true });
});

test('a card that does not fit is refused: it says why and leads to the rule', async ({ page, house }) => {
  await refused(page, house);
  const refusal = page.locator('.refusal');
  await expect(refusal.locator('p')).toHaveText(/\w+ .*\./);
  const rule = refusal.getByRole('button', { name: /^Rule H\d+/ });
  const clause = /H\d+/.exec(await rule.innerText())?.[0] ?? '';
  await rule.click();
  await expect(page.getByRole('dialog').locator('.first h3')).toHaveText(new RegExp(`^${clause} · `));
  await page.keyboard.press('Escape');
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toHaveCount(0);
  await expect(page.locator('.status.turn')).toBeVisible();
});
