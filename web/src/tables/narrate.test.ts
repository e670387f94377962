import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { format, type Args } from '../lib/i18n/message';
import type { GameEvent } from '../lib/net/wire';
import { catalogue, compiled } from '../../scripts/texts.mjs';
import { gameOf } from './games';
import { halves, narrate } from './narrate';

const messages = new URL('../../../messages/src/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, messages), 'utf8'));

interface Example {
  game: Parameters<typeof gameOf>[0];
  names: string[];
  seat: number;
  event: GameEvent;
  en: string;
  de: string;
  fr: string;
  it: string;
}

/** What the terminal tells of many events, from several seats. */
const examples = read('test/resources/narration.json') as Example[];

for (const language of ['en', 'de', 'fr', 'it'] as const) {
  test(`every event is told as in the terminal: ${language}`, () => {
    const texts = compiled(catalogue(language), language);
    const t = (key: string, args?: Args) => format(texts[key] ?? key, language, args);
    expect(examples.length).toBeGreaterThan(40);
    for (const { game, names, seat, event, [language]: text } of examples) {
      const people = names.map((name) => ({ name, kind: 'person' as const, yours: false }));
      expect(narrate(event, { game: gameOf(game), seat, people, t }), JSON.stringify(event)).toBe(text);
    }
  });
}

test('halves are read as people write them', () => {
  expect([0, 1, 12, 13].map(halves)).toEqual(['0', '½', '6', '6½']);
});
