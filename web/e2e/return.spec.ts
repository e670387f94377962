import { expect, giveName, newPerson, test, tile, watch, withFriends } from './house';
import { button, playOut } from './player';
import { shorten } from './scenes';

test('another game is an offer: nobody is carried off', async ({ page, house, errors }) => {
  const [bert, cleo] = [await newPerson(page), await newPerson(page)];
  await withFriends(page, house, 'eights');
  await giveName(page, 'Anna');
  await shorten(page, 'eights');
  for (const [one, name] of [
    [bert, 'Bert'],
    [cleo, 'Cleo'],
  ] as const) {
    watch(one, errors);
    await one.goto(page.url());
    await one.getByRole('button', { name: 'Sit down' }).click();
    await giveName(one, name);
  }
  await page.getByRole('button', { name: /^(Deal the cards|Start without)/ }).click();
  await Promise.all([page, bert, cleo].map((one) => playOut(one, 'eights')));
  const result = await cleo.locator('h1').innerText();

  // Anna asks; the others' pages stay, and say so. A reload leaves the offer as it is.
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('You want another game. Still to answer: Bert and Cleo')).toBeVisible();
  for (const one of [bert, cleo]) await expect(one.getByText('Anna wants another game')).toBeVisible();
  await expect(cleo.locator('h1')).toHaveText(result);
  await page.reload();
  await button(page, 'See the result').click();
  await bert.getByRole('button', { name: 'I’m in' }).click();
  await expect(cleo.getByText('Anna and Bert want another game')).toBeVisible();

  // They go on without Cleo: her page stays, and leads to the table when she says so.
  await page.getByRole('button', { name: 'Go on without this player' }).click();
  await expect(page.getByRole('button', { name: 'Fill with bots' })).toBeVisible();
  await expect(bert.getByText('The host deals as soon as everybody sits.')).toBeVisible();
  await expect(cleo.getByText('The next game at this table is about to begin.')).toBeVisible();
  await expect(cleo.locator('h1')).toHaveText(result);
  await cleo.getByRole('button', { name: 'Back to the table' }).click();
  await expect(cleo.getByRole('button', { name: 'Sit down' })).toBeVisible();

  // What is over, and where one has no seat, cannot be continued.
  await bert.goto(house.url);
  await expect(bert.getByRole('link', { name: /Eights.*waiting for players/ })).toBeVisible();
  await cleo.goto(house.url);
  await expect(tile(cleo, 'eights')).toBeVisible();
  await expect(cleo.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
});

test('the first time a game is played, a lesson is offered once', async ({ page, house }) => {
  await page.goto(house.url);
  await page.evaluate(() => localStorage.removeItem('eightfold.met'));
  const play = tile(page, 'eights').getByRole('button', { name: 'Play now' });
  await play.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Eights for the first time?' });
  await expect(sheet.getByRole('link', { name: 'Show me (90 s)' })).toHaveAttribute('href', '/learn/eights');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(play).toBeFocused();
  await play.click();
  await page.locator('.shell').waitFor();
});
