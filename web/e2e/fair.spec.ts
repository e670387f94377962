import type { Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';
import type { Position, TableInfo, Tell } from '../src/lib/net/protocol';
import { expect, House, newPerson, playNow, test, withFriends } from './house';
import { GAMES, playerOf } from './player';

/** A table full of bots, opened by a program. */
async function openTable(page: Page, game: GameSlug): Promise<string> {
  const [option, value] = (await playerOf(game)).short ?? [];
  // Twice as long as a game must be, so that there is more than one deal.
  const options = option ? { [option]: String(2 * Number(value)) } : {};
  return await page.evaluate(
    async ({ game, options }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as TableInfo;
      };
      await post('/guests', { name: 'Anna' });
      const wish = { game, seats: 3, options, listed: false, clock: 0, bots: 'random', sit: true };
      return (await post('/tables', wish)).id;
    },
    { game, options },
  );
}

/** Plays a whole game over the socket, as a program would; answers with the id of the finished game. */
function playThrough(page: Page, table: string): Promise<string> {
  return page.evaluate(async (table) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const say = (ask: object) => socket.send(JSON.stringify(ask));
    const salt = 'c0ffee00'.repeat(4);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt)));
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const play = (position: { at: number; mine?: Position['mine'] }) => {
      const move = (position.mine?.[0]?.legal ?? []).at(-1);
      if (move) say({ type: 'move', id: 3, seat: 0, at: position.at, move });
    };
    return await new Promise<string>((done) => {
      socket.onmessage = (event) => {
        const tell = JSON.parse(event.data as string) as Tell;
        if (tell.type === 'table' && tell.table.phase === 'lobby')
          say({ type: 'pledge', id: 1, seat: 0, hash });
        if ('re' in tell && tell.re === 1) say({ type: 'start', id: 2 });
        if ('table' in tell && tell.table.fair.revealing) say({ type: 'salt', id: 4, seat: 0, salt });
        if (tell.type === 'table') tell.position.forEach(play);
        else if ('at' in tell && 'view' in tell) play(tell);
        if ('table' in tell && tell.table.finished) done(tell.table.finished);
      };
    });
  }, table);
}

const answersOf = (page: Page) => page.locator('section.panel li');

async function checkDeal(page: Page, house: House, id: string): Promise<void> {
  await page.goto(`${house.url}/g/${id}/result`);
  await page.locator('section.panel').getByRole('button').click();
  await expect(page.locator('.verdict')).toBeVisible();
  await expect(page.locator('.verdict')).not.toHaveClass(/bad/);
  await expect(page.locator('section.panel li.bad')).toHaveCount(0);
}

for (const game of GAMES) {
  test(`any device can check the deals of a finished game of ${game}`, async ({ page, house, browser }) => {
    await page.goto(house.url + '/settings');
    const id = await playThrough(page, await openTable(page, game));
    const elsewhere = await browser.newContext({ locale: 'en-GB' });
    const stranger = await elsewhere.newPage();
    await checkDeal(stranger, house, id);
    await expect(answersOf(stranger)).toHaveCount(7);
    await expect(answersOf(stranger)).toContainText([
      'This device was not there',
      /secret/,
      /committed to before/,
    ]);
    await elsewhere.close();
  });
}

test('the device that plays pledges and reveals by itself, and finds both in the proof', async ({
  page,
  house,
}) => {
  await playNow(page, house, 'eight-and-half');
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const id = await playThrough(page, table);
  await checkDeal(page, house, id);
  await expect(answersOf(page).filter({ hasText: 'saw the same fingerprint' })).toHaveCount(1);
  await expect(answersOf(page).filter({ hasText: 'saw the same commitments' })).toHaveCount(1);
  await expect(answersOf(page).filter({ hasText: 'own randomness is part of it' })).toHaveCount(1);
});

/** A guest who sits down and pledges what it will never reveal. */
function pledgeInVain(page: Page, table: string): Promise<void> {
  return page.evaluate(async (table) => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: 'Bert' }) });
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const say = (ask: object) => socket.send(JSON.stringify(ask));
    await new Promise<void>((done) => {
      socket.onmessage = (event) => {
        const tell = JSON.parse(event.data as string) as Tell;
        if (tell.type === 'table') say({ type: 'sit', id: 1, seat: 1, name: 'Bert' });
        if ('re' in tell && tell.re === 1) say({ type: 'pledge', id: 2, seat: 1, hash: 'ab'.repeat(32) });
        if ('re' in tell && tell.re === 2) done();
      };
    });
  }, table);
}

test('an attempt whose shares are not all revealed is void, says why, and can be repeated', async ({
  page,
}) => {
  const house = await House.open({ reveal: 2 });
  try {
    await withFriends(page, house, 'eights');
    const bert = await newPerson(page);
    await bert.goto(house.url + '/settings');
    await pledgeInVain(bert, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await page.getByRole('button', { name: /^Start without/ }).click();
    await expect(page.getByRole('alert')).toContainText('randomness was missing (Bert)');
    await expect(page.getByText('One attempt to deal was void')).toBeVisible();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('.shell').waitFor();
  } finally {
    await house.close();
  }
});
