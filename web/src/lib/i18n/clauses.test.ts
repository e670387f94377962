import { expect, test } from 'vitest';
import { catalogue, compiled } from '../../../scripts/texts.mjs';
import { parts } from './clauses';
import { format } from './message';

const texts = compiled(catalogue('en'), 'en');
const clause = (id: string) => parts(id, texts, (key, args) => format(texts[key] ?? key, 'en', args));
const kinds = (id: string) => clause(id).map(({ kind }) => kind);

test('only what is a reading is marked as one', () => {
  for (const id of ['T9', 'T15', 'T25', 'H15', 'H21']) expect(kinds(id), id).toEqual(['rule', 'reading']);
  expect(clause('T25').map(({ text }) => text)).toEqual([
    expect.stringContaining('The player with the most points wins.'),
    expect.stringContaining('share the win'),
  ]);
  expect(kinds('T13')).toEqual(['reading']);
  expect(kinds('T1')).toEqual(['rule']);
});

test('an option comes last, by the name that players know', () => {
  expect(kinds('T18')).toEqual(['rule', 'reading', 'option']);
  expect(clause('T12').at(-1)?.text).toContain('“declining is final for the round”');
});

test('a clause that nobody wrote has no parts', () => {
  expect(clause('X1')).toEqual([]);
});
