import { expect, test } from 'vitest';
import { format, type Args } from '../../lib/i18n/message';
import type { TwentyEightSettled, TwentyEightView } from '../../lib/net/protocol';
import { catalogue, compiled } from '../../../scripts/texts.mjs';
import { game } from './game';
import { settle } from './settlement';

const texts = compiled(catalogue('en'), 'en');
const t = (key: string, args?: Args) => format(texts[key] ?? key, 'en', args);
const people = ['Eva', 'Ada', 'Bruno', 'Clara'].map((name) => ({
  name,
  kind: 'person' as const,
  yours: false,
}));
const voice = { game, seat: 0, people, t };

const player = (half: 'none' | 'eight' | 'twenty-eight' = 'none') => ({
  secret: ['8'],
  open: [],
  answers: '',
  out: false,
  passed: false,
  half,
  gems: { blue: 2, red: 0, value: 2 },
  totals: [8],
});
const before: TwentyEightView = {
  seat: 0,
  toAct: 1,
  round: 3,
  firstGiver: 0,
  giver: 0,
  taken: false,
  choosing: true,
  lastRound: false,
  passIsFinal: false,
  lowMayPlayFor28: false,
  pile: 30,
  supply: { blue: 0, red: 12, value: 24 },
  middle: { blue: 2, red: 2, value: 6 },
  players: [player(), player('eight'), player(), player('twenty-eight')],
};

/** Three have 8 and cannot share a red and a blue gem; Clara is alone with 26. */
const settled: TwentyEightSettled = {
  type: 'settled',
  round: 3,
  directHits: [],
  half: 3,
  trays: [
    [1, 1],
    [1, 1],
  ],
  forEight: [0, 1, 2],
  forTwentyEight: [3],
  counted: [8, 8, 8, 26],
  first: [0, 1, 2],
  second: [3],
  totals: [[8], [8, 18], [8], [6, 16, 26]],
  given: [
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 1],
  ],
  points: [2, 2, 2, 5],
  gems: [],
  middle: [1, 1],
};
const shared = (event: TwentyEightSettled) => {
  const sharing = settle(before, [event], voice)?.sharing;
  if (!sharing) throw new Error('nothing is shared');
  return sharing;
};

test('a share of three that pays nobody says why', () => {
  const { trays, pot, left } = shared(settled);
  expect(pot).toBe('6 points lay in the middle: 3 for each half');
  expect(trays[0]).toMatchObject({
    why: 'Three have 8.',
    outcome: '1 red and 1 blue cannot be shared by three: they stay.',
    choices: ['Ada chose 8, not 18'],
    won: false,
  });
  expect(trays[1]).toMatchObject({
    why: 'Only Clara plays for 28.',
    outcome: 'Clara takes 1 red and 1 blue: 3 points.',
    choices: ['Clara chose 26, not 6'],
    won: true,
  });
  expect(left).toBe('1 red and 1 blue stay in the middle.');
});

test('a 1/11 wears what it counts as', () => {
  const hold = (seat: number, ...open: string[]) =>
    before.players.map((one, i) => (i === seat ? { ...one, secret: ['4'], open } : one));
  const worn = (seat: number, counted: number, ...open: string[]) => {
    const totals = settled.totals.map((all, i) => (i === seat ? [6, 16, 26] : all));
    const event = { ...settled, totals, counted: settled.counted.map((c, i) => (i === seat ? counted : c)) };
    const trays = settle({ ...before, players: hold(seat, ...open) }, [event], voice)?.sharing?.trays ?? [];
    const row = trays.flatMap(({ rows }) => rows).find((one) => one.seat === seat);
    return row?.tags.map((tag) => tag?.text ?? '');
  };
  expect(worn(3, 26, '1/11', '1/11')).toEqual(['', '11', '11']);
  expect(worn(3, 16, '1/11', '1/11')).toEqual(['', '11', '1']);
  expect(worn(1, 6, '1/11', '1/11')).toEqual(['', '1', '1']);
});

test('every gem of the middle lies in a tray and goes where it was given', () => {
  const ways = shared(settled).pieces.map(({ tray, seat }) => [tray, seat]);
  expect(ways).toEqual([
    [0, -1],
    [0, -1],
    [1, 3],
    [1, 3],
  ]);
});

test('the better total is named with the one that it beats, and rows stand in the order of totals', () => {
  const { trays } = shared({
    ...settled,
    forEight: [],
    forTwentyEight: [0, 1, 2, 3],
    counted: [28, 27, 20, 26],
    first: [],
    second: [0],
    given: [
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    points: [5, 2, 2, 2],
  });
  expect(trays[1]).toMatchObject({ why: '28 beats 27.', outcome: 'You take 1 red and 1 blue: 3 points.' });
  expect(trays[0]).toMatchObject({ why: 'Nobody plays for 8.', outcome: '1 red and 1 blue stay.' });
  expect(trays[1]?.rows.map((row) => row.seat)).toEqual([0, 1, 3, 2]);
});

test('a direct hit is one golden tray, and the others stand aside', () => {
  const { trays, aside, pieces } = shared({
    ...settled,
    directHits: [3],
    half: 0,
    trays: [
      [0, 0],
      [0, 0],
    ],
    forEight: [],
    forTwentyEight: [],
    counted: [-1, -1, -1, -1],
    first: [],
    second: [],
    given: [
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 2],
    ],
    totals: [[8], [8, 18], [8], [8, 18, 28]],
    points: [2, 2, 2, 8],
    middle: [0, 0],
  });
  expect(trays).toHaveLength(1);
  expect(trays[0]).toMatchObject({ gold: true, value: 6 });
  expect(trays[0]?.rows.map((row) => row.note)).toEqual(['8 / 28']);
  expect(aside.rows.map((row) => row.seat)).toEqual([0, 1, 2]);
  expect(pieces.every(({ tray, seat }) => tray === 0 && seat === 3)).toBe(true);
});
