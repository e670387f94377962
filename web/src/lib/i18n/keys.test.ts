import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { naming, part, sources } from '../../../scripts/texts.mjs';

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

test('the client gets every text that it names, the rule book apart', () => {
  const all = texts as Record<string, string>;
  const first = part(all, false, named);
  const book = part(all, true, named);
  expect(Object.keys(book).filter((key) => key in first)).toEqual([]);
  const lost = Object.keys(all).filter((key) => !(key in first) && !(key in book));
  expect(lost.length).toBeGreaterThan(30);
  expect(lost.filter((key) => !key.startsWith('play.') || named(key))).toEqual([]);
  expect(book).toHaveProperty(['clause.T15.text']);
});

test('no text of the screens and tables is left over', () => {
  expect(Object.keys(own).filter((key) => !named(key))).toEqual([]);
});
