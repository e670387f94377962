import { deal, expect, withFriends } from '../../../e2e/house';
import { button, playUntil, tap, there, type Player } from '../../../e2e/player';

const KEYS: Record<string, string> = { take: 't', decline: 'n', for28: '2' };

export const player: Player = {
  async tap(page) {
    const choices = page.locator('.foot .acts button:not([aria-disabled])');
    const count = await choices.count();
    const enough = page.getByRole('switch', { name: 'No for the rest of the round', checked: false });
    if (count > 0 && Math.random() < 0.2 && (await there(enough))) return await tap(enough);
    return count > 0 && (await tap(choices.nth(Math.random() < 0.35 ? count - 1 : 0)));
  },
  async type(page, turn) {
    if (await there(button(page, /plays for 8/))) await page.keyboard.press('8');
    else if (await there(button(page, /plays for 28/))) await page.keyboard.press('2');
    else if (await there(button(page, /^Take/))) await page.keyboard.press(turn % 3 === 0 ? 't' : 'n');
  },
  async follow(page, move) {
    await page.locator('.foot .acts button:not([aria-disabled])').first().waitFor();
    await page.keyboard.press(KEYS[move] ?? '');
  },
  async pose(page) {
    const turn = page.locator('.status.turn');
    for (let taken = 0; taken < 2; taken++) {
      await turn.waitFor();
      await button(page, 'Take the card').click();
      await expect(page.locator('.foot .open .card')).toHaveCount(taken + 1);
    }
    await turn.waitFor();
  },
  scenes: {
    'the choice of a total': async (page, house) => {
      await withFriends(page, house, 'twenty-eight');
      // Without this option the choice comes so seldom that a game may end before it does.
      await page.getByLabel('A total of 8 or less').selectOption({ label: 'may also play for 28' });
      await deal(page);
      const choice = button(page, /plays for/);
      // Who takes nothing has 8 or less as a rule.
      const enough = page.getByRole('switch', { name: 'No for the rest of the round', checked: false });
      await playUntil(page, 'twenty-eight', async () => {
        if (await there(enough)) await tap(enough);
        return (await there(choice)) && !(await there(page.locator('.veil')));
      });
    },
  },
};
