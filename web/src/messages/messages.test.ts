import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
const folder = new URL('.', import.meta.url);
const catalogues = [...new Set(readdirSync(folder).map((name) => /^(.*?)en\.json$/.exec(name)?.[1]))].filter(
  (name) => name !== undefined,
);

const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>;

/** The arguments of a message and the forms it has for each, whatever the language. */
function args(elements: MessageFormatElement[], into = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if ('value' in element) into.add(`${element.value}:${element.type}`);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) args(option.value, into);
    }
  }
  return into;
}

for (const catalogue of catalogues) {
  const english = read(`${catalogue}en.json`);

  for (const language of LANGUAGES) {
    const texts = read(`${catalogue}${language}.json`);

    test(`${catalogue}${language}: the same keys as English, in order`, () => {
      expect(Object.keys(texts)).toEqual(Object.keys(english).sort());
    });

    test(`${catalogue}${language}: every message can be read and takes the same arguments`, () => {
      for (const [key, text] of Object.entries(texts)) {
        const own = args(parse(text, { ignoreTag: true }));
        expect([key, [...own].sort()]).toEqual([
          key,
          [...args(parse(english[key] ?? '', { ignoreTag: true }))].sort(),
        ]);
      }
    });
  }
}
