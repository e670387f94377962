import { parse } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../../messages/src/main/resources/eightfold/messages/', import.meta.url);

/** Keys, arguments and typography are checked where the terminal reads the same files. */
for (const name of readdirSync(folder)) {
  test(`${name}: the client can read every message`, () => {
    const texts = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>;
    for (const [key, text] of Object.entries(texts)) {
      expect(() => parse(text, { ignoreTag: true }), key).not.toThrow();
    }
  });
}
