import type { Page } from '@playwright/test';
import { expect, House, newPerson, playNow, test, withFriends } from './house';

const turn = (page: Page) => page.locator('.status.turn');
/** It is one's turn again; or nobody could spell anything, and the hand is over. */
const goesOn = (page: Page) => turn(page).or(page.locator('.veil h2')).first();
const cards = (page: Page) => page.locator('.foot').innerText();

async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Just pass' }).click();
}

test('a move made without a network is sent once when it is back', async ({ page, context, house }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', (frame) => sent.push(String(frame.payload))));
  await playNow(page, house, 'eights');
  await turn(page).waitFor();
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await pass(page);
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => moves(sent).length).toBeGreaterThan(0);
  await expect(page.getByText('Sending your move')).toHaveCount(0);
  await goesOn(page).waitFor();
  expect(new Set(moves(sent).map((move) => move.at)).size).toBe(1);
});

const moves = (sent: string[]): { at: number }[] =>
  sent.filter((text) => text.includes('"type":"move"')).map((text) => JSON.parse(text) as { at: number });

test('whoever reloads while the server hangs is told so', async ({ page, house }) => {
  await playNow(page, house, 'eights');
  await turn(page).waitFor();
  // The line opens, and nobody ever says anything on it.
  await page.routeWebSocket(/\/api\//, () => undefined);
  await page.reload();
  await expect(page.getByText('The server has not answered yet.')).toBeVisible();
});

test('the table stays readable while the server is away, and goes on afterwards', async ({ page, house }) => {
  await playNow(page, house, 'eights');
  await turn(page).waitFor();
  const before = await cards(page);
  await house.away(async () => {
    await expect(page.locator('.hairline')).toBeVisible();
    expect(await cards(page)).toBe(before);
    await pass(page);
    await expect(page.getByText('Sending your move').first()).toBeVisible();
  });
  await expect(page.locator('.hairline')).toHaveCount(0);
  await expect(page.getByText('Sending your move')).toHaveCount(0);
  await goesOn(page).waitFor();
});

test('what a host changes in the lobby while the server is away is heard afterwards', async ({
  page,
  house,
}) => {
  await withFriends(page, house, 'eights');
  await house.away(async () => {
    await expect(page.getByText('Reconnecting')).toBeVisible();
    const target = page.locator('.options input[type=number]');
    await target.fill('77');
    await target.press('Enter');
    await page.getByLabel('A move takes').selectOption({ label: '2 minutes at most' });
  });
  await expect(page.getByText('Reconnecting')).toHaveCount(0);
  const guest = await newPerson(page);
  await guest.goto(page.url());
  await expect(guest.getByText('2 minutes at most')).toBeVisible();
  await expect(guest.locator('.options').getByText('77')).toBeVisible();
});

test('two tabs of one guest show the same game', async ({ page, context, house }) => {
  await playNow(page, house, 'eights');
  await turn(page).waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await turn(other).waitFor();
  expect(await cards(other)).toBe(await cards(page));
  await pass(other);
  await expect.poll(async () => (await cards(page)) === (await cards(other))).toBe(true);
});

/** Two people with two browsers: the one whose turn it is, and the other. */
async function pair(page: Page, house: House): Promise<[Page, Page]> {
  await withFriends(page, house, 'eights');
  const other = await newPerson(page);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: /^Start without/ }).click();
  for (const one of [page, other]) await one.locator('.foot').waitFor();
  return (await turn(page).count()) > 0 ? [page, other] : [other, page];
}

test('a move can be taken back until somebody else has moved', async ({ page, house }) => {
  const [first, second] = await pair(page, house);
  await pass(first);
  await first.getByRole('button', { name: 'Take back' }).click();
  await turn(first).waitFor();
  await expect(turn(second)).toHaveCount(0);
  await pass(first);
  await turn(second).waitFor();
  await pass(second);
  await expect(first.getByRole('button', { name: 'Take back' })).toHaveCount(0);
});

test('a bot plays for an absent player, who gets the seat back', async ({ page }) => {
  const house = await House.open({ absent: 1 });
  try {
    const [first, second] = await pair(page, house);
    const link = first.url();
    await first.goto('about:blank');
    await turn(second).waitFor();
    await expect(second.locator('section.seat')).toHaveAttribute('aria-label', /bot playing/);
    await first.goto(link);
    await expect(second.locator('section.seat')).not.toHaveAttribute('aria-label', /bot playing/);
  } finally {
    await house.close();
  }
});

test('whoever has a page that stands still is away, and back when it goes on', async ({ page }) => {
  const house = await House.open({ silent: 2 });
  try {
    await withFriends(page, house, 'eights');
    const other = await newPerson(page);
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Sit down' }).first().click();
    await expect(other.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
    const away = page.getByText('away', { exact: true });
    await expect(away).toHaveCount(0);
    // A browser freezes hidden pages only; a debugger halts any, and the browser itself goes on as well.
    const browser = await other.context().newCDPSession(other);
    await browser.send('Debugger.enable');
    await browser.send('Debugger.pause');
    await expect(away).toHaveCount(1);
    await browser.send('Debugger.disable');
    await expect(away).toHaveCount(0);
  } finally {
    await house.close();
  }
});
