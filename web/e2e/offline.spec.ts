import type { Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';
import {
  deal,
  expect,
  giveName,
  keepsEngine,
  newPerson,
  QUICK,
  test,
  tile,
  watch,
  type House,
} from './house';
import { follow, GAMES, lift, playOut, playSome, reachStep, stepsOf } from './player';
import { shorten } from './scenes';

const HERE = { ...QUICK, local: true };
const ON_DEVICE = 'Played on this device, without the network.';

/** A person whose games are played on the device, at their first visit. */
async function visitor(other: Page, house: House, errors: string[], settings: object = HERE): Promise<Page> {
  const page = await newPerson(other, settings);
  watch(page, errors);
  await page.goto(house.url);
  return page;
}

async function takeOff(page: Page): Promise<void> {
  await expect.poll(() => keepsEngine(page)).toBe(true);
  await page.context().setOffline(true);
}

/** A table for those at this device, without the network. */
async function lobby(page: Page, house: House, game: GameSlug): Promise<void> {
  await page.goto(house.url);
  await tile(page, game).getByRole('button', { name: 'With friends' }).click();
  await page.getByText(ON_DEVICE).waitFor();
}

const curtainTitle = (page: Page) => page.locator('.curtain').getByRole('heading', { level: 2 });

test('after one visit a whole game is played without a network, and a reload loses nothing', async ({
  page: other,
  house,
  errors,
  browserName,
}) => {
  const page = await visitor(other, house, errors);
  await takeOff(page);
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
    await expect(tab.getByText('This game is open in another tab')).toBeVisible();
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
  // Playwright hears of no downloads from the system's Firefox.
  if (browserName !== 'firefox') {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Transcript' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.jsonl$/);
  }
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
    await page.getByRole('link', { name: 'Result' }).click();
    await expect(page.getByText('There is no proof for this game')).toBeVisible();
    await expect(page.getByText('A copy goes to the server')).toHaveCount(0);
    // As if the browser had thrown everything away.
    await page.evaluate(() => localStorage.removeItem('eightfold.local.tables'));
    await page.reload();
    await expect(page.getByText('Played on a player’s own device')).toBeVisible();
    expect(await kept()).toHaveLength(1);
  });
});

for (const game of GAMES.filter((one) => one !== 'eights'))
  test(`without a network: a whole game of ${game}, and what its lobby offers afterwards`, async ({
    page: other,
    house,
    errors,
  }) => {
    const page = await visitor(other, house, errors);
    await takeOff(page);
    await lobby(page, house, game);
    await shorten(page, game);
    await deal(page);
    await playOut(page, game);
    await page.getByRole('button', { name: 'Change the table' }).click();
    await expect(page.getByLabel('A move takes')).toBeVisible();
    await expect(page.getByLabel('Who can find this table:')).toHaveCount(0);
    await expect(page.locator('.invite')).toHaveCount(0);
  });

test('without a network: every lesson from its first step to its last', async ({
  page: other,
  house,
  errors,
}) => {
  const page = await visitor(other, house, errors);
  await takeOff(page);
  for (const game of GAMES) {
    const steps = await stepsOf(game);
    await page.goto(`${house.url}/learn/${game}`);
    for (const [i, step] of steps.entries()) {
      await reachStep(page, steps, i);
      if (step.move) await follow(page, game, step.move);
      else if (i < steps.length - 1) await page.locator('.coach .next').click();
    }
    await expect(page.getByRole('button', { name: 'Play your first game' })).toBeVisible();
  }
  await page.goto(house.url);
  await tile(page, 'eights').waitFor();
  await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
});

test('people who share a device play there, with the network and without', async ({
  page: other,
  house,
  errors,
}) => {
  const page = await visitor(other, house, errors);
  await expect.poll(() => keepsEngine(page)).toBe(true);
  await tile(page, 'eights').getByRole('button', { name: 'With friends' }).click();
  await giveName(page, 'Anna');
  await page.getByRole('button', { name: 'On this device' }).first().click();
  await giveName(page, 'Bert');
  await page.getByRole('button', { name: 'One seat more' }).click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(page.getByText(ON_DEVICE)).toBeVisible();
  const there = page.url();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.curtain').waitFor();
  expect(page.url()).not.toBe(there);
  await page.context().setOffline(true);
  for (let turn = 0; turn < 2; turn++) {
    await expect(curtainTitle(page)).toHaveText(/^(Anna|Bert)’s turn$/);
    await lift(page);
    await page.getByRole('button', { name: /^Pass/ }).click();
    await page.getByRole('button', { name: 'Just pass' }).click();
  }

  await lobby(page, house, 'eights');
  await expect(page.getByText('Anna', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'On this device' }).first().click();
  await giveName(page, 'Carla');
  await page.getByRole('button', { name: /^(Start without|Deal the cards)/ }).click();
  await lift(page);
  await page.reload();
  await expect(curtainTitle(page)).toHaveText(/^(Anna|Carla)’s turn$/);
});

test('without a network: home, rules and settings in the chosen language', async ({
  page: other,
  house,
  errors,
}) => {
  const page = await visitor(other, house, errors, { ...HERE, language: 'de' });
  await takeOff(page);
  await page.evaluate(() => localStorage.removeItem('eightfold.catalogue'));
  await page.goto(house.url);
  await expect(tile(page, 'eights')).toContainText('2–6 Personen');
  await page.goto(house.url + '/rules');
  await expect(page.getByRole('listitem')).toHaveCount(GAMES.length);
  await page.goto(house.url + '/rules/twenty-eight');
  await expect(page.locator('#T25 dd p').first()).toHaveText(/gewinnt/);
  await page.goto(house.url + '/settings');
  await expect(page.getByText(/Dafür werden einmal \d+ KB geladen/)).toBeVisible();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.getByText(/Si scaricano \d+ KB una volta/)).toBeVisible();
});

const OBSTACLES = {
  forbidden: "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };",
  full: "IDBObjectStore.prototype.add = () => { throw new DOMException('no', 'QuotaExceededError'); };",
};

for (const [what, obstacle] of Object.entries(OBSTACLES))
  test(`a store that is ${what} says so, and the game goes on`, async ({ page: other, house, errors }) => {
    const page = await newPerson(other, HERE);
    watch(page, errors);
    await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.context().route('**/table.worker*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: obstacle + (await response.text()) });
    });
    await page.goto(house.url);
    await page.waitForFunction(() => localStorage.getItem('eightfold.local.loaded') === 'true');
    await tile(page, 'eights').getByRole('button', { name: 'Play now' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'This browser has no room for your games' });
    await notice.getByRole('button', { name: 'Got it' }).click();
    await playSome(page, 'eights', 3);
    await expect(notice).toHaveCount(0);
  });

test('on a metered line the engine is loaded only if somebody says so', async ({
  page: other,
  house,
  errors,
}) => {
  const page = await newPerson(other, { ...QUICK, local: null });
  watch(page, errors);
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(house.url);
  const question = page.getByRole('status').filter({ hasText: /That takes \d+ KB once/ });
  await question.waitFor();
  expect(await keepsEngine(page)).toBe(false);
  await question.getByRole('button', { name: 'No, on the server' }).click();
  await expect(question).toHaveCount(0);
  await page.goto(house.url + '/settings');
  const choice = page.getByRole('group', { name: 'Games against bots' });
  await expect(choice.getByRole('radio', { name: 'On the server' })).toBeChecked();
  await choice.getByRole('radio', { name: 'On this device' }).check();
  await expect.poll(() => keepsEngine(page)).toBe(true);
});

test('a browser that cannot run the engine plays on the server', async ({ page: other, house }) => {
  const page = await newPerson(other, HERE);
  await page.addInitScript(() => (WebAssembly.validate = () => false));
  await page.goto(house.url);
  await tile(page, 'eights').getByRole('button', { name: 'Play now' }).click();
  await playSome(page, 'eights', 1);
  expect(await page.evaluate(() => localStorage.getItem('eightfold.local.tables'))).toBeNull();
});
