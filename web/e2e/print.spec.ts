import type { Page } from '@playwright/test';
import { catalogue } from '../scripts/texts.mjs';
import { change, expect, QUICK, test } from './house';

const MM = 96 / 25.4;
const POINTS = 72 / 25.4;
const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;

/** The cards by rule E1, as the rule book lists them: "1: eeiotnrv · 2: …". */
const E1 = [...(catalogue('en')['clause.E1.rule'] ?? '').matchAll(/(\d): (\w{8})/g)].flatMap(
  ([, suit, letters = '']) => [...letters].map((letter) => `${suit}${letter}`),
);

interface Printed {
  face: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cards of a side, sheet by sheet, in millimetres from the corner of their sheet. */
const cardsOf = (page: Page, side: 'front' | 'back'): Promise<Printed[][]> =>
  page.locator(`.sheet.${side}`).evaluateAll(
    (sheets, mm) =>
      sheets.map((sheet) => {
        const corner = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll<HTMLElement>('.place')].map((place) => {
          const { x, y, width, height } = (place.querySelector('.card') ?? place).getBoundingClientRect();
          const face = place.dataset.face ?? '';
          return {
            face,
            x: (x - corner.x) / mm,
            y: (y - corner.y) / mm,
            width: width / mm,
            height: height / mm,
          };
        });
      }),
    MM,
  );

const tenths = (length: number) => Math.round(length * 10) / 10;

test('the cards of Eights are printed on A4 and Letter, with and without gaps', async ({ page, house }) => {
  await page.goto(house.url + '/rules/eights');
  await page.getByRole('link', { name: 'Print the cards' }).click();
  await expect(page.locator('.hint')).toContainText('100 %');
  for (const [paper, [width, height]] of Object.entries(PAPERS)) {
    for (const gaps of ['Without', 'With']) {
      const at = `${paper}, ${gaps}`;
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('radio', { name: paper }).check();
      await page.getByRole('radio', { name: gaps, exact: true }).check();
      const pages = gaps === 'With' ? 18 : 16;
      await expect(page.getByRole('img', { name: /^Sheet/ }), at).toHaveCount(pages);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('h1')).toBeHidden();
      // The paper is white, whatever colours a person likes.
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      const [fronts, backs] = [await cardsOf(page, 'front'), await cardsOf(page, 'back')];
      const [across, down] = gaps === 'With' ? [88, 63] : [63, 88];
      for (const [i, sheet] of fronts.entries()) {
        for (const [j, front] of sheet.entries()) {
          const back = backs[i]?.[j];
          expect([tenths(front.width), tenths(front.height)], at).toEqual([across, down]);
          expect(back?.face).toBe(front.face);
          expect(front.x + (back?.x ?? 0) + across, at).toBeCloseTo(width, 1);
          expect(back?.y, at).toBeCloseTo(front.y, 1);
        }
      }
      // Ink around a card would show at its edge once it is cut out.
      const around = page.locator('.sheet .card').evaluateAll((all) =>
        all.map((one) => {
          const { boxShadow, filter } = getComputedStyle(one);
          return `${boxShadow} ${filter}`;
        }),
      );
      expect(new Set(await around), at).toEqual(new Set(['none none']));
      const faces = fronts.flat().map(({ face }) => face);
      expect(E1).toHaveLength(64);
      expect(faces.sort(), at).toEqual(['', ...E1].sort());

      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(sizes, at).toHaveLength(pages);
      for (const [, wide, high] of sizes) {
        expect(Math.abs(Number(wide) / POINTS - width), at).toBeLessThan(0.2);
        expect(Math.abs(Number(high) / POINTS - height), at).toBeLessThan(0.2);
      }
    }
  }
});

test('nobody knows a card of Eights by its back when it was turned', async ({ page, house }) => {
  await page.goto(house.url + '/print/eights');
  await page.locator('.back .place svg').first().waitFor();
  const drawing = (side: string) =>
    page.locator(`.${side} .place svg`).evaluateAll((all) => all.map((one) => one.outerHTML));
  const backs = await drawing('back');
  expect(backs).toHaveLength(64);
  expect(new Set(backs.map((back) => back.replace(/ style="[^"]*"/, ''))).size).toBe(1);
  const [front = ''] = await drawing('front');
  expect(await turned(page, backs[0] ?? '')).toBeLessThan(0.001);
  expect(await turned(page, front)).toBeGreaterThan(0.01);
});

/** Which part of a drawing looks otherwise upside down. */
async function turned(page: Page, drawing: string): Promise<number> {
  const sheet = await page.context().newPage();
  await sheet.setContent(`<style>body { margin: 0 } svg { width: 252px; height: 352px }</style>${drawing}`);
  const picture = await sheet.screenshot({ clip: { x: 0, y: 0, width: 252, height: 352 } });
  const part = await sheet.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(image, 0, 0);
    const { data: points } = canvas.getImageData(0, 0, image.width, image.height);
    const all = points.length / 4;
    let different = 0;
    for (let i = 0; i < all; i++) {
      const apart = [0, 1, 2].map((c) =>
        Math.abs((points[4 * i + c] ?? 0) - (points[4 * (all - 1 - i) + c] ?? 0)),
      );
      if (Math.max(...apart) > 48) different++;
    }
    return different / all;
  }, picture.toString('base64'));
  await sheet.close();
  return part;
}

test('the card with the rules is in the language of its reader, and all of it is on the card', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(house.url + '/print/eights');
  for (const language of ['en', 'de', 'fr', 'it']) {
    await change(page, { ...QUICK, language });
    const rules = page.locator('.rules');
    await expect(rules.first()).toContainText(catalogue(language)['rules.eights.1.text'] ?? '-');
    await expect(rules.last()).toContainText(catalogue(language)['rules.eights.4.text'] ?? '-');
    for (const side of await rules.all()) {
      expect(await side.evaluate((one) => one.scrollHeight - one.clientHeight), language).toBe(0);
    }
  }
});

test('only what nobody sells is printed', async ({ page, house }) => {
  await page.goto(house.url + '/rules/twenty-eight');
  await expect(page.getByRole('link', { name: 'Learn it in 90 seconds' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print the cards' })).toHaveCount(0);
  await page.goto(house.url + '/print/twenty-eight');
  await expect(page.locator('.sheet')).toHaveCount(0);
});
