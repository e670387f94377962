import { change, expect, newPerson, QUICK, test, tile, watch, withFriends } from './house';
import { GAMES } from './player';

test('a listed table with a clock is found on the home page, and a spectator follows a player', async ({
  page,
  house,
  browser,
  errors,
}) => {
  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const guest = await elsewhere.newPage();
  watch(guest, errors);
  await guest.goto(house.url);
  const found = guest.getByRole('link', { name: /Eights .* free seats?/ });
  await expect(found).toHaveCount(0);

  await page.goto(house.url);
  await tile(page, 'eights').getByRole('button', { name: 'With friends' }).click();
  await page.getByLabel('Who can find this table:').selectOption({ label: 'everyone' });
  await page.getByLabel('A move takes').selectOption({ label: '2 minutes at most' });
  await expect(page.getByLabel('A move takes')).toHaveValue('120');

  // Whoever comes back to a home page that was open all the time finds the table there.
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await found.click();
  await expect(guest.getByText('2 minutes at most')).toBeVisible();

  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await guest.locator('.shell').waitFor();
  await guest.getByRole('button', { name: 'More', exact: true }).click();
  const choice = guest.getByRole('group', { name: 'Follow' });
  await choice.getByRole('radio').last().check();
  await guest.keyboard.press('Escape');
  await expect(guest.locator('.spot.followed')).toHaveCount(1);
  await expect(guest.locator('.spot').first()).toHaveClass(/followed/);
  await elsewhere.close();
});

test('a number out of range becomes the nearest that fits, and what was left alone follows the seats', async ({
  page,
  house,
}) => {
  await withFriends(page, house, 'eights');
  const target = page.locator('.options input[type=number]');
  await expect(target).toHaveValue('50');
  await page.getByRole('button', { name: 'One seat more' }).click();
  await expect(target).toHaveValue('30');
  await target.fill('500');
  await target.press('Enter');
  await expect(target).toHaveValue('200');
  await target.fill('');
  await target.blur();
  await expect(target).toHaveValue('200');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'One seat more' }).click();
  await expect(page.locator('.seats li')).toHaveCount(5);
  await expect(target).toHaveValue('200');
});

test('settings and rules lead back to where one came from', async ({ page, house }) => {
  await withFriends(page, house, 'eights');
  const lobby = page.url();
  await page.locator('a.rules').click();
  await page.getByRole('link', { name: '8-28' }).first().click();
  await expect(page).toHaveURL(house.url + '/rules/twenty-eight');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(lobby);
});

test('the rule books are listed, and a book tells the rule from our reading', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(house.url + '/rules');
  await expect(page.getByRole('listitem')).toHaveText([
    /8-28.*By David L\. Hoyt.*\(Zoch 2015\).*3–6 players.*ages 8 and up/s,
    /Eight & Half.*By Haim Shafir.*2–5 players.*ages 9 and up/s,
    /Eights.*By Eric Pederson \(1999\).*2–6 players/s,
  ]);
  await page.getByRole('link', { name: '8-28' }).click();
  const last = page.locator('#T25');
  await expect(last.locator('dd p').first()).toHaveText(/The player with the most points wins\.$/);
  await expect(last.locator('.marked')).toHaveText(
    /^How this table reads the rule\s+Players with equal points/,
  );
});

for (const game of GAMES)
  test(`on a phone every rule of ${game} in the lobby is one sentence: nothing of it stands alone`, async ({
    page,
    house,
  }) => {
    await withFriends(page, house, game);
    const guest = await newPerson(page);
    await guest.goto(page.url());
    for (const one of [page, guest])
      for (const language of ['en', 'de', 'fr', 'it'])
        for (const width of [390, 320]) {
          await one.setViewportSize({ width, height: 844 });
          await change(one, { ...QUICK, language });
          await expect(one.locator('html')).toHaveAttribute('lang', language);
          const rules = one.locator('.options li:has(a)');
          await rules.first().waitFor();
          const alone = await rules.evaluateAll((all) =>
            all.filter((rule) => {
              const said = (rule.querySelector('.field') ?? rule.firstElementChild)?.getBoundingClientRect();
              const link = rule.querySelector('a')?.getBoundingClientRect();
              const middle = link ? link.top + link.height / 2 : NaN;
              return !(said && link && said.top < middle && middle < said.bottom && link.right <= innerWidth);
            }),
          );
          expect(alone.length, `${language} ${width}`).toBe(0);
        }
  });
