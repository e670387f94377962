import type { Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';
import type { TableInfo, Tell } from '../src/lib/net/protocol';
import { expect, test } from './house';

const OPTIONS: Record<GameSlug, Record<string, string>> = {
  'twenty-eight': {},
  'eight-and-half': { rounds: '2' },
  eights: { target: '9' },
};

/** Plays a whole game over the socket, as a program would; answers with the id of the finished game. */
function playThrough(page: Page, game: GameSlug): Promise<string> {
  return page.evaluate(
    async ({ game, options }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as TableInfo;
      };
      await post('/guests', { name: 'Anna' });
      const wish = { game, seats: 3, options, listed: false, clock: 0, bots: 'random', sit: true };
      const table = await post('/tables', wish);
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table.id}/socket`);
      const say = (ask: object) => socket.send(JSON.stringify(ask));
      return await new Promise<string>((done) => {
        socket.onmessage = (event) => {
          const tell = JSON.parse(event.data as string) as Tell;
          if (tell.type === 'table') say({ type: 'salt', id: 1, seat: 0, salt: 'c0ffee00'.repeat(4) });
          if ('re' in tell && tell.re === 1) say({ type: 'start', id: 2 });
          const legal = 'mine' in tell ? (tell.mine?.[0]?.legal ?? []) : [];
          const move = legal[legal.length - 1];
          if (move && 'at' in tell) say({ type: 'move', id: 3, seat: 0, at: tell.at, move });
          if (tell.type === 'changed' && tell.table.finished) done(tell.table.finished);
        };
      });
    },
    { game, options: OPTIONS[game] },
  );
}

for (const game of Object.keys(OPTIONS) as GameSlug[]) {
  test(`any device can check the deals of a finished game of ${game}`, async ({ page, house, browser }) => {
    await page.goto(house.url + '/settings');
    const id = await playThrough(page, game);
    const elsewhere = await browser.newContext({ locale: 'en-GB' });
    const stranger = await elsewhere.newPage();
    await stranger.goto(`${house.url}/g/${id}`);
    await stranger.locator('section.panel').getByRole('button').click();
    await expect(stranger.locator('.verdict')).toBeVisible();
    await expect(stranger.locator('.verdict')).not.toHaveClass(/bad/);
    await expect(stranger.locator('section.panel li')).toHaveCount(5);
    await expect(stranger.locator('section.panel li.bad')).toHaveCount(0);
    await elsewhere.close();
  });
}
