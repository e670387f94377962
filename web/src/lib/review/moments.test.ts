import { expect, test } from 'vitest';
import { catalogue } from '../../../scripts/texts.mjs';
import { compile } from '../../../scripts/compile.mjs';
import { format, type Args } from '../i18n/message';
import type { Mark, Valued } from '../net/wire';
import { gameOf } from '../../tables/games';
import type { GameSlug } from '../../tables/contract';
import { counts, heldLine, keyMoments, momentLine, otherLine, playedLine, reasonLines } from './moments';

const voice = (slug: GameSlug, language = 'en') => {
  const texts = catalogue(language);
  return {
    game: gameOf(slug),
    seat: 0,
    people: [],
    t: (key: string, args?: Args) => format(compile(texts[key] ?? key, language), language, args),
  };
};

const decision = (number: number, grade: Mark, gain: number): Valued => ({
  number,
  round: 3,
  played: 'take',
  other: 'decline',
  gain,
  low: gain - 30,
  high: gain + 30,
  wins: 52,
  otherWins: 61,
  worlds: 512,
  grade,
  why: { kind: 'take', reasons: ['over'], details: { total: '26', over: '9', cards: '31' } },
  otherWhy: { kind: 'decline', reasons: ['over'], details: { total: '26', over: '9', cards: '31' } },
});

test('the decisions that cost most are key moments, in the order of the game', () => {
  const all = [
    decision(1, 'best', 40),
    decision(5, 'doubtful', -60),
    decision(9, 'open', -300),
    decision(12, 'costly', -210),
    decision(20, 'doubtful', -55),
    decision(31, 'costly', -120),
  ];
  expect(keyMoments(all).map(({ number }) => number)).toEqual([5, 12, 31]);
  expect(keyMoments(all.slice(0, 3)).map(({ number }) => number)).toEqual([5]);
  expect(keyMoments([decision(1, 'good', -30), decision(2, 'open', -90)])).toEqual([]);
  expect(counts(all)).toEqual({ best: 1, good: 0, doubtful: 2, costly: 2, open: 1, all: 6 });
});

test('a moment is told in plain words', () => {
  expect(momentLine(decision(12, 'costly', -90), voice('twenty-eight')).text).toBe(
    'In round 3 you took a card at 26: −9%. Declining won 61 of 100 games from here.',
  );
  expect(momentLine(decision(12, 'costly', -90), voice('twenty-eight', 'de')).text).toBe(
    'In Runde 3 hast du bei 26 eine Karte genommen: −9\u00a0%. Ablehnen gewann von hier aus 61 von 100 Spielen.',
  );
  expect(playedLine(decision(12, 'costly', -90), voice('twenty-eight')).text).toBe(
    'Here you took a card at 26. That won 52 of 100 games from here.',
  );
  expect(reasonLines(decision(1, 'best', 0).why, voice('twenty-eight'))[0]?.text).toBe(
    'Of the 31 cards that you had not seen, 9 would have brought you beyond 28.',
  );
});

test('cards are drawn, and are words for those who listen', () => {
  const otherWhy = { kind: 'play', reasons: [], details: { laid: '7 7', value: '6½', count: '2' } };
  const { parts, text } = otherLine({ ...decision(1, 'best', 0), otherWhy }, voice('eight-and-half'));
  expect(parts[1]).toEqual({ faces: ['7', '7'], words: 'two 7s' });
  expect(text).toBe('Playing two 7s and leaving 6½ won 61 of 100 games from here.');
  expect(heldLine('Bert', ['5x', '1e'], voice('eights')).text).toBe('Bert held 5X and 1E.');
});
