import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../scripts/server.mjs';
import type { GameSlug } from '../src/tables/contract';

type Flags = Record<string, string | number>;

/** Bots that neither wait nor think for long, and no limits to how fast a test may be. */
const HASTY = { pace: 1, thinking: 2, rate: 0, arrivals: 0, log: 'warning' };

/** A server with a folder of its own that can be stopped and started again on the same port. */
export class House {
  private constructor(
    private server: RunningServer,
    private readonly data: string,
    private readonly settings: Flags,
  ) {}

  static async open(flags: Flags = {}): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'eightfold-e2e-'));
    const settings = { ...HASTY, ...flags };
    return new House(await House.run(data, 0, settings), data, settings);
  }

  private static run(data: string, port: number, settings: Flags): Promise<RunningServer> {
    return startServer({ port, data, ...settings });
  }

  get url(): string {
    return this.server.url;
  }

  /** Stops the server while something is done, and starts it again at the same address. */
  async away(deed: () => Promise<void>): Promise<void> {
    const port = Number(new URL(this.url).port);
    await this.server.stop();
    try {
      await deed();
    } finally {
      this.server = await House.run(this.data, port, this.settings);
    }
  }

  async close(): Promise<void> {
    await this.server.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** Settings of a person who does not want to wait. */
/** Most tests are about the server, so their games are played there. */
export const QUICK = {
  speed: 0,
  sound: false,
  theme: 'dark',
  helper: 'helper',
  bots: 'gentle',
  local: false,
};

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
    await context.addInitScript(choose, JSON.stringify(QUICK));
    await use(context);
  },
  page: async ({ page, errors }, use) => {
    watch(page, errors);
    await use(page);
    for (const context of others.get(page) ?? []) await context.close();
    expect(errors).toEqual([]);
  },
});

/** Notes what a browser complains about, but for requests that a test breaks on purpose. */
export function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const network = /Failed to load resource|WebSocket connection|fetching the script|ERR_/.test(
      message.text(),
    );
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

/** Opens a table for friends; the host sits. */
export async function withFriends(page: Page, house: House, game: GameSlug): Promise<void> {
  await page.goto(house.url);
  await tile(page, game).getByRole('button', { name: 'With friends' }).click();
  await page.locator('.options li').first().waitFor();
}

/** Answers who sits here, at the first seat of this device that has no name yet. */
export async function giveName(page: Page, name: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Later' }) }).first();
  await form.getByRole('textbox').fill(name);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText(name, { exact: true }).first().waitFor();
}

/** In the lobby: bots on all free seats, and off it goes. */
export async function deal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.shell').waitFor();
}

const others = new WeakMap<Page, BrowserContext[]>();

/** Another person with another browser; it is closed together with the first one. */
export async function newPerson(page: Page, settings: object = QUICK): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await context.addInitScript(choose, JSON.stringify(settings));
  others.set(page, [...(others.get(page) ?? []), context]);
  return await context.newPage();
}

/** Chooses settings for a browser that has none, whose owner knows all games. */
function choose(settings: string): void {
  if (location.protocol !== 'http:' || localStorage.getItem('eightfold.settings')) return;
  localStorage.setItem('eightfold.settings', settings);
  localStorage.setItem('eightfold.met', '["eight-and-half","eights","twenty-eight"]');
}

/** Changes the settings of a page while it is open, as another tab would. */
export async function change(page: Page, settings: object): Promise<void> {
  await page.evaluate((changed) => {
    localStorage.setItem('eightfold.settings', changed);
    dispatchEvent(new StorageEvent('storage', { key: 'eightfold.settings' }));
  }, JSON.stringify(settings));
}

/** Whether the engine is kept for offline use. */
export const keepsEngine = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return false;
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('.wasm')) return true;
    return false;
  });
