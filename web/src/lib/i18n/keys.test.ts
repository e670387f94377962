import { expect, test } from 'vitest';
import { catalogue, naming, part, sources } from '../../../scripts/texts.mjs';

const texts = catalogue('en');
const code = sources();
const named = naming(code);

test('every text that is asked for exists', () => {
  const asked = [...code.matchAll(/\bt\(\s*'([a-z][\w.-]+)'/g)].map((match) => match[1] ?? '');
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !(key in texts))).toEqual([]);
});

test('the client gets every text that it names, the rule book apart', () => {
  const first = part(texts, false, named);
  const book = part(texts, true, named);
  expect(Object.keys(book).filter((key) => key in first)).toEqual([]);
  const lost = Object.keys(texts).filter((key) => !(key in first) && !(key in book));
  expect(lost.length).toBeGreaterThan(30);
  expect(lost.filter((key) => !key.startsWith('play.') || named(key))).toEqual([]);
  expect(book).toHaveProperty(['clause.T15.rule']);
});

test('no text of the screens and tables is left over', () => {
  const own = Object.keys(texts).filter((key) => /^(web|table)\./.test(key));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((key) => !named(key))).toEqual([]);
});

test('a clause has gaps for nothing but the names of options', () => {
  const clauses = Object.entries(texts).filter(([key]) => key.startsWith('clause.'));
  const gaps = clauses.flatMap(([, text]) => [...text.matchAll(/\{(\w+)\}/g)].map((gap) => gap[1] ?? ''));
  expect(gaps.length).toBeGreaterThan(5);
  expect(gaps.filter((name) => !(`option.${name}` in texts))).toEqual([]);
});
