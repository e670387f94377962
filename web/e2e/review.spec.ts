import type { Page } from '@playwright/test';
import { bring, movesOf, transcriptOf } from './finished';
import { change, expect, newPerson, QUICK, test } from './house';
import { GAMES } from './player';

const LOCAL = { ...QUICK, local: true };
const slider = (page: Page) => page.getByRole('slider', { name: 'Course of the game' });
const position = (page: Page) => page.locator('.bar .status');

for (const [i, game] of GAMES.entries())
  test(`a finished game of ${game} is looked at again, from one's own seat, by keys and by slider`, async ({
    page,
    house,
  }) => {
    const id = `00000000c0a${i}`;
    const moves = movesOf(game);
    await bring(page, house, game, id);
    await page.goto(`${house.url}/g/${id}`);
    await expect(position(page)).toHaveText(`Move 0 of ${moves}`);
    await expect(page.getByRole('combobox', { name: 'Whose eyes' })).toHaveValue('0');
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(`Move 1 of ${moves}`);
    await expect(page.locator('.line .words')).not.toBeEmpty();
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toHaveText(`Move 0 of ${moves}`);
    await expect(page.getByRole('status').filter({ hasText: `Move 0 of ${moves}` })).toHaveCount(1);

    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^Move 1 of ${moves} · `));
    await page.keyboard.press('End');
    await expect(position(page)).toHaveText(`Move ${moves} of ${moves}`);
    await expect(page.getByText('The game is over.')).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/g/${id}/${moves}`);

    const open = page.getByRole('button', { name: 'Open hands' });
    await page.goto(`${house.url}/g/${id}/3`);
    await expect(position(page)).toHaveText(`Move 3 of ${moves}`);
    const hidden = await lying(page);
    await open.click();
    await expect(open).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => lying(page)).not.toBe(hidden);
    await open.click();
    await expect.poll(() => lying(page)).toBe(hidden);
    await page.getByRole('link', { name: 'Result' }).click();
    await expect(page.getByRole('button', { name: 'Transcript' })).toBeVisible();
    await expect(page.getByText('There is no proof for this game')).toBeVisible();
  });

/** All that can be read at the others' seats, the faces of their cards included. */
async function lying(page: Page): Promise<string> {
  await expect(page.locator('.ground .seat').first()).toBeVisible();
  return (await page.locator('.ground .seat').allTextContents()).join();
}

test('it plays by itself, a link leads to a moment, and what is wrong with a link is said', async ({
  page,
  house,
}) => {
  const id = '00000000c0b0';
  await bring(page, house, 'eights', id);
  await page.goto(`${house.url}/g/${id}`);
  await expect(position(page)).toHaveText(/^Move 0 /);
  await page.keyboard.press('Space');
  await expect(position(page)).toHaveText(/^Move [2-9] /);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();

  await test.step('somebody else sees it as an onlooker, at the moment that was shared', async () => {
    const bert = await newPerson(page);
    await bert.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await bert.goto(`${house.url}/g/${id}/7`);
    await expect(position(bert)).toHaveText(/^Move 7 /);
    await expect(bert.getByRole('combobox', { name: 'Whose eyes' })).toHaveValue('-1');
    await bert.getByRole('button', { name: 'Share this moment' }).click();
    await expect(bert.getByText('Copied')).toBeVisible();
    expect(await bert.evaluate(() => navigator.clipboard.readText())).toBe(`${house.url}/g/${id}/7`);
  });
  await test.step('wrong addresses', async () => {
    await page.goto(`${house.url}/g/${id}/9999`);
    await expect(page.getByText('There is no move 9999')).toBeVisible();
    await page.goto(`${house.url}/g/${id}/x`);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await page.goto(`${house.url}/g/0000000000zz/3`);
    await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
    await page.goto(`${house.url}/g/file-0123456789ab-1`);
    await expect(page.getByRole('heading', { name: 'This file is not here' })).toBeVisible();
    await page.route(`**/api/games/${id}/review`, (route) =>
      route.fulfill({
        status: 422,
        json: { error: { code: 'transcript-broken', message: '', clause: '', details: { line: '3' } } },
      }),
    );
    await page.goto(`${house.url}/g/${id}`);
    await expect(page.getByRole('heading', { name: 'This game cannot be shown again' })).toBeVisible();
    await page.getByRole('link', { name: 'Result' }).click();
    await expect(page.getByRole('button', { name: 'Transcript' })).toBeVisible();
  });
});

test('what if: somebody takes a seat over, steps back, and returns; nothing of it is kept', async ({
  page,
  house,
}) => {
  const id = '00000000c0c0';
  await bring(page, house, 'twenty-eight', id);
  await page.goto(`${house.url}/g/${id}/4`);
  await expect(position(page)).toHaveText(/^Move 4 /);
  await change(page, LOCAL);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('dialog').getByRole('button').nth(1).click();
  const banner = page.locator('.banner');
  await expect(banner).toContainText('Nothing of it is kept');
  const turn = page.locator('.foot .acts button:not([aria-disabled])').first();
  await expect(turn).toBeVisible();
  const before = await page.locator('.foot .prompt').innerText();
  await page.keyboard.press('n');
  await banner.getByRole('button', { name: 'One step back' }).click();
  await expect(turn).toBeVisible();
  await expect.poll(() => page.locator('.foot .prompt').innerText()).toBe(before);
  await page.goBack();
  await expect(position(page)).toHaveText(/^Move 4 /);
  expect(asked).toEqual([]);
  await page.goto(house.url + '/games');
  await expect(page.getByRole('heading', { name: 'Open a transcript' })).toBeVisible();
  await expect(page.locator('main a[href^="/g/"]')).toHaveCount(0);
});

test('transcripts from files open in the same review, and what is wrong with them is said', async ({
  page,
  house,
}) => {
  await page.goto(house.url + '/settings');
  await change(page, LOCAL);
  const file = (text: string) => ({
    name: 'game.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(text),
  });
  const choose = async (text: string) => {
    await page.goto(house.url + '/games');
    await page.locator('input[type=file]').setInputFiles(file(text));
  };
  await choose(transcriptOf('eight-and-half'));
  await expect(position(page)).toHaveText(`Move 0 of ${movesOf('eight-and-half')}`);
  await expect(page.getByRole('button', { name: 'Share this moment' })).toHaveCount(0);
  await page.reload();
  await expect(position(page)).toHaveText(/^Move 0 /);

  const damaged = transcriptOf('eights').replace('"move":"', '"move":"castle ');
  await choose(transcriptOf('twenty-eight') + damaged);
  await expect(page.getByText('the file does not hold')).toBeVisible();
  await page.getByRole('link', { name: 'Game 1' }).click();
  await expect(position(page)).toHaveText(`Move 0 of ${movesOf('twenty-eight')}`);

  await choose('{"v":1,"game":"chess","seats":2,"options":{},"seed":"x"}\n');
  await expect(page.getByText('There is no game in this file')).toBeVisible();
  await expect(page.getByText('chess')).toBeVisible();
  await choose('\u0000\u0001 no transcript');
  await expect(page.getByText('There is no game in this file')).toBeVisible();

  const stopped = transcriptOf('eights').split('\n').slice(0, 9).join('\n');
  const transfer = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'game.jsonl'));
    return dropped;
  }, stopped);
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(position(page)).toHaveText(/^Move 0 /);
  await page.keyboard.press('End');
  await expect(page.getByText('The transcript ends here')).toBeVisible();
});
