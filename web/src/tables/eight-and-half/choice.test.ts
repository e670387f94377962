import { expect, test, vi } from 'vitest';
import type { HalfAid, HalfEffects } from '../../lib/net/protocol';
import { Choice } from './choice.svelte';
import type { Context } from './types';

const view = { value: 6, lawbreaker: -1, pile: ['3'], players: [] };

const effects: HalfEffects = {
  plays: [
    { move: '7', value: 14, policeman: -1, catches: -1 },
    { move: 'h', value: 7, policeman: 4, catches: -1 },
  ],
};

/** A table that says keys and arguments instead of sentences. */
function context(aid: HalfAid | null, legal = ['7', 'h']): Context {
  const t = (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`;
  return {
    at: 1,
    seat: 0,
    people: [],
    legal,
    pending: null,
    view,
    aid,
    effects,
    t,
    dismissRefusal: vi.fn(),
  } as unknown as Context;
}

function outcome(aid: HalfAid | null, face: string): string {
  const ctx = context(aid);
  const choice = new Choice(() => ctx);
  choice.tap(face);
  return choice.outcome;
}

const aid: HalfAid = {
  plays: [
    { move: '7', value: 14, catches: -1, risk: 0 },
    { move: 'h', value: 7, catches: -1, risk: 21 },
  ],
  danger: 0,
  unseen: {},
};

test('a half says who would catch, and how likely that is if the server was asked', () => {
  expect(outcome(aid, 'h')).toContain('"police":4');
  expect(outcome(aid, 'h')).toContain('table.half.risk {"risk":0.21}');
  expect(outcome(null, 'h')).not.toContain('table.half.risk');
});

test('a whole number is not said to be in danger', () => {
  expect(outcome(aid, '7')).not.toContain('table.half.risk');
});

test('a card of the hand does not fit in a turn, but a swap asks nothing of the hand', () => {
  const named = (legal: string[]): string => new Choice(() => context(null, legal)).name('3');
  expect(named(['7', 'h'])).toContain('table.half.card.no');
  expect(named(['swap 1 2.3', 'keep'])).toBe('3');
});

test('what is suggested is picked, and not played', () => {
  const made = (move: string): string | null => {
    const choice = new Choice(() => context(null, ['7', '7 7', '8 h', 'swap 1 2.3', 'collect']));
    choice.suggest(move);
    return choice.move;
  };
  expect(['7 7', '8 h', 'swap 1 2.3'].map(made)).toEqual(['7 7', '8 h', 'swap 1 2.3']);
  expect(made('collect')).toBeNull();
});

test('a card that fits puts away why another one did not', () => {
  const ctx = context(null);
  new Choice(() => ctx).tap('7');
  expect(ctx.dismissRefusal).toHaveBeenCalledOnce();
});
