import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Puzzles } from '../src/lib/puzzles/puzzles';
import type { GameSlug } from '../src/tables/contract';
import { bring } from './finished';
import { expect, keepsEngine, newPerson, QUICK, test, watch } from './house';
import { GAMES, playerOf } from './player';

const HERE = { ...QUICK, local: true };
const verdict = (page: Page) => page.locator('.verdict');

const puzzlesOf = (game: GameSlug): Puzzles =>
  JSON.parse(
    readFileSync(new URL(`../../${game}/src/main/resources/puzzles/${game}.json`, import.meta.url), 'utf8'),
  ) as Puzzles;

/** A puzzle whose first two answers are a single card, a word or a word of the game. */
function plain(game: GameSlug): { number: number; right: string; wrong: string; wins: number[] } {
  const all = puzzlesOf(game).puzzles;
  const at = all.findIndex(
    ({ answers }) =>
      answers.every(({ move }) => !move.includes(' ')) &&
      /^([1-9]|\w\w+)$/.test(answers[0]?.move ?? '') &&
      /^([1-9]|\w\w+)$/.test(answers[1]?.move ?? ''),
  );
  const [best, second] = all[at]?.answers ?? [];
  return {
    number: at + 1,
    right: best?.move ?? '',
    wrong: second?.move ?? '',
    wins: [best?.wins ?? 0, second?.wins ?? 0],
  };
}

async function answer(page: Page, game: GameSlug, move: string): Promise<void> {
  await page.locator('.question').waitFor();
  await page.locator('.foot').waitFor();
  await (await playerOf(game)).follow(page, move);
}

for (const game of GAMES)
  test(`a puzzle of ${game} is answered wrong and right, and the game goes on from there`, async ({
    page: other,
    house,
    errors,
  }) => {
    const page = await newPerson(other, HERE);
    watch(page, errors);
    const { number, right, wrong, wins } = plain(game);
    await page.goto(`${house.url}/puzzles/${game}/${number}`);
    await answer(page, game, wrong);
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await expect(verdict(page)).toContainText('Not the best move.');
    await expect(verdict(page)).toContainText(`won ${wins[1]} of 100 games`);
    await expect(verdict(page)).toContainText(`The best one wins ${wins[0]}.`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await answer(page, game, right);
    await expect(verdict(page)).toContainText('Right!');
    await expect(verdict(page)).toContainText(`won ${wins[0]} of 100 games`);
    await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeFocused();

    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.locator('.banner')).toContainText('Nothing of it is kept');
    await page.getByRole('button', { name: 'Back to the puzzle' }).click();
    await page.locator('.question').waitFor();

    await page.goto(`${house.url}/puzzles`);
    const shelf = page.locator('section', { has: page.locator(`a[href^="/puzzles/${game}/"]`) });
    await expect(shelf).toContainText('1 of 100 solved, 0 at the first try');
    await shelf.getByText('All puzzles').click();
    await expect(
      shelf.getByRole('link', { name: new RegExp(`^Puzzle ${number}, \\w+, solved$`) }),
    ).toBeVisible();
  });

test('without a network, by keys alone, from one puzzle to the next; wrong addresses are told', async ({
  page: other,
  house,
  errors,
}) => {
  const page = await newPerson(other, HERE);
  watch(page, errors);
  await page.goto(house.url);
  await expect.poll(() => keepsEngine(page)).toBe(true);
  await page.context().setOffline(true);
  await page.goto(`${house.url}/puzzles/twenty-eight`);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/puzzles/twenty-eight/1');
  await page.locator('.helper').getByText('You now').waitFor();
  await expect(page.getByRole('switch')).toHaveCount(0); // nobody goes on here
  const [first] = puzzlesOf('twenty-eight').puzzles;
  await answer(page, 'twenty-eight', first?.answers[0]?.move ?? '');
  await expect(verdict(page)).toContainText('Right!');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/puzzles/twenty-eight/2');
  await page.locator('.question').waitFor();
  await page.goto(`${house.url}/puzzles/twenty-eight/9999`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.goto(`${house.url}/puzzles/chess`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('statistics tell of remarkable events, and of decisions once they were valued', async ({
  page: other,
  house,
  errors,
}) => {
  const page = await newPerson(other, HERE);
  watch(page, errors);
  const me = await bring(page, house, 'eights', '00000000f0a0');
  await page.addInitScript((guest) => localStorage.setItem('eightfold.me', JSON.stringify(guest)), me);
  await page.goto(`${house.url}/stats`);
  const feats = page.locator('section', { has: page.getByRole('heading', { name: 'Remarkable events' }) });
  await expect(feats).toContainText('Best hand:');
  await expect(feats.getByRole('listitem').filter({ hasText: 'EIGHT' })).toBeVisible();
  await expect(page.getByText('No game of yours has been valued yet.')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('eightfold.feats'));
  expect(kept).toContain('00000000f0a0');

  await page.goto(`${house.url}/g/00000000f0a0/result`);
  const moments = page.locator('section', { has: page.getByRole('heading', { name: 'Key moments' }) });
  await moments.getByRole('progressbar').waitFor();
  await expect(moments.getByRole('progressbar')).toHaveCount(0);
  await page.goto(`${house.url}/stats`);
  await expect(page.getByRole('img', { name: 'Quality of decisions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Typical mistakes' })).toBeVisible();
});
