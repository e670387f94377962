import type { Locator, Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';
import { expect, playNow, test, tile } from './house';
import { button, GAMES, playerOf, playUntil, playUntilThere, primary, there, walkTo } from './player';

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  expect(await walkTo(page, wanted)).toBe(true);
}

/** Opens a short game against bots, by keys. */
async function begin(page: Page, game: GameSlug): Promise<void> {
  const friends = tile(page, game).getByRole('button', { name: 'With friends' });
  await friends.waitFor();
  await tabTo(page, friends);
  await page.keyboard.press('Enter');
  const number = page.locator('.options input[type=number]');
  const { short } = await playerOf(game);
  if (short) {
    await number.waitFor();
    await tabTo(page, number);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(short[1]);
    await page.keyboard.press('Tab');
  }
  for (const name of ['Fill with bots', 'Deal the cards']) {
    await button(page, name).waitFor();
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  }
  await page.locator('.shell').waitFor();
}

for (const game of GAMES) {
  test(`a whole game of ${game} by keyboard alone`, async ({ page, house }) => {
    await page.goto(house.url);
    await begin(page, game);
    const player = await playerOf(game);
    const scene = button(page, /^(Skip|Next (?:round|hand)|To the result)$/);
    const again = button(page, 'Play again');
    for (let turn = 0; !(await there(again)); turn++) {
      if (await there(scene)) {
        // What a settlement covers cannot be reached, and its button is.
        await expect(page.locator('.board')).toHaveAttribute('inert');
        expect(await page.evaluate(() => document.activeElement?.closest('.veil') !== null)).toBe(true);
        await page.keyboard.press('Enter');
      } else if (await there(page.locator('.status.turn'))) await player.type(page, turn);
      else await page.waitForTimeout(20);
    }
    await tabTo(page, again);
  });
}

test('the rules open and close by key, and the focus comes back', async ({ page, house }) => {
  await page.goto(house.url);
  await tile(page, 'eights').getByRole('button', { name: 'Play now' }).click();
  await page.locator('.status.turn').waitFor();
  const card = page.locator('.foot .hand button').first();
  await card.focus();
  await page.keyboard.press('r');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Rules of Eights')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(card).toBeFocused();
});

/** Where the focus is: `Pass…` or the name of a card. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('.foot button')?.textContent?.trim() ?? 'lost');

test('the focus stays where a move was made: 8-28', async ({ page, house }) => {
  await playNow(page, house, 'twenty-eight');
  const left = page.locator('.deck .count');
  await button(page, /^Take/).focus();
  const before = await left.innerText();
  await page.keyboard.press('Enter');
  await expect(left).not.toHaveText(before);
  await expect.poll(() => focused(page)).not.toBe('lost');
});

test('the focus stays where a move was made: Eights', async ({ page, house }) => {
  await playNow(page, house, 'eights');
  await button(page, /^Pass/).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Just pass').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^Pass/);
});

test('the focus stays where a move was made: Eight & Half', async ({ page, house }) => {
  const card = page
    .locator('.foot .hand')
    .getByRole('button', { name: /playable/ })
    .first();
  // Now and then nothing of the first hand fits: then another game will do.
  do {
    await playNow(page, house, 'eight-and-half');
    await page.locator('.status.turn').waitFor();
  } while ((await card.count()) === 0);
  await card.focus();
  await page.keyboard.press(' ');
  await expect(primary(page)).toBeVisible();
  // On a card that is picked, Enter plays it; the card goes, and its neighbour has the focus.
  await page.keyboard.press('Enter');
  await expect(primary(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).not.toBe('lost');
});

/** What is played over the socket from now on. */
function played(page: Page): string[] {
  const moves: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const ask = JSON.parse(String(payload)) as { type: string; move?: string };
      if (ask.type === 'move' && ask.move) moves.push(ask.move);
    }),
  );
  return moves;
}

test('in Eight & Half Enter plays what was picked by a digit, and never a card that nobody picked', async ({
  page,
  house,
}) => {
  const moves = played(page);
  const hand = page.locator('.foot .hand button');
  const fitting = () =>
    hand.evaluateAll((all) =>
      all.flatMap((one, i) => (one.getAttribute('aria-label')?.includes(', playable') ? [i] : [])),
    );
  const faceOf = async (i: number) => (await hand.nth(i).getAttribute('aria-label'))?.split(',')[0];
  /** A number that fits and lies behind a card of another face; another game if there is none. */
  let last: number;
  do {
    await playNow(page, house, 'eight-and-half');
    await page.locator('.status.turn').waitFor();
    last = (await fitting()).at(-1) ?? 0;
  } while (!/^\d$/.test((await faceOf(last)) ?? '') || (await faceOf(0)) === (await faceOf(last)));
  await hand.nth(last).focus();
  await page.keyboard.press('Enter');
  await expect(hand.nth(last)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  expect(moves).toEqual([]);
  await hand.first().focus();
  await page.keyboard.press(String(last + 1));
  const face = await faceOf(last);
  await page.keyboard.press('Enter');
  await expect.poll(() => moves.map((move) => move.split(' ')[0])).toEqual([face]);
});

test('after the pile was taken, and after a settlement, the focus is where Enter and the moves are', async ({
  page,
  house,
}) => {
  await playNow(page, house, 'eight-and-half');
  const take = button(page, /^Hold to take/);
  await playUntilThere(page, 'eight-and-half', take);
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-keyshortcuts', 'Enter');
  await playNow(page, house, 'twenty-eight');
  const next = button(page, 'Next round');
  await playUntil(page, 'twenty-eight', () => there(next));
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(next).toHaveCount(0);
  await expect(page.locator('.foot .acts :focus')).toHaveCount(1);
});

test('the log is read by key, with its heading above its lines, and Esc closes it', async ({
  page,
  house,
}) => {
  await playNow(page, house, 'eights');
  await page.locator('.status.turn').waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.board').evaluate((box) => (box.scrollTop = 1e4));
  await page.keyboard.press('l');
  const log = page.getByRole('complementary', { name: 'What happened' });
  await expect(log.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(log.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  const heading = await log.getByRole('heading').boundingBox();
  const lines = await log.getByRole('log').boundingBox();
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(lines?.y ?? 0);
  await log.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What happened' })).toBeFocused();
});
