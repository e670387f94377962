import { expect, test } from 'vitest';
import { catalogue, compiled } from '../../scripts/texts.mjs';
import { format, type Args } from '../lib/i18n/message';
import type { EightsSpelled } from '../lib/net/protocol';
import type { GameEvent } from '../lib/net/wire';
import { gameOf } from './games';
import { lineOf } from './line';
import { tell } from './narrate';

test('cards in a sentence are kept apart from its words, and read as words', () => {
  const line = lineOf(
    1,
    (cards) => `Ada plays ${cards(['7', '7'], 'two 7s')} and ${cards(['g'], 'a ghost')}.`,
  );
  expect(line.text).toBe('Ada plays two 7s and a ghost.');
  expect(line.parts).toEqual([
    'Ada plays ',
    { faces: ['7', '7'], words: 'two 7s' },
    ' and ',
    { faces: ['g'], words: 'a ghost' },
    '.',
  ]);
});

test('cards that nobody sees stay words', () => {
  expect(lineOf(0, (cards) => `You draw ${cards(['?'], 'a card')}.`).parts).toEqual(['You draw a card.']);
});

test('a spelled word has its cards in the line, and its speller', () => {
  const spelled: EightsSpelled = {
    type: 'spelled',
    seat: 1,
    word: 'one',
    cards: ['8o', '4n', '4e'],
    borrowed: ['4n'],
    replacements: ['4r'],
    points: 1,
  };
  const people = ['Eva', 'Ada'].map((name) => ({ name, kind: 'person' as const, yours: false }));
  const t = (key: string, args: Record<string, unknown> = {}) =>
    key === 'event.eights.spelled' ? `${args.cards} / ${args.replacements}` : 'words';
  const line = tell(spelled, { game: gameOf('eights'), seat: 0, people, t });
  expect(line.actor).toBe(1);
  expect(line.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.faces]))).toEqual([
    ['8o', '4n', '4e'],
    ['4r'],
  ]);
});

test('secret cards that are turned up are drawn beside their players', () => {
  const texts = compiled(catalogue('en'), 'en');
  const t = (key: string, args?: Args) => format(texts[key] ?? key, 'en', args);
  const people = ['Eva', 'Ada', 'Bert'].map((name) => ({ name, kind: 'person' as const, yours: false }));
  const revealed = { type: 'revealed', secrets: ['8', '1/11', '2'] } as GameEvent;
  const line = tell(revealed, { game: gameOf('twenty-eight'), seat: 0, people, t });
  expect(line.text).toBe('The secret cards are turned up: you 8, Ada 1/11, Bert 2.');
  expect(line.parts.flatMap((part) => (typeof part === 'string' ? [] : part.faces))).toEqual([
    '8',
    '1/11',
    '2',
  ]);
});

test('every card of a game has its small picture', () => {
  expect(gameOf('eights').deck.chip('6s')).toMatchObject({ print: 'S', beside: '6' });
  expect(gameOf('twenty-eight').deck.chip('1/11').print).toBe('1·11');
  expect(gameOf('eight-and-half').deck.chip('h').print).toBe('½');
  expect(gameOf('eight-and-half').deck.chip('g').print).toBe('');
});

for (const language of ['en', 'de', 'fr', 'it'] as const)
  test(`gems are drawn in the line, and read as words: ${language}`, () => {
    const texts = compiled(catalogue(language), language);
    const t = (key: string, args?: Args) => format(texts[key] ?? key, language, args);
    const people = ['Ada', 'Bert', 'Clara'].map((name) => ({ name, kind: 'bot' as const, yours: false }));
    const voice = { game: gameOf('twenty-eight'), seat: 0, people, t };
    const drawn = (event: object) =>
      tell(event as GameEvent, voice).parts.flatMap((part) => (typeof part === 'string' ? [] : part.faces));
    for (const gem of ['blue', 'red']) expect(drawn({ type: 'turn', actor: 1, gem })).toEqual([gem]);
    expect(drawn({ type: 'turn', actor: 1, gem: 'none' })).toEqual([]);
    const settled = { type: 'settled', directHits: [], half: 2, first: [1], second: [2] };
    expect(drawn({ ...settled, middle: [2, 1] })).toEqual(['blue', 'blue', 'red']);
    expect(drawn({ ...settled, middle: [0, 1] })).toEqual(['red']);
    expect(drawn({ ...settled, middle: [9, 0] })).toEqual([]);
  });
