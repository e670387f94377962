import { IntlMessageFormat } from 'intl-messageformat';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../../../scripts/compile.mjs';
import { format, type Args, type Message } from './message';

const folder = new URL('../../../../messages/src/main/resources/eightfold/messages/', import.meta.url);
const NUMBERS = [0, 1, 2, 7, 21, 999, 12345];

/** Every gap of a text with values that make a difference. */
function gaps(message: Message, found: Record<string, (string | number)[]> = {}) {
  if (typeof message === 'string') return found;
  for (const piece of message) {
    if (typeof piece === 'string' || piece === 0) continue;
    const { gap, percent, figure, plural, select } = piece;
    const values = percent
      ? [0, 0.605, 1]
      : figure || plural
        ? NUMBERS
        : Object.keys(select ?? { 'Zoë <b>': '' });
    found[gap] = [...(found[gap] ?? []), ...values];
    for (const option of Object.values({ ...plural, ...select })) gaps(option, found);
  }
  return found;
}

/** Keys, arguments and typography are checked where the terminal reads the same files. */
for (const name of readdirSync(folder)) {
  test(`${name}: the client writes every message as it is meant`, () => {
    const language = name.split('.').at(-2) ?? '';
    const texts = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>;
    for (const [key, text] of Object.entries(texts)) {
      const message = compile(text, language);
      const meant = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      const all = Object.entries(gaps(message));
      const most = Math.max(1, ...all.map(([, values]) => values.length));
      for (let i = 0; i < most; i++) {
        const args: Args = Object.fromEntries(
          all.map(([gap, values]) => [gap, values[i % values.length] ?? '']),
        );
        expect(format(message, language, args), `${key} ${JSON.stringify(args)}`).toBe(
          String(meant.format(args)),
        );
      }
    }
  });
}

test('a gap that nobody fills in can be seen', () => {
  expect(format(compile('{name} waits', 'en'), 'en')).toBe('{name} waits');
});

test('what the client cannot write is no text', () => {
  expect(() => compile('{day, date}', 'en')).toThrow('cannot write');
});
