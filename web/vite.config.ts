import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'vitest/config';
import { parts } from './scripts/parts.mjs';
import { texts } from './scripts/texts.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const engine = here('../offline/target/engine/engine.wasm');
const engineSize = existsSync(engine) ? gzipSync(readFileSync(engine)).length : 0;
const server = process.env.EIGHTFOLD_SERVER ?? 'http://127.0.0.1:8028';

export default defineConfig({
  plugins: [texts(), svelte(), parts()],
  define: { __ENGINE_KB__: Math.round(engineSize / 1024) },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The page's policy allows no data: scripts, and small icons are cheap enough as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // Few files, since over HTTP/1.1 each waits for others: the first page, and what all tables share.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /\/src\/(tables\/[^/]+$|screens\/Table|lib\/ui)/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: ['**/*.svelte.test.ts'],
          environment: 'node',
        },
      },
      // Modules as the browser gets them, so that effects run.
      {
        extends: true,
        test: {
          name: 'effects',
          include: ['src/**/*.svelte.test.ts'],
          environment: './scripts/effects.ts',
        },
      },
    ],
  },
});
