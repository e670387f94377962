import { expect, type Locator, type Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import type { GameSlug } from '../src/tables/contract';
import type { TutorialStep } from '../src/tables/tutorial';
import type { Scene } from './scenes';

/** How tests play a game. Each game brings this beside its table, in `e2e.ts`. */
export interface Player {
  /** The option that makes a game as short as it can be. */
  short?: readonly [option: string, value: string];
  /** One decision by mouse, whatever is sensible, so that every game comes to an end; false if there is none. */
  tap(page: Page): Promise<boolean>;
  /** One decision by keys; nothing if there is none to make. */
  type(page: Page, turn: number): Promise<void>;
  /** The move that a step of the lesson asks for. */
  follow(page: Page, move: string): Promise<void>;
  /** Plays on to a moment that shows what the game is about. */
  pose(page: Page): Promise<void>;
  /** Screens that only this game has, by what is to be seen there. */
  scenes: Record<string, Scene>;
}

const tables = new URL('../src/tables/', import.meta.url);

/** Each has a folder. */
export const GAMES = readdirSync(tables).filter((name) =>
  existsSync(new URL(`${name}/game.ts`, tables)),
) as GameSlug[];

const file = (game: GameSlug, name: string) => new URL(`${game}/${name}`, tables).href;

export const playerOf = async (game: GameSlug): Promise<Player> =>
  ((await import(file(game, 'e2e.ts'))) as { player: Player }).player;

export const stepsOf = async (game: GameSlug): Promise<TutorialStep[]> =>
  ((await import(file(game, 'steps.ts'))) as { steps: TutorialStep[] }).steps;

export const tipsOf = async (game: GameSlug): Promise<string[]> =>
  ((await import(file(game, 'steps.ts'))) as { tips: string[] }).tips;

export const there = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, disabled: false });

/** The main button at the foot of a table, if it can be pressed. */
export const primary = (page: Page) => page.locator('.foot .acts button.primary:not([aria-disabled])');

/** Clicks if it can; what has gone meanwhile is no harm. A click that is too late is made again. */
export async function tap(locator: Locator): Promise<boolean> {
  return await locator
    .first()
    .click({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
}

/**
 * Walks to something with Tab, or back to it with Shift; false if the game has gone on and it is no longer there.
 * It never walks out at the end of the page: then Firefox has the focus in its own bar, while Playwright's keys still
 * go to the page, where Enter presses no button as long as that is so.
 */
export async function walkTo(page: Page, wanted: Locator): Promise<boolean> {
  for (let i = 0; i < 60; i++) {
    const [key] = await wanted.evaluateAll((all) =>
      all.map((one) => {
        const at = document.activeElement ?? document.body;
        if (one === at) return '';
        const passed = one.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
        return passed ? 'Shift+Tab' : 'Tab';
      }),
    );
    if (key === undefined) return false;
    if (key === '') return true;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(wanted)}`);
}

/** Plays by mouse until `done` holds. */
export async function playUntil(page: Page, game: GameSlug, done: () => Promise<boolean>): Promise<void> {
  const player = await playerOf(game);
  while (!(await done())) {
    const ended = await there(button(page, 'To the result'));
    if (ended && !(await done())) throw new Error('the game ended before what was waited for');
    const scene = button(page, /^(Skip|Next (?:round|hand))$/);
    if (await there(scene)) await tap(scene);
    else if (!(await player.tap(page))) await page.waitForTimeout(20);
  }
}

/** Plays until something is there and no settlement covers it. */
export async function playUntilThere(page: Page, game: GameSlug, what: Locator): Promise<void> {
  await playUntil(page, game, async () => (await there(what)) && !(await there(page.locator('.veil'))));
}

/** Plays a game to its end, and from its last settlement to its result. */
export async function playOut(page: Page, game: GameSlug): Promise<void> {
  const result = button(page, 'To the result');
  await playUntil(page, game, () => there(result));
  await result.click();
}

/** Taps so often when it is one's turn (a decision takes one or two), and waits for the next one. */
export async function playSome(page: Page, game: GameSlug, taps: number): Promise<void> {
  let made = 0;
  const covered = page.locator('.veil, dialog[open]');
  const turn = async () => (await there(page.locator('.status.turn'))) && !(await there(covered));
  await playUntil(page, game, async () => {
    if (!(await turn()) || made++ < taps) return false;
    // What was tapped last may still be on its way.
    await page.waitForTimeout(300);
    return await turn();
  });
}

/** Holds the button of the curtain until it is gone. */
export async function lift(page: Page): Promise<void> {
  const curtain = page.locator('.curtain');
  await curtain.getByRole('button').hover();
  await page.mouse.down();
  await expect(curtain).toHaveCount(0);
  await page.mouse.up();
}

/** Makes the move that a step of a lesson asks for, with the means of its table. */
export async function follow(page: Page, game: GameSlug, move: string): Promise<void> {
  const turn = page.locator('.status.turn');
  do {
    await turn.or(scene(page)).first().waitFor(); // a scene may come after the step that follows it
    await closeScenes(page);
  } while (!(await turn.isVisible()));
  await (await playerOf(game)).follow(page, move);
}

function scene(page: Page): Locator {
  return button(page, /^(Skip|Next (?:round|hand))$/);
}

/** Closes the scenes at the end of a round, if there are any. */
async function closeScenes(page: Page): Promise<void> {
  while ((await scene(page).count()) > 0) await scene(page).first().click({ timeout: 5000 });
}

/** Waits until the coach of a lesson has come to a step. It goes on when the scenes before it were read. */
export async function reachStep(page: Page, steps: readonly TutorialStep[], i: number): Promise<void> {
  await expect(async () => {
    await closeScenes(page);
    await page.getByText(`Step ${i + 1} of ${steps.length}`).waitFor({ state: 'attached', timeout: 1000 });
    await expect(page.locator('.veil')).toHaveCount(0, { timeout: 1000 });
    if (steps[i]?.move) await page.locator('.status.turn').waitFor({ timeout: 1000 });
  }).toPass();
}
