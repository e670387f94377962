import type { Page } from '@playwright/test';
import { STEPS } from '../src/tables/tutorial/steps';
import type { GameSlug } from '../src/tables/contract';
import { expect, GAMES, test } from './house';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, disabled: false });

/** Makes the move that the coach asks for, by mouse. */
const moves: Record<GameSlug, (page: Page, move: string) => Promise<void>> = {
  'twenty-eight': async (page, move) => {
    const names = { take: /^Take/, decline: 'No, thanks', for8: /plays for 8/, for28: /plays for 28/ };
    await button(page, names[move as keyof typeof names]).click();
  },
  'eight-and-half': async (page, move) => {
    const face = move.split(' ')[0] === 'g' ? /ghost/i : new RegExp(`^${move.split(' ')[0]}\\b`);
    await page.locator('.foot').getByRole('button', { name: face }).first().click();
    await page.locator('.foot .acts button.primary:enabled').click();
  },
  eights: async (page, move) => {
    if (move === 'pass') {
      await button(page, /^Pass/).click();
      await button(page, 'Just pass').click();
    } else {
      await page.locator('.tray .chip', { hasText: move }).click();
      await button(page, new RegExp(`^Spell ${move}`)).click();
    }
  },
};

for (const game of GAMES) {
  test(`the guided round of ${game} leads through all its steps`, async ({ page, house }) => {
    await page.goto(`${house.url}/learn/${game}`);
    const coach = page.locator('.coach');
    for (const [at, step] of STEPS[game].entries()) {
      await expect(coach).toContainText(`Step ${at + 1} of ${STEPS[game].length}`);
      const scene = button(page, /^(Skip|Next round)$/);
      if (step.move) {
        await page.locator('.status.turn').or(scene).first().waitFor();
        if ((await scene.count()) > 0) await scene.click();
        await moves[game](page, step.move);
      } else if (at < STEPS[game].length - 1) await coach.getByRole('button', { name: 'Next' }).click();
    }
    const end = button(page, /^(Skip|Next round|To the result)$/);
    await expect(async () => {
      if ((await end.count()) > 0) await end.first().click({ timeout: 1000 });
      await coach.getByRole('button', { name: 'Done' }).click({ timeout: 1000 });
    }).toPass();
    await expect(page.locator('section.tile')).toHaveCount(3);
  });
}
