import type { Page } from '@playwright/test';
import { deal, expect, giveName, newPerson, QUICK, test, watch, withFriends } from './house';
import { GAMES, lift } from './player';

/** Everything that a page hears over its socket, from now on. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
  return heard;
}

interface Guest {
  page: Page;
  heard: string[];
}

/** Somebody who comes with another browser. */
async function guest(page: Page, errors: string[]): Promise<Guest> {
  const other = await newPerson(page);
  watch(other, errors);
  return { page: other, heard: listen(other) };
}

/** The cards in the hand of a seat of Eights, as a page shows them: 5x. */
const hand = (page: Page): Promise<string[]> =>
  page.locator('.foot .hand [aria-label]').evaluateAll((cards) =>
    cards.map((card) => {
      const [, letter = '', suit = ''] = /^(\w), .*?(\d)/.exec(card.getAttribute('aria-label') ?? '') ?? [];
      return suit + letter.toLowerCase();
    }),
  );

interface Told {
  view?: { hand: string[]; stack: string[]; players: { secret: string[] }[] };
  mine?: Record<string, { view?: { hand?: string[]; players?: Record<string, { secret?: string[] }> } }>;
}

const positions = (heard: string[]): Told[] =>
  heard.filter((text) => /"type":"(started|played)"/.test(text)).map((text) => JSON.parse(text) as Told);

test('two people by code, a third one watches; nobody gets cards that are not theirs', async ({
  page,
  house,
  errors,
}) => {
  const annas = listen(page);
  const bert = await guest(page, errors);
  await bert.page.goto(house.url);
  const begin = Date.now();
  await withFriends(page, house, 'eights');
  const code = await page.locator('.invite b').innerText();
  expect(code).toMatch(/^[A-Z]{5}$/);

  // Three steps on the second device: the code, join, sit down.
  await bert.page.getByLabel('Do you have a code?').fill(code.toLowerCase());
  await bert.page.getByRole('button', { name: 'Join' }).click();
  await bert.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(bert.page.getByText('The host deals as soon as everybody sits.')).toBeVisible();
  await giveName(bert.page, 'Bert');

  const carl = await guest(page, errors);
  await carl.page.goto(`${house.url}/t/${code}`);
  await expect(carl.page.getByRole('button', { name: 'Sit down' })).toBeVisible();

  await page.getByRole('button', { name: /^Start without/ }).click();
  for (const one of [page, bert.page, carl.page]) await one.locator('.shell').waitFor();
  await expect(carl.page.getByText('You are watching')).toBeVisible();
  await expect.poll(() => hand(page)).toHaveLength(8);
  await expect.poll(() => hand(bert.page)).toHaveLength(8);
  test.info().annotations.push({ type: 'time', description: `${Date.now() - begin} ms for three browsers` });
  expect(await hand(carl.page)).toEqual([]);

  const [anna, bertTold, carlTold] = [annas, bert.heard, carl.heard].map((heard) => positions(heard)[0]);
  expect(anna?.mine?.['0']?.view?.hand?.toSorted()).toEqual((await hand(page)).toSorted());
  expect(bertTold?.mine?.['1']?.view?.hand?.toSorted()).toEqual((await hand(bert.page)).toSorted());
  expect(Object.keys(anna?.mine ?? {})).toEqual(['0']);
  expect(Object.keys(bertTold?.mine ?? {})).toEqual(['1']);
  expect(carlTold?.mine).toBeUndefined();
  expect(anna?.view?.hand).toEqual([]);
  expect(new Set(anna?.view?.stack)).toEqual(new Set(['?']));

  await bert.page.getByRole('button', { name: 'More', exact: true }).click();
  await bert.page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.locator('.seat').getByText('Good luck!')).toBeVisible();

  // Anna is asked at the table, since she has not said her name; Bert is called Bert from now on.
  await page.getByRole('textbox', { name: 'What shall the others call you?' }).fill('Anna');
  await page.keyboard.press('Enter');
  await expect(bert.page.locator('.seat').getByText('Anna')).toBeVisible();
  await withFriends(bert.page, house, 'eights');
  await expect(bert.page.locator('.seats').getByText('Bert')).toBeVisible();
});

test('what is picked stays picked when the table changes around it', async ({ page, house, errors }) => {
  await withFriends(page, house, 'eight-and-half');
  const bert = await guest(page, errors);
  await bert.page.goto(page.url());
  await bert.page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: /^Start without/ }).click();
  for (const one of [page, bert.page]) await one.locator('.shell').waitFor();
  const annas = (await page.locator('.status.turn').count()) > 0;
  const [player, other] = annas ? [page, bert.page] : [bert.page, page];

  const primary = player.locator('.foot .acts button.primary');
  await player
    .locator('.foot')
    .getByRole('button', { name: /, playable/ })
    .first()
    .click();
  await expect(primary).toBeEnabled();
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('button', { name: 'Pause' }).click();
  await expect(player.getByText('The game is paused.')).toBeVisible();
  await player.getByRole('button', { name: 'Go on' }).click();
  await expect(player.getByText('The game is paused.')).toHaveCount(0);
  await expect(primary).toBeEnabled();
  await player.keyboard.press('l');
  await expect(player.getByRole('log')).toContainText(/Round 1\. .* Your hand: /);
});

test('three people by link play 8-28, and no secret card leaves its owner before all are turned up', async ({
  page,
  house,
  errors,
}) => {
  const heard = listen(page);
  await withFriends(page, house, 'twenty-eight');
  const people: Guest[] = [{ page, heard }];
  for (let i = 0; i < 2; i++) {
    const other = await guest(page, errors);
    await other.page.goto(page.url());
    await other.page.getByRole('button', { name: 'Sit down' }).click();
    people.push(other);
  }
  await page.getByRole('button', { name: /^Start without/ }).click();
  for (const one of people) await one.page.locator('.shell').waitFor();
  for (const [me, one] of people.entries()) {
    // Nobody has taken a card yet: of the others there are backs only, and one's own secret is the one that was told.
    const others = one.page.locator('.seats').getByRole('img', { name: /./ });
    await expect(others).toHaveCount(2);
    await expect(one.page.locator('.seats').getByRole('img', { name: 'face down' })).toHaveCount(2);
    const secret = positions(one.heard)[0]?.mine?.[me]?.view?.players?.[me]?.secret?.[0] ?? '';
    await expect(one.page.locator('.foot').getByRole('img', { name: /^secret: /i })).toHaveAccessibleName(
      `secret: ${secret}`,
    );
  }

  // Whoever is asked says no, and chooses a total at the end of the round.
  const settled = async () => (await page.locator('.veil').count()) > 0;
  while (!(await settled())) {
    for (const one of people) {
      const choice = one.page.locator('.shell:has(.status.turn) .foot .acts button:not([aria-disabled])');
      if ((await choice.count()) > 0 && !(await settled())) await choice.first().click();
    }
  }
  for (const one of people) await expect(one.page.locator('.veil')).toBeVisible();

  people.forEach(({ heard: told }, me) => {
    const all = positions(told);
    const round = all.slice(
      0,
      all.findIndex((position) => /"type":"revealed"/.test(JSON.stringify(position))),
    );
    expect(round.length).toBeGreaterThan(1);
    for (const { view, mine } of round) {
      for (const player of view?.players ?? []) expect(player.secret).toEqual(['?']);
      expect(Object.keys(mine ?? {})).toEqual([String(me)]);
      expect(Object.keys(mine?.[me]?.view?.players ?? {})).toEqual([String(me)]);
    }
  });
});

test('two people share one device with a curtain between them', async ({ page, house }) => {
  await withFriends(page, house, 'eights');
  await giveName(page, 'Anna');
  await page.getByRole('button', { name: 'On this device' }).first().click();
  await giveName(page, 'Bert');
  await page.getByRole('button', { name: /^Start without/ }).click();
  const curtain = page.locator('.curtain');
  const seen: string[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await expect(curtain).toBeVisible();
    expect(await hand(page)).toEqual([]);
    seen.push(await curtain.getByRole('heading', { level: 2 }).innerText());
    if (turn === 1) await expect(curtain.getByRole('list')).toContainText(/(Anna|Bert) passes/);
    await lift(page);
    await expect(page.locator('.status')).toHaveText('Your turn');
    await expect.poll(() => hand(page)).toHaveLength(8);
    await page.getByRole('button', { name: /^Pass/ }).click();
    await page.getByRole('button', { name: 'Just pass' }).click();
  }
  expect(seen.toSorted()).toEqual(['Anna’s turn', 'Bert’s turn']);
});

test('the curtain falls when the window is left', async ({ page, house }) => {
  await withFriends(page, house, 'eights');
  await page.getByRole('button', { name: 'On this device' }).first().click();
  await page.getByRole('button', { name: /^Start without/ }).click();
  const curtain = page.locator('.curtain');
  await lift(page);
  await expect.poll(() => hand(page)).toHaveLength(8);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(curtain).toBeVisible();
  expect(await hand(page)).toEqual([]);
});

test('at one device the log does not tell one player what another has drawn', async ({ page, house }) => {
  await withFriends(page, house, 'eight-and-half');
  await page.getByRole('button', { name: 'On this device' }).first().click();
  await page.getByRole('button', { name: /^Start without/ }).click();
  const log = page.getByRole('log');
  await lift(page);
  await page
    .locator('.foot')
    .getByRole('button', { name: /, playable/ })
    .first()
    .click();
  await page.locator('.foot .acts button.primary:not([aria-disabled])').click();
  await lift(page);
  await page.locator('.status.turn').waitFor();
  await page.keyboard.press('l');
  await expect(log).toContainText(/(Otter|Fox) plays/);
  await expect(log).not.toContainText('You');
});

test('at one device a settlement is for everybody, and the next round keeps its secrets', async ({
  page,
  house,
}) => {
  await withFriends(page, house, 'twenty-eight');
  for (let i = 0; i < 2; i++) {
    await page.getByRole('button', { name: 'On this device' }).first().click();
    await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(i + 2);
  }
  await page.getByRole('button', { name: /^Start without/ }).click();
  const curtain = page.locator('.curtain');
  const veil = page.locator('.veil');
  const choice = page.locator('.foot .acts button:not([aria-disabled])');
  await curtain.waitFor();
  while ((await veil.count()) === 0) {
    if ((await curtain.count()) > 0) {
      // Nobody reaches with Tab what lies behind the curtain.
      await expect(page.locator('.shell')).toHaveAttribute('inert');
      await lift(page);
    } else if ((await choice.count()) > 0) await choice.first().click();
    else await page.waitForTimeout(20);
  }
  await expect(curtain).toHaveCount(0);
  await expect(veil).not.toContainText(/\byou\b/i);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next round' }).click();
  await lift(page);
  await expect(page.locator('.seats').getByRole('img', { name: 'face down' })).toHaveCount(2);
});

for (const game of GAMES)
  test(`on a phone the question for a name hides nothing of a table of ${game}`, async ({ page, house }) => {
    await withFriends(page, house, game);
    const bert = await newPerson(page);
    await bert.goto(page.url());

    await bert.getByRole('button', { name: 'Sit down' }).click();
    await bert.getByRole('button', { name: 'Later' }).click();
    await deal(page);
    await bert.locator('.asks-name').waitFor();
    await expect(bert.locator('.foot .acts button').first()).toBeVisible();
    const below = () => bert.locator('.board').evaluate((board) => board.scrollHeight - board.clientHeight);
    await expect.poll(below).toBeLessThanOrEqual(0);
  });

test('on a phone a phrase is read to its end where it is said', async ({ page, house }) => {
  await withFriends(page, house, 'twenty-eight');
  const bert = await newPerson(page, { ...QUICK, language: 'fr' });
  await bert.goto(page.url());
  await bert.getByRole('button', { name: 'S’asseoir' }).last().click();
  await deal(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'One moment, please.' }).click();
  const said = bert.locator('.seat .bubble');
  await expect(said).toHaveText('Un instant, s’il te plaît.');
  const cut = await said.evaluate((one) =>
    Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight),
  );
  expect(cut).toBeLessThanOrEqual(1);
});
