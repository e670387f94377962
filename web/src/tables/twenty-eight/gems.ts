/** How many gems of each colour. */
export type Gems = { blue: number; red: number };
import type { Token } from '../show';
import BlueGem from './BlueGem.svelte';
import RedGem from './RedGem.svelte';

export const GEMS = { blue: BlueGem, red: RedGem };

/** A heap of gems, the red ones last. */
export const heap = ({ blue, red }: Gems): Token[] => [
  ...Array<Token>(blue).fill(BlueGem),
  ...Array<Token>(red).fill(RedGem),
];
