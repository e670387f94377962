import { expect, test } from 'vitest';
import type { Person } from '../../tables/contract';
import type { Translate } from '../i18n/i18n.svelte';
import type { OptionEntry } from '../net/wire';
import { valueName } from './options';

const t: Translate = (key, args) => [key, ...Object.values(args ?? {})].join(' ');
const option = (name: string, range: string): OptionEntry => ({ name, range, clause: 'T5', presets: [] });
const person = (name: string): Person => ({ name, kind: name ? 'person' : 'empty', yours: false });

test('a seat is called by who sits there, a free one by its number from 1', () => {
  const giver = option('firstGiver', 'chance|seat');
  const people = [person('Anna'), person('Bert'), person('')];
  const names = ['chance', '1', '2'].map((value) => valueName(giver, value, people, t));
  expect(names).toEqual(['option.value.chance', 'Bert', 'web.lobby.seat 3']);
});

test('a switch is called by what it does, a number by itself', () => {
  expect(valueName(option('passIsFinal', 'on|off'), 'true', [], t)).toBe('web.option.passIsFinal.true');
  expect(valueName(option('rounds', '1-12'), '6', [], t)).toBe('6');
});
