import type { Page } from '@playwright/test';
import { expect, QUICK, test, tile, watch } from './house';

/** Another person with another browser. */
async function visitor(page: Page, errors: string[]): Promise<{ page: Page; heard: string[] }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await context.addInitScript((settings) => {
    if (location.protocol === 'http:') localStorage.setItem('eightfold.settings', settings);
  }, JSON.stringify(QUICK));
  const other = await context.newPage();
  watch(other, errors);
  return { page: other, heard: listen(other) };
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
  return heard;
}

/** The cards in the hand of a seat of Eights, as a page shows them. */
const hand = (page: Page): Promise<string[]> =>
  page.locator('.foot [aria-label*="of suit"]').evaluateAll((cards) =>
    cards.map(
      (card) =>
        /(\w) of suit (\d)/
          .exec(card.getAttribute('aria-label') ?? '')
          ?.slice(1)
          .reverse()
          .join('') ?? '',
    ),
  );

test('two people by code, a third one watches; nobody gets cards that are not theirs', async ({
  page,
  house,
  errors,
}) => {
  const annas = listen(page);
  await page.goto(house.url);
  await tile(page, 'eights').getByRole('button', { name: 'With friends' }).click();
  const code = await page.locator('.invite b').innerText();
  expect(code).toMatch(/^[A-Z]{5}$/);

  const bert = await visitor(page, errors);
  await bert.page.goto(house.url);
  await bert.page.getByLabel('Do you have a code?').fill(code.toLowerCase());
  await bert.page.getByRole('button', { name: 'Join' }).click();
  await bert.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(bert.page.getByText('The host deals as soon as everybody sits.')).toBeVisible();

  const carl = await visitor(page, errors);
  await carl.page.goto(`${house.url}/t/${code}`);
  await expect(carl.page.getByRole('button', { name: 'Sit down' })).toBeVisible();

  await page.getByRole('button', { name: /^Start without/ }).click();
  for (const one of [page, bert.page, carl.page]) await one.locator('.shell').waitFor();
  await expect(carl.page.getByText('You are watching')).toBeVisible();
  await expect.poll(() => hand(page)).toHaveLength(8);
  await expect.poll(() => hand(bert.page)).toHaveLength(8);
  expect(await hand(carl.page)).toEqual([]);

  const started = (heard: string[]) =>
    JSON.parse(heard.find((text) => text.includes('"type":"started"')) ?? '{}') as Wire;
  const [anna, bertTold, carlTold] = [started(annas), started(bert.heard), started(carl.heard)];
  expect(anna.mine?.['0']?.view?.hand?.sort()).toEqual(
    (await hand(page)).map((card) => card.toLowerCase()).sort(),
  );
  expect(Object.keys(anna.mine ?? {})).toEqual(['0']);
  expect(Object.keys(bertTold.mine ?? {})).toEqual(['1']);
  expect(carlTold.mine).toBeUndefined();
  expect(anna.view?.hand).toEqual([]);
  expect(new Set(anna.view?.stack)).toEqual(new Set(['?']));

  await bert.page.getByRole('button', { name: 'More' }).click();
  await bert.page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.getByText('Guest 2 Good luck!')).toBeVisible();
});

interface Wire {
  view?: { hand: string[]; stack: string[] };
  mine?: Record<string, { view?: { hand?: string[] } }>;
}

test('two people share one device with a curtain between them', async ({ page, house }) => {
  await page.goto(house.url);
  await tile(page, 'eights').getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: 'On this device' }).first().click();
  await page.getByRole('button', { name: /^Start without/ }).click();
  const curtain = page.getByRole('region', { name: /turn$/ });
  await expect(curtain).toBeVisible();
  expect(await hand(page)).toEqual([]);
  const firstName = await curtain.getByRole('heading').innerText();
  await curtain.getByRole('button').click({ delay: 900 });
  await expect.poll(() => hand(page)).toHaveLength(8);
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Just pass' }).click();
  await expect(curtain).toBeVisible();
  expect(await curtain.getByRole('heading').innerText()).not.toBe(firstName);
  expect(await hand(page)).toEqual([]);
});
