import { expect, newPerson, QUICK, test, tile, watch } from './house';
import { playOut, playSome } from './player';

const HERE = { ...QUICK, local: true };

test('after one visit a whole game is played without a network, and a reload loses nothing', async ({
  page: other,
  house,
  errors,
}) => {
  const page = await newPerson(other, HERE);
  watch(page, errors);
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await page.goto(house.url);
  await tile(page, 'eights').getByRole('button', { name: 'Play now' }).click();
  await page.locator('.shell').waitFor();
  await playSome(page, 'eights', 3);
  await page.reload(); // nothing is selected any more
  await page.locator('.status.turn').waitFor();
  const cards = await page.locator('.foot').innerText();
  await page.reload();
  await page.locator('.status.turn').waitFor();
  await expect(page.locator('.foot')).toHaveText(cards, { useInnerText: true });

  await test.step('another tab waits until the first is closed', async () => {
    const address = page.url();
    const tab = await page.context().newPage();
    await tab.goto(address);
    await tab.waitForTimeout(500);
    await expect(tab.locator('.foot')).toHaveCount(0);
    await page.goto(house.url);
    await expect(tab.locator('.foot')).toHaveText(cards, { useInnerText: true });
    await tab.close();
  });

  await page.getByRole('link', { name: /Eights.*being played/ }).click();
  await playOut(page, 'eights');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(page.getByText('There is no proof for this game')).toBeVisible();
  await expect(page.getByText('A copy goes to the server')).toBeVisible();
  await page.goto(house.url + '/print/eights');
  await expect(page.locator('.front .place')).toHaveCount(65);
  await page.goto(house.url + '/games');
  const games = page.locator('main a[href^="/g/"]');
  await expect(games).toHaveText(/Eights.*Played on this device/);

  await test.step('with a network again the game is on the server, once', async () => {
    const kept = async () => {
      const answer = await page.request.get(house.url + '/api/me/games');
      return ((await answer.json()) as { games?: object[] }).games ?? [];
    };
    await page.context().setOffline(false);
    await expect.poll(kept).toMatchObject([{ game: 'eights', device: true }]);
    await page.reload();
    await expect(games).toHaveCount(1);
    await games.click();
    await expect(page.getByText('There is no proof for this game')).toBeVisible();
    await expect(page.getByText('A copy goes to the server')).toHaveCount(0);
    // As if the browser had thrown everything away.
    await page.evaluate(() => localStorage.removeItem('eightfold.local.tables'));
    await page.reload();
    await expect(page.getByText('Played on a player’s own device')).toBeVisible();
    expect(await kept()).toHaveLength(1);
  });
});
