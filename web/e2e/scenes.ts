import type { Page } from '@playwright/test';
import type { GameSlug } from '../src/tables/contract';
import { bring } from './finished';
import { change, deal, expect, newPerson, playNow, QUICK, withFriends, type House } from './house';
import { GAMES, playerOf, playOut, playSome, playUntil, playUntilThere } from './player';

/** Brings a page to the screen that a scene is about. */
export type Scene = (page: Page, house: House) => Promise<unknown>;

const PATHS = {
  settings: '/settings',
  'no games yet': '/games',
  'daily deals': '/daily',
  'no statistics yet': '/stats',
  puzzles: '/puzzles',
  'rule books': '/rules',
  'deck to print': '/print/eights',
  'no such table': '/t/ZZZZZ',
  'no such page': '/nowhere',
};

const at = (path: string): Scene => {
  return (page, house) => page.goto(house.url + path);
};

const table = (game: GameSlug): Scene => {
  return async (page, house) => {
    await playNow(page, house, game);
    await page.locator('.status.turn').waitFor();
  };
};

const middle = (game: GameSlug): Scene => {
  return async (page, house) => {
    await playNow(page, house, game);
    await playSome(page, game, 5);
  };
};

/** As many as may sit down. */
const crowd = (game: GameSlug): Scene => {
  return async (page, house) => {
    await withFriends(page, house, game);
    const more = page.getByRole('button', { name: 'One seat more' });
    for (let count = await page.locator('.seats li').count(); await more.isEnabled(); count++) {
      await more.click();
      await page.locator('.seats li').nth(count).waitFor();
    }
    await deal(page);
    await playSome(page, game, 2);
  };
};

const settlement = (game: GameSlug): Scene => {
  return async (page, house) => {
    await withFriends(page, house, game);
    await shorten(page, game);
    await deal(page);
    await playUntil(page, game, async () => (await page.locator('.veil').count()) > 0);
  };
};

const lesson = (game: GameSlug): Scene => {
  return async (page, house) => {
    await page.goto(`${house.url}/learn/${game}`);
    await page.locator('.coach').waitFor();
  };
};

const puzzle = (game: GameSlug): Scene => {
  return async (page, house) => {
    await page.goto(house.url);
    await change(page, { ...QUICK, local: true });
    await page.goto(`${house.url}/puzzles/${game}/1`);
    await page.locator('.question').waitFor();
    await page.locator('.foot').waitFor();
  };
};

/** Makes the game as short as its options allow. */
export async function shorten(page: Page, game: GameSlug): Promise<void> {
  const { short } = await playerOf(game);
  if (!short) return;
  const number = page.locator('.options input[type=number]');
  await number.fill(short[1]);
  await number.press('Enter');
  await number.blur();
}

async function finished(page: Page, house: House): Promise<void> {
  await withFriends(page, house, 'eights');
  await shorten(page, 'eights');
  await deal(page);
  await playOut(page, 'eights');
  await page.getByRole('button', { name: 'Play again' }).waitFor();
}

/** A card of Eight & Half was tapped that does not fit. */
export async function refused(page: Page, house: House): Promise<void> {
  await table('eight-and-half')(page, house);
  const card = page.locator('.foot').getByRole('button', { name: /does not fit/ });
  // A move may be under way when the card is seen; then the tap is of no effect.
  await expect(async () => {
    await playUntilThere(page, 'eight-and-half', card);
    await card.first().click({ timeout: 5000 });
    await page.locator('.refusal').waitFor({ timeout: 5000 });
  }).toPass();
}

/** Somebody else has opened a table of Eights. */
async function hosted(page: Page, house: House): Promise<{ host: Page; link: string }> {
  const host = await newPerson(page);
  await withFriends(host, house, 'eights');
  return { host, link: host.url() };
}

/** A guest whose token nobody knows any more. */
const ENDED = { id: 'aaaaaaaaaaaa', name: 'Anna', token: 'ended' };

/** What every game has, and what only this one has. */
async function scenesOf(game: GameSlug): Promise<Record<string, Scene>> {
  const { scenes: own } = await playerOf(game);
  const all: Record<string, Scene> = {
    rules: at(`/rules/${game}`),
    table: table(game),
    'in the middle of a game': middle(game),
    'all seats taken': crowd(game),
    settlement: settlement(game),
    lesson: lesson(game),
    puzzle: puzzle(game),
    ...own,
  };
  return Object.fromEntries(Object.entries(all).map(([name, scene]) => [`${game}, ${name}`, scene]));
}

export const scenes: Record<string, Scene> = {
  home: at('/'),
  ...Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, at(path)])),
  'signing out everywhere': async (page, house) => {
    await page.goto(house.url + '/settings');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'signed out elsewhere': async (page, house) => {
    await page.goto(house.url + '/settings');
    await page.evaluate((me) => localStorage.setItem('eightfold.me', JSON.stringify(me)), ENDED);
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Begin as a new guest' }).waitFor();
  },
  'home with a game to continue': async (page, house) => {
    await table('eights')(page, house);
    await page.goto(house.url);
    await page.locator('#continue').waitFor();
  },
  lobby: (page, house) => withFriends(page, house, 'twenty-eight'),
  'lobby with bots': async (page, house) => {
    await withFriends(page, house, 'eight-and-half');
    await page.getByRole('button', { name: 'Fill with bots' }).click();
    await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  },
  'lobby for a guest': async (page, house) => {
    const { link } = await hosted(page, house);
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
  },
  refusal: refused,
  more: async (page, house) => {
    await table('eights')(page, house);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').waitFor();
  },
  'rules at the table': async (page, house) => {
    await table('eights')(page, house);
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
  },
  'what happened': async (page, house) => {
    await middle('twenty-eight')(page, house);
    await page.keyboard.press('l');
    await page.getByRole('log').waitFor();
  },
  paused: async (page, house) => {
    await table('eights')(page, house);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The game is paused.').waitFor();
  },
  curtain: async (page, house) => {
    await withFriends(page, house, 'eights');
    await page.getByRole('button', { name: 'On this device' }).first().click();
    await page.getByRole('button', { name: /^Start without/ }).click();
    await page.locator('.curtain').waitFor();
  },
  spectator: async (page, house) => {
    const { host, link } = await hosted(page, house);
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
    await deal(host);
    await page.getByText('You are watching').waitFor();
  },
  'a beat of a settlement': async (page, house) => {
    await settlement('twenty-eight')(page, house);
    await page.getByRole('button', { name: 'Next round' }).click();
    await change(page, { ...QUICK, speed: 1 });
    await playUntil(page, 'twenty-eight', async () => (await page.locator('.veil .ticks').count()) > 0);
  },
  result: finished,
  'result, checked': async (page, house) => {
    await finished(page, house);
    await page.getByRole('button', { name: 'Check this deal' }).click();
    await page.getByText('The deals are fair.').waitFor();
  },
  review: async (page, house) => {
    await bring(page, house, 'eight-and-half', '00000000c0d0');
    await page.goto(house.url + '/g/00000000c0d0/40');
    await page.getByRole('button', { name: 'Open hands' }).click();
    await page.locator('.seat .open').first().waitFor();
  },
  'my games': async (page, house) => {
    await finished(page, house);
    await page.goto(house.url + '/games');
    await page.locator('main a').first().waitFor();
  },
  ...Object.assign({}, ...(await Promise.all(GAMES.map(scenesOf)))),
};
