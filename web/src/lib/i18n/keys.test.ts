import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { naming, sources } from '../../../scripts/texts.mjs';

const folder = fileURLToPath(
  new URL('../../../../messages/src/main/resources/eightfold/messages/', import.meta.url),
);
const read = (part: string) => JSON.parse(readFileSync(folder + part + 'en.json', 'utf8')) as object;
const own = { ...read('web.'), ...read('tables.') };
const texts = { ...read(''), ...own };
const code = sources();
const named = naming(code);

test('every text that is asked for exists', () => {
  const asked = [...code.matchAll(/\bt\(\s*'([a-z][\w.-]+)'/g)].map((match) => match[1] ?? '');
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !(key in texts))).toEqual([]);
});

test('no text of the screens and tables is left over', () => {
  expect(Object.keys(own).filter((key) => !named(key))).toEqual([]);
});
