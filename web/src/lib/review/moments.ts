import type { Mark, Reasoning, Valued } from '../net/wire';
import type { Args } from '../i18n/message';
import { lineOf, type Line } from '../../tables/line';
import { phrase } from '../../tables/narrate';
import type { Voice } from '../../tables/voice';

export const GRADES = ['best', 'good', 'doubtful', 'costly', 'open'] as const satisfies readonly Mark[];
const MOST = 3;

export const isMistake = ({ grade }: Pick<Valued, 'grade'>): boolean =>
  grade === 'doubtful' || grade === 'costly';

/** One to three decisions that cost most, in the order of the game; none if none clearly cost anything. */
export function keyMoments(decisions: readonly Valued[]): Valued[] {
  return decisions
    .filter(isMistake)
    .sort((a, b) => a.gain - b.gain)
    .slice(0, MOST)
    .sort((a, b) => a.number - b.number);
}

export function counts(decisions: readonly Valued[]): Record<Mark | 'all', number> {
  const found = { best: 0, good: 0, doubtful: 0, costly: 0, open: 0, all: decisions.length };
  for (const { grade } of decisions) found[grade]++;
  return found;
}

type Put = (faces: readonly string[], words: string) => string;
/** The details that are cards. */
const CARDS = ['laid', 'got'];

function detailsOf({ details }: Reasoning, voice: Voice, put: Put): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(details)) {
    const faces = value.split(' ').filter(Boolean);
    if (CARDS.includes(name)) args[name] = put(faces, phrase(voice, faces));
    else args[name] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return args;
}

/** What was done, or would have been, as a part of a sentence. */
export const move = (reasoning: Reasoning, how: 'did' | 'would', voice: Voice, put: Put): string =>
  voice.t(`advice.${voice.game.slug}.${reasoning.kind}.${how}`, detailsOf(reasoning, voice, put));

/** Tenths of win points as a whole number of points, with its sign. */
export function points(tenths: number, t: Voice['t']): string {
  const whole = Math.round(Math.abs(tenths) / 10);
  return tenths < 0 && whole > 0
    ? t('web.quality.loss', { points: whole })
    : t('web.quality.gain', { points: whole });
}

/** A key moment in plain words. */
export function momentLine(one: Valued, voice: Voice): Line {
  return lineOf(-1, (put) =>
    voice.t('web.quality.moment', {
      round: one.round,
      did: move(one.why, 'did', voice, put),
      loss: points(one.gain, voice.t),
      would: move(one.otherWhy, 'would', voice, put),
      wins: one.otherWins,
    }),
  );
}

/** What was played, and what it won. */
export const playedLine = (one: Valued, voice: Voice): Line =>
  lineOf(-1, (put) => voice.t('web.quality.here', { did: move(one.why, 'did', voice, put), wins: one.wins }));

/** The strongest of the other moves, and what it won. */
export const otherLine = (one: Pick<Valued, 'otherWhy' | 'otherWins'>, voice: Voice): Line =>
  lineOf(-1, (put) =>
    voice.t('web.quality.would', { would: move(one.otherWhy, 'would', voice, put), wins: one.otherWins }),
  );

/** What could be known for or against a move, a sentence each. */
export const reasonLines = (reasoning: Reasoning, voice: Voice): Line[] =>
  reasoning.reasons.map((reason) =>
    lineOf(-1, (put) => voice.t(`advice.${voice.game.slug}.${reason}`, detailsOf(reasoning, voice, put))),
  );

/** What somebody held that others could not see. */
export const heldLine = (name: string, faces: readonly string[], voice: Voice): Line =>
  lineOf(-1, (put) => voice.t('web.quality.held', { name, cards: put(faces, phrase(voice, faces)) }));
