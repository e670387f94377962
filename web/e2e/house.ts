import { test as base, expect, type Page } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type RunningServer } from '../scripts/server.mjs';
import type { GameSlug } from '../src/tables/contract';

/** A server with a folder of its own that can be stopped and started again on the same port. */
export class House {
  private constructor(
    private server: RunningServer,
    private readonly data: string,
  ) {}

  static async open(): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'eightfold-e2e-'));
    return new House(await House.run(data, 0), data);
  }

  private static run(data: string, port: number): Promise<RunningServer> {
    const web = fileURLToPath(new URL('../dist', import.meta.url));
    return startServer({
      port,
      data,
      web,
      pace: 1,
      thinking: 2,
      rate: 0,
      arrivals: 0,
      absent: 2,
      log: 'warning',
    });
  }

  get url(): string {
    return this.server.url;
  }

  async restart(pause = 0): Promise<void> {
    const port = Number(new URL(this.url).port);
    await this.server.stop();
    await new Promise((done) => setTimeout(done, pause));
    this.server = await House.run(this.data, port);
  }

  close(): Promise<void> {
    return this.server.stop();
  }
}

/** Settings of a person who does not want to wait. */
export const QUICK = { speed: 0, sound: false, theme: 'dark', helper: 'helper', bots: 'gentle' };

export const test = base.extend<{ errors: string[] }, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  errors: async ({}, use) => use([]),
  context: async ({ context }, use) => {
    await context.addInitScript((settings) => {
      if (location.protocol !== 'http:' || localStorage.getItem('eightfold.settings')) return;
      localStorage.setItem('eightfold.settings', settings);
    }, JSON.stringify(QUICK));
    await use(context);
  },
  page: async ({ page, errors }, use) => {
    watch(page, errors);
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Notes what a browser complains about, but for requests that a test breaks on purpose. */
export function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const network = /Failed to load resource|WebSocket connection|ERR_/.test(message.text());
    if (message.type() === 'error' && !network) errors.push(message.text());
  });
}

export { expect };

export const tile = (page: Page, game: GameSlug) => page.locator(`section.tile.${game}`);

export async function playNow(page: Page, house: House, game: GameSlug): Promise<void> {
  await page.goto(house.url);
  await tile(page, game).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.shell').waitFor();
}

/** Opens a table with an option changed, fills it with bots and deals. */
export async function shortGame(page: Page, house: House, game: GameSlug): Promise<void> {
  await page.goto(house.url);
  await tile(page, game).getByRole('button', { name: 'With friends' }).click();
  const number = page.locator('input[type=number]');
  if (game !== 'twenty-eight') {
    await number.fill(game === 'eights' ? '9' : '1');
    await number.press('Enter');
    await number.blur();
  }
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.shell').waitFor();
}
