import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const shared = join(src, '../../messages/src/main/resources/eightfold/messages/en.json');

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

const texts = Object.assign(
  JSON.parse(readFileSync(shared, 'utf8')) as object,
  ...readdirSync(join(src, 'messages'))
    .filter((name) => /(^|\.)en\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(src, 'messages', name), 'utf8')) as object),
) as Record<string, string>;

const sources = walk(join(src, 'screens'))
  .concat(walk(join(src, 'lib', 'state')), walk(join(src, 'lib', 'i18n')), join(src, 'App.svelte'))
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test('every text that a screen asks for exists', () => {
  const asked = [...sources.matchAll(/\bt\('([a-z][\w.-]+)'/g)].map((match) => match[1] ?? '');
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((key) => !(key in texts))).toEqual([]);
});

test('no text of the screens is left over', () => {
  const patterns = [...sources.matchAll(/[`']((?:web)\.[^`'\s]*)[`']/g)].map((match) => {
    const literal = (match[1] ?? '').replace(/[.*+?^()|[\]\\]/g, '\\$&');
    return new RegExp('^' + literal.replace(/\$\{[^}]*(?:\}[^}`]*\})*\}/g, '.+') + '$');
  });
  const unused = Object.keys(texts).filter(
    (key) => key.startsWith('web.') && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
