import { expect, test } from 'vitest';
import { packages } from './parts.mjs';

test('a bundle knows its packages', () => {
  expect(
    packages([
      '/home/me/web/node_modules/svelte/src/index.js',
      '/home/me/web/node_modules/svelte/src/store.js?v=1',
      'node_modules/@fontsource-variable/bricolage-grotesque/files/latin.woff2',
      '\0vite/preload-helper.js',
      '/home/me/web/src/main.ts',
    ]),
  ).toEqual(['@fontsource-variable/bricolage-grotesque', 'svelte']);
});
