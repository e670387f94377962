import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
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

/** Plays a table of this guest to its end, always the first move that is legal, on a line of its own. */
const playByLine = (page: Page, table: string): Promise<void> =>
  page.evaluate(async (id) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    let ids = 0;
    await new Promise<void>((done) => {
      socket.onmessage = (event: MessageEvent<string>) => {
        const told = JSON.parse(event.data) as {
          table?: { phase: string };
          position?: Told[];
        } & Told;
        if (told.table?.phase === 'over') return done();
        const now = told.position?.[0] ?? told;
        const move = now.mine?.['0']?.legal?.[0];
        if (move) socket.send(JSON.stringify({ type: 'move', id: ++ids, seat: 0, at: now.at, move }));
      };
    });
    socket.close();
    interface Told {
      at?: number;
      mine?: Record<string, { legal?: string[] }>;
    }
  }, table);

test('the daily deal: one try, everybody’s results, and no peeking', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('link', { name: /^Daily deal/ }).click();
  const eights = page.getByRole('region', { name: 'Eights', exact: true });
  await expect(eights.getByText('Nobody has finished it yet')).toBeVisible();
  await eights.getByRole('button', { name: 'Play the deal' }).click();
  await expect(page.getByText('Eights: daily deal')).toBeVisible();
  const table = page.url().split('/').at(-1) ?? '';
  await page.locator('.foot .acts button').first().waitFor();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
  await playByLine(page, table);

  await page.goto(house.url + '/daily/eights');
  await expect(eights.getByText('place 1 of 1')).toBeVisible();
  await expect(eights.getByRole('img', { name: /1 player was ahead of the best opponent/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /: played Eights$/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
  const game = (await eights.getByRole('link', { name: 'Your game' }).getAttribute('href')) ?? '';
  const bert = await newPerson(page);
  await bert.goto(house.url + game);
  await expect(bert.getByRole('heading', { name: 'No peeking' })).toBeVisible();
  await eights.getByRole('button', { name: 'Play it without counting' }).click();
  await expect(page.getByText('Eights: daily deal')).toBeVisible();
  expect(page.url()).not.toContain(table);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
});

test('statistics add up what was played, and everything can be saved and deleted', async ({
  page,
  house,
}) => {
  await page.goto(house.url + '/daily');
  await page
    .getByRole('region', { name: 'Eights', exact: true })
    .getByRole('button', { name: 'Play the deal' })
    .click();
  await page.locator('.shell').waitFor();
  await playByLine(page, page.url().split('/').at(-1) ?? '');
  await page.goto(house.url + '/stats');
  await expect(page.getByText('1 game, 1 of them against bots alone')).toBeVisible();
  await expect(page.getByText(/^[01] of 1 game won: \d+ % \(between/)).toBeVisible();

  await page.goto(house.url + '/settings');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything to a file' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  const kept = JSON.parse(saved) as { server: { games: { transcript: string }[]; daily: unknown[] } };
  expect(kept.server.games[0]?.transcript).toContain('"end":true');
  expect(kept.server.daily).toHaveLength(1);
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('eightfold.me') ?? '') as { token: string }).token,
  );
  expect(saved).not.toContain(token);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL(house.url + '/');
  await expect(tile(page, 'eights')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('eightfold.me'))).toBeNull();
  const known = await page.request.get(house.url + '/api/me', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(known.status()).toBe(401);
});
