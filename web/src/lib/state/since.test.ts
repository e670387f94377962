import { expect, test } from 'vitest';
import { Since } from './since.svelte';

test('each player at a device hears what happened since their own turn, at most the last six lines', () => {
  const since = new Since();
  since.tell(['a', 'b']);
  expect(since.of(0)).toEqual(['a', 'b']);
  since.seen(0);
  since.tell(['c']);
  expect(since.of(0)).toEqual(['c']);
  expect(since.of(1)).toEqual(['a', 'b', 'c']);
  since.tell('defghijk'.split(''));
  expect(since.of(1)).toEqual('fghijk'.split(''));
});
