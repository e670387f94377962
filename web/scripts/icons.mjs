// Draws the icons: the ring with its eight sides and an 8. Run it again after a change: npm run icons
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';

const place = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const corner = (r, i) => {
  const a = ((-112.5 + 45 * i) * Math.PI) / 180;
  return [256 + r * Math.cos(a), 256 + r * Math.sin(a)];
};
const between = (a, b, k) => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];

/** One side of the ring, with a gap at both ends. */
function side(r, thick, i) {
  const [a, b, c, d] = [corner(r, i), corner(r, i + 1), corner(r - thick, i + 1), corner(r - thick, i)];
  const points = [between(a, b, 0.035), between(b, a, 0.035), between(c, d, 0.05), between(d, c, 0.05)];
  return `<polygon points="${points.map((p) => p.map((n) => n.toFixed(1)).join()).join(' ')}" fill="#F4B740"/>`;
}

/** An 8 of two octagons, so that no font is needed. */
function eight(scale) {
  const ring = (cy, r, thick) => {
    const octagon = (radius) =>
      [...Array(8).keys()]
        .map((i) => {
          const [x, y] = corner(radius, i);
          return `${i ? 'L' : 'M'}${x.toFixed(1)} ${(y - 256 + cy).toFixed(1)}`;
        })
        .join('') + 'Z';
    return `<path d="${octagon(r)}${octagon(r - thick)}" fill="#F4EFE3" fill-rule="evenodd"/>`;
  };
  return `<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${ring(206, 62, 28)}${ring(310, 72, 28)}</g>`;
}

function icon(radius, round) {
  const sides = [...Array(8).keys()].map((i) => side(radius, radius * 0.21, i)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">` +
    `<rect width="512" height="512" rx="${round}" fill="#14323B"/>${sides}${eight(radius / 226)}</svg>\n`
  );
}

writeFileSync(place('icon.svg'), icon(214, 112));
const browser = await chromium.launch(launch());
const shapes = [
  ['icon-180.png', 180, icon(214, 0)],
  ['icon-192.png', 192, icon(214, 112)],
  ['icon-512.png', 512, icon(214, 112)],
  ['icon-maskable-512.png', 512, icon(170, 0)],
];
for (const [name, size, svg] of shapes) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: place(name), omitBackground: true });
  await page.close();
}
await browser.close();
