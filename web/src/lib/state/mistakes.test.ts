import { expect, test } from 'vitest';
import type { Mark, Valued } from '../net/wire';
import type { Kept } from '../review/quality';
import { qualityOverTime, smoothed, typicalMistakes } from './mistakes';

const why = (kind: string, reasons: string[] = [], total = ''): Valued['why'] => ({
  kind,
  reasons,
  details: total ? { total } : {},
});

const decided = (grade: Mark, gain: number, at = '', kind = 'take', reason = 'over'): Valued =>
  ({ grade, gain, why: why(kind, ['hit', reason], at), otherWhy: why('decline') }) as Valued;

const kept = (game: string, ended: number, own: boolean, ...decisions: Valued[]): Kept => ({
  game,
  slug: 'twenty-eight',
  seats: 3,
  seat: 0,
  own,
  ended,
  engine: '',
  done: true,
  decisions,
});

test('one’s own games in their order, with what a decision cost on average', () => {
  const all = [
    kept('b', 2, true, decided('costly', -120), decided('best', 30)),
    kept('other', 3, false, decided('costly', -500)),
    kept('a', 1, true, decided('good', -30)),
    kept('empty', 4, true),
  ];
  expect(qualityOverTime(all)).toEqual([
    { id: 'a', game: 'twenty-eight', ended: 1, decisions: 1, bad: 0, cost: 3 },
    { id: 'b', game: 'twenty-eight', ended: 2, decisions: 2, bad: 1, cost: 6 },
  ]);
});

test('mistakes of one kind belong together, and what cost most comes first', () => {
  const found = typicalMistakes([
    kept(
      'a',
      1,
      true,
      decided('doubtful', -80, '25'),
      decided('costly', -120, '27'),
      decided('good', -40, '20'),
    ),
    kept('b', 2, true, decided('costly', -110, '7', 'take', 'eight'), decided('open', -90, '9')),
  ]);
  const common = { game: 'twenty-eight', kind: 'take.decline' };
  expect(found).toEqual([
    { ...common, reason: 'over', range: '25–27', times: 2, cost: 10 },
    { ...common, reason: 'eight', range: '7', times: 1, cost: 11 },
  ]);
});

test('the line is the mean of five', () => {
  expect(smoothed([5, 1, 3, 3, 3, 0])).toEqual([5, 3, 3, 3, 3, 2]);
});
