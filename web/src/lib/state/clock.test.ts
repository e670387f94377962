import { expect, test } from 'vitest';
import { sidesLeft } from './clock.svelte';

test('a ring empties by half sides and stays full while a settlement is being read', () => {
  expect(sidesLeft(35_000, 15_000)).toBe(8);
  expect(sidesLeft(15_000, 15_000)).toBe(8);
  expect(sidesLeft(14_000, 15_000)).toBe(7.5);
  expect(sidesLeft(1, 15_000)).toBe(0.5);
  expect(sidesLeft(-5, 15_000)).toBe(0);
});
