import type { TwentyEightViewGems } from '../../lib/net/protocol';
import type { Token } from '../show';
import BlueGem from './BlueGem.svelte';
import RedGem from './RedGem.svelte';

export const GEMS = { blue: BlueGem, red: RedGem };

/** A heap of gems, the red ones last. */
export const heap = ({ blue, red }: TwentyEightViewGems): Token[] => [
  ...Array<Token>(blue).fill(BlueGem),
  ...Array<Token>(red).fill(RedGem),
];
