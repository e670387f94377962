import { describe, expect, it } from 'vitest';
import {
  isPart,
  matching,
  NO_PINS,
  readSpelling,
  readSpellings,
  spelledOut,
  tapHand,
  tapRow,
  toggle,
  words,
  worths,
  type Pins,
} from './spell';

const LEGAL = [
  'pass',
  'ONE 6o 3n 1e* / 1e',
  'FIVE 2f 2i* 4v 3e / 2n',
  'FIVE 2f 2i* 4v 1e* / 1e 2n',
  'SEVEN 5s* 3e 2v* 7e 1n / 2i 5r',
  'SEVEN 5s* 3e 2v* 7e 1n / 2f 5r',
];
const WORTHS = worths([
  { word: 'eight', points: 8 },
  { word: 'seven', points: 7 },
  { word: 'five', points: 5 },
  { word: 'one', points: 1 },
]);
const all = readSpellings(LEGAL, WORTHS);
const pins = (part: Partial<Pins>): Pins => ({ ...NO_PINS, ...part });

describe('reading spellings', () => {
  it('takes a move apart', () => {
    expect(readSpelling('FIVE 2f 2i* 4v 3e / 2n', WORTHS)).toEqual({
      text: 'FIVE 2f 2i* 4v 3e / 2n',
      word: 'FIVE',
      points: 5,
      cards: [
        { face: '2f', row: false },
        { face: '2i', row: true },
        { face: '4v', row: false },
        { face: '3e', row: false },
      ],
      gives: ['2n'],
    });
  });
  it('leaves passes out and puts the highest word first', () => {
    expect(all.map((one) => one.word)).toEqual(['SEVEN', 'SEVEN', 'FIVE', 'FIVE', 'ONE']);
  });
  it('puts the favourite of a word first', () => {
    const best = 'FIVE 2f 2i* 4v 1e* / 1e 2n';
    expect(readSpellings(LEGAL, WORTHS, [best]).find((one) => one.word === 'FIVE')?.text).toBe(best);
  });
  it('counts the ways for every word', () => {
    const ways = Object.fromEntries(words(all, WORTHS, NO_PINS).map((one) => [one.word, one.ways]));
    expect(ways).toMatchObject({ SEVEN: 2, FIVE: 2, ONE: 1, EIGHT: 0 });
  });
});

describe('building by tapping', () => {
  it('keeps what contains the tapped cards, in any order', () => {
    const first = tapHand(all, NO_PINS, '3e', 0);
    const second = first && tapHand(all, first, '2f', 0);
    expect(second && matching(all, second).map((one) => one.text)).toEqual(['FIVE 2f 2i* 4v 3e / 2n']);
  });
  it('tells a card of the row from the same card of the hand', () => {
    expect(matching(all, pins({ letters: [{ face: '1e', row: true }] })).map((one) => one.word)).toEqual([
      'FIVE',
      'ONE',
    ]);
    expect(tapRow(all, NO_PINS, '1e')).toEqual(pins({ letters: [{ face: '1e', row: true }] }));
  });
  it('takes a card out again', () => {
    expect(tapRow(all, pins({ letters: [{ face: '2i', row: true }] }), '2i')).toEqual(NO_PINS);
  });
  it('takes a card as a replacement where it cannot be a letter', () => {
    const next = tapHand(all, pins({ word: 'SEVEN' }), '2f', 0);
    expect(next).toEqual(pins({ word: 'SEVEN', gives: ['2f'] }));
    expect(next && matching(all, next)[0]?.gives).toEqual(['2f', '5r']);
  });
  it('starts anew when a card does not go with the others', () => {
    const next = tapHand(all, pins({ letters: [{ face: '5s', row: true }] }), '6o', 0);
    expect(next).toEqual(pins({ letters: [{ face: '6o', row: false }] }));
  });
  it('says when nothing can be spelled with a card', () => {
    expect(tapHand(all, NO_PINS, '8x', 0)).toBeNull();
    expect(tapRow(all, NO_PINS, '8w')).toBeNull();
  });
  it('turns a letter into a replacement at the second tap, where that is possible', () => {
    const legal = readSpellings(['ONE 6o 3n 1e* / 1e', 'ONE 6o* 3n 1e / 6t'], WORTHS);
    const letter = tapHand(legal, NO_PINS, '1e', 0);
    const give = letter && tapHand(legal, letter, '1e', 0);
    expect(give?.gives).toEqual(['1e']);
    expect(give && tapHand(legal, give, '1e', 0)).toEqual(NO_PINS);
  });
});

describe('building without help', () => {
  const letters = (...faces: string[]) =>
    faces.reduce(
      (built, face) => toggle(built, { face: face.replace('*', ''), row: face.endsWith('*') }),
      NO_PINS,
    );

  it('finds a word only when its last letter was tapped, in any order', () => {
    expect(spelledOut(all, letters('3e', '2i*', '2f'))).toEqual([]);
    expect(spelledOut(all, letters('3e', '2i*', '2f', '4v')).map((one) => one.text)).toEqual([
      'FIVE 2f 2i* 4v 3e / 2n',
    ]);
  });
  it('takes every card, whether it leads anywhere or not, and takes it out again', () => {
    expect(letters('8x').letters).toEqual([{ face: '8x', row: false }]);
    expect(letters('8x', '8x')).toEqual(NO_PINS);
    expect(toggle(letters('1e'), { face: '1e', row: false }, 1).letters).toHaveLength(2);
  });
  it('lights the words that the letters are a part of', () => {
    expect(isPart(letters('3e', '4v').letters, 'SEVEN')).toBe(true);
    expect(isPart(letters('3e', '7e').letters, 'FIVE')).toBe(false);
  });
});
