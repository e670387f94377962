import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { change, expect, playNow, QUICK, test } from './house';
import { button, GAMES, playerOf, playUntil, there } from './player';
import { refused, scenes } from './scenes';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };
const WIDE = { width: 1920, height: 1080 };

for (const [name, scene] of Object.entries(scenes)) {
  test(`${name}: axe finds nothing, nothing sticks out, targets are large enough`, async ({
    page,
    house,
  }) => {
    await scene(page, house);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    for (const size of [PHONE, TABLET, DESK]) {
      await page.setViewportSize(size);
      await fits(page, `${size.width}`);
      expect(await smallTargets(page)).toEqual([]);
    }
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      for (const theme of ['light', 'dark']) await flawless(page, theme);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await fits(page, '390 with text of double size');
  });
}

/** Phones held sideways or with bars around the page, and a desk at double zoom. */
const LOW = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 375, height: 553 },
  { width: 320, height: 568 },
];

for (const game of GAMES) {
  test(`a low screen shows the table of ${game} and its buttons, and nothing covers them`, async ({
    page,
    house,
  }) => {
    await playNow(page, house, game);
    await page.locator('.status.turn').waitFor();
    for (const size of LOW) {
      await page.setViewportSize(size);
      const at = `${size.width}×${size.height}`;
      await fits(page, at);
      expect(await covered(page), at).toEqual([]);
      await expect(page.locator('.middle > *').first(), at).toBeInViewport({ ratio: 1 });
      for (const one of await page.locator('.foot .acts button').all()) {
        await expect(one, at).toBeInViewport({ ratio: 1 });
      }
    }
    await page.setViewportSize(PHONE);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const one of await page.locator('.foot .acts button').all()) {
      await expect(one, 'text of double size').toBeInViewport({ ratio: 1 });
    }
  });

  test(`a large screen has large cards at the table of ${game}, and the buttons beside the hand`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(WIDE);
    await playNow(page, house, game);
    await page.locator('.status.turn').waitFor();
    const hand = await box(page, '.foot .centre');
    expect((await box(page, '.foot .centre .card >> nth=-1')).width).toBeGreaterThan(112);
    expect((await box(page, '.foot .acts')).x - (hand.x + hand.width)).toBeLessThan(60);
    const helper = await box(page, '.foot .helper');
    expect(hand.x - (helper.x + helper.width)).toBeLessThan(60);
    await expect(page.getByRole('log')).toBeVisible();
  });

  test(`a phone has room for the full table of ${game}, its goal and what an expert sees`, async ({
    page,
    house,
  }) => {
    await scenes[`${game}, all seats taken`]?.(page, house);
    await change(page, { ...QUICK, helper: 'expert' });
    await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible();
    const unseen = page.getByRole('button', { name: 'Unseen', exact: true });
    await expect(unseen).toBeVisible();
    await expect.poll(() => below(page)).toBeLessThanOrEqual(0);
    await unseen.click();
    await expect(page.getByText(/×\d+ .*×\d+/).filter({ visible: true })).toBeInViewport({ ratio: 1 });
  });

  test(`a tablet and a desk have room for the full table of ${game}, whatever is asked`, async ({
    page,
    house,
  }) => {
    await scenes[`${game}, all seats taken`]?.(page, house);
    await (await playerOf(game)).tap(page);
    const prompt = page.locator('.foot .prompt p');
    for (const size of [TABLET, DESK, WIDE]) {
      await page.setViewportSize(size);
      if (size === WIDE) await expect(page.getByRole('log')).toBeVisible();
      await expect.poll(() => below(page), `${size.width}`).toBeLessThanOrEqual(0);
      const place = await box(page, '.foot .acts');
      await prompt.evaluate((one) => (one.textContent = 'You can play for both halves, so which one is it?'));
      expect(await box(page, '.foot .acts'), `${size.width}`).toEqual(place);
      expect((await box(page, '.foot .helper')).x, `${size.width}`).toBeGreaterThanOrEqual(12);
    }
  });

  test(`what is said of a player of ${game} is never cut off`, async ({ page, house }) => {
    await scenes[`${game}, all seats taken`]?.(page, house);
    const cut = await page.locator('.seat .state').evaluateAll((all) =>
      all
        .map((one) => {
          const words = one.querySelector('.term') ?? one;
          words.textContent = 'lawbreaker · 3 + 1 · 8 burned · bot playing';
          const range = document.createRange();
          range.selectNodeContents(words);
          return { text: range.getBoundingClientRect(), seat: one.closest('.seat')?.getBoundingClientRect() };
        })
        .filter(({ text, seat }) => !seat || text.right > seat.right || text.bottom > seat.bottom),
    );
    expect(cut).toEqual([]);
  });
}

/** A phone that many have. */
const NARROW = { width: 360, height: 740 };

for (const game of GAMES) {
  test(`a narrow phone shows names, round, goal and middle of ${game} in every language`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(NARROW);
    await playNow(page, house, game);
    await page.locator('.status.turn').waitFor();
    for (const language of ['en', 'de', 'fr', 'it']) {
      await change(page, { ...QUICK, language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await cut(page, '.seat .name, .bar h1, .bar .status'), language).toEqual([]);
      expect(await lines(page, '.hint p'), language).toBe(1);
      expect(await wordsCut(page, '.bar .round'), language).toEqual([]);
      await expect(page.locator('.bar .round'), language).toHaveText(/\d/);
      await page.locator('.middle > *').first().waitFor();
      // The longest that is said of a pile, whatever was dealt.
      await page.locator('.middle .words').evaluateAll((all) => {
        for (const one of all) one.textContent = 'Fünf: jetzt 5 oder weniger, oder 0, ½, Geist';
      });
      // The middle gives way once the height of the own row is known.
      await expect(async () => {
        const above = (await box(page, '.lower > .line')).y;
        const middle = await box(page, '.middle');
        expect(middle.y + middle.height, language).toBeLessThanOrEqual(above + 1);
      }).toPass({ timeout: 5000 });
    }
  });

  test(`text of double size leaves the names of ${game} whole, and a lesson most of the window`, async ({
    page,
    house,
  }) => {
    await playNow(page, house, game);
    await page.locator('.status.turn').waitFor();
    await double(page);
    for (const size of [PHONE, TABLET, DESK]) {
      await page.setViewportSize(size);
      expect(await cut(page, '.seat .name'), `${size.width}`).toEqual([]);
    }
    await page.goto(`${house.url}/learn/${game}`);
    await page.locator('.foot .acts button').first().waitFor();
    await double(page);
    for (const size of [PHONE, NARROW]) {
      await page.setViewportSize(size);
      for (const language of ['en', 'de', 'fr', 'it']) {
        await change(page, { ...QUICK, language });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const coach = await box(page, '.coach');
        expect(coach.height, language).toBeLessThanOrEqual(0.4 * size.height + 1);
        for (const one of await page.locator('.coach button').all()) {
          await expect(one, language).toBeInViewport({ ratio: 1 });
        }
      }
    }
  });

  test(`the main button of ${game} stays where it is`, async ({ page, house }) => {
    let seen = 0;
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await playNow(page, house, game);
      const places: Place[] = [];
      let looks = 0;
      await playUntil(page, game, async () => {
        places.push(...(await mainButton(page)));
        return places.length > 8 || looks++ > 60 || (await there(button(page, 'To the result')));
      });
      seen += places.length;
      const bottoms = places.map(({ bottom }) => bottom);
      expect(Math.max(...bottoms) - Math.min(...bottoms), `${size.width}`).toBeLessThanOrEqual(1);
      // Beside a hand on a desk it goes with the hand: as long as that stays as it is, so does the button.
      const hands = new Map(places.map(({ hand, x }) => [size === DESK ? hand : '', x]));
      const moved = places.filter(({ hand, x }) => hands.get(size === DESK ? hand : '') !== x);
      expect(moved, `${size.width}`).toEqual([]);
    }
    expect(seen).toBeGreaterThan(2);
  });
}

test('a refusal takes no room from the table of a desk', async ({ page, house }) => {
  await page.setViewportSize(DESK);
  await refused(page, house);
  expect(await below(page)).toBeLessThanOrEqual(0);
});

/** How much of a table is out of sight. */
const below = (page: Page): Promise<number> =>
  page.locator('.board').evaluate((board) => board.scrollHeight - board.clientHeight);

interface Place {
  x: number;
  /** Long words make it higher. */
  bottom: number;
  hand: string;
}

/** Where the main button is, if there are two to choose from, and how wide the hand beside it is. */
const mainButton = (page: Page): Promise<Place[]> =>
  page.locator('.foot .acts').evaluateAll((all) =>
    all
      .filter((acts) => acts.children.length === 2 && !document.querySelector('.veil'))
      .map((acts) => {
        const { x, bottom } = acts.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
        const hand = document.querySelector('.foot .centre')?.getBoundingClientRect().width ?? 0;
        return { x: Math.round(x), bottom: Math.round(bottom), hand: String(Math.round(hand)) };
      }),
  );

test('text of double size breaks no word of a result', async ({ page, house }) => {
  await scenes['result']?.(page, house);
  await double(page);
  for (const size of [PHONE, NARROW]) {
    await page.setViewportSize(size);
    expect(await wordsBroken(page, '.who b, .who .mute, .points'), `${size.width}`).toEqual([]);
  }
});

const double = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** What ends in dots, since there is more of it than room. */
const cut = (page: Page, what: string): Promise<string[]> =>
  page
    .locator(what)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent ?? ''),
    );

/** Over how many lines a text goes. */
const lines = (page: Page, what: string): Promise<number> =>
  page.locator(what).evaluate((one) => {
    const text = [...one.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE) ?? one;
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
  });

/** Words of which one part is in sight and the other is not. */
const wordsCut = (page: Page, what: string): Promise<string[]> =>
  page.locator(what).evaluate((one) => {
    const room = one.getBoundingClientRect();
    return [...one.children]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.top < room.bottom - 1 && (box.right > room.right + 1 || box.bottom > room.bottom + 1),
      )
      .map(({ part }) => part.textContent ?? '');
  });

/** Words that begin on one line and end on another. */
const wordsBroken = (page: Page, what: string): Promise<string[]> =>
  page.locator(what).evaluateAll((all) => {
    const words: string[] = [];
    for (const one of all) {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1) words.push(word);
        }
      }
    }
    return words;
  });

const box = async (page: Page, what: string) => {
  const found = await page.locator(what).first().boundingBox();
  if (!found) throw new Error(`no ${what}`);
  return found;
};

/** What of the others' seats and the middle lies under something else or beside the window. */
function covered(page: Page): Promise<string[]> {
  return page.locator('.ground :is(.seat, .deck, .pile, .row button, .chip:first-child)').evaluateAll((all) =>
    all
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ one, box }) => {
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const aside = box.left < 0 || box.right > innerWidth;
        return aside || (hit && !hit.closest('.ground, .bar') && !one.contains(hit));
      })
      .map(({ one }) => `${one.className} ${one.textContent?.trim()}`),
  );
}

async function flawless(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
  // Colours change within a moment, and axe shall not see it halfway.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((one) => one.finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => [theme, id, nodes.map((node) => node.html.slice(0, 160))]);
  expect(found).toEqual([]);
}

/** Nothing is wider than the window, and no text is cut off at its edges. */
async function fits(page: Page, at: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, at).toBeLessThanOrEqual(0);
  const out = await page
    .locator('button:visible, a:visible, h1:visible, h2:visible, p:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest('.hidden-text, [style*="overflow"], .chips, #continue + ul'))
        .filter((one) => {
          const { left, right, width } = one.getBoundingClientRect();
          return width > 0 && (left < -1 || right > innerWidth + 1);
        })
        .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`),
    );
  expect(out, at).toEqual([]);
}

/** Buttons and links that are smaller than 44 px; links within sentences may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('button:visible, a:visible, select:visible, input:visible').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('p, .hidden-text') && !one.matches('.hidden-text, .link'))
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (Math.round(box.height) < 44 || Math.round(box.width) < 44))
      .map(({ one, box }) => {
        const name = one.textContent?.trim() || one.getAttribute('aria-label');
        return `${one.tagName} ${name} ${box.width}×${box.height}`;
      }),
  );
}

test('six people sit around a desk in their order', async ({ page, house }) => {
  await page.setViewportSize(DESK);
  await scenes['twenty-eight, all seats taken']?.(page, house);
  const places = await page.locator('.spot').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return { x: x + width / 2, y };
    }),
  );
  const [left, first, second, third, right] = places;
  if (!left || !first || !second || !third || !right) throw new Error('somebody is missing');
  expect([first.y, third.y]).toEqual([second.y, second.y]);
  expect(Math.min(left.y, right.y)).toBeGreaterThan(second.y);
  expect(Math.max(left.x, first.x)).toBeLessThan(second.x);
  expect(second.x).toBeLessThan(Math.min(third.x, right.x));
});

test('a word that is laid out leaves the line of what happened in sight', async ({ page, house }) => {
  await playNow(page, house, 'eights');
  await change(page, { ...QUICK, speed: 1 });
  const player = await playerOf('eights');
  const word = page.locator('.moment.word');
  for (const size of [PHONE, TABLET, DESK, WIDE]) {
    await page.setViewportSize(size);
    await expect(word).toHaveCount(0);
    while (
      !(await word.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      ))
    ) {
      const main = page.locator('.veil .primary');
      if (await main.count()) await main.click();
      else await player.tap(page);
    }
    // It is drawn smaller at first, so its place is asked for and not its picture.
    const { over, under, letter } = await word.evaluate((one: HTMLElement) => {
      const start = (one.offsetParent?.getBoundingClientRect().top ?? NaN) + one.offsetTop;
      const line = document.querySelector('.lower > .line')?.getBoundingClientRect().top ?? NaN;
      const row = document.querySelector('[data-zone="row-8"]')?.getBoundingClientRect().bottom ?? NaN;
      const letter = one.querySelector<HTMLElement>('.face')?.offsetWidth ?? 0;
      return { over: start + one.offsetHeight - line, under: row - start, letter };
    });
    expect(over, `${size.width}`).toBeLessThanOrEqual(1);
    expect(under, `${size.width}`).toBeLessThanOrEqual(1);
    expect(letter, `${size.width}`).toBeGreaterThan(size === PHONE ? 44 : 56);
  }
});

test('five at the table of Eight & Half leave their pile in sight on a phone', async ({ page, house }) => {
  await page.setViewportSize(PHONE);
  await scenes['eight-and-half, all seats taken']?.(page, house);
  await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible();
  for (const size of [PHONE, NARROW]) {
    await page.setViewportSize(size);
    for (const language of ['en', 'de', 'fr', 'it']) {
      const at = `${size.width} ${language}`;
      await change(page, { ...QUICK, language, helper: 'expert' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // The longest that is said, whatever was dealt.
      await page.locator('.middle .words').evaluate((one) => {
        one.textContent = 'Stapel 6½ · Dario hat das Gesetz gebrochen';
      });
      await page
        .locator('.seat .state .term')
        .first()
        .evaluate((one) => (one.textContent = 'Gesetzesbruch · 3 + 5'));
      await expect.poll(() => below(page), at).toBeLessThanOrEqual(0);
      for (const count of await page.locator('.pile .count').all()) {
        await expect(count, at).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test('six at the table of Eights have room on a small phone', async ({ page, house }) => {
  await page.setViewportSize(NARROW);
  await scenes['eights, all seats taken']?.(page, house);
  await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible();
  for (const helper of ['calm', 'helper', 'expert']) {
    await change(page, { ...QUICK, helper });
    await expect.poll(() => below(page), helper).toBeLessThanOrEqual(0);
  }
});
