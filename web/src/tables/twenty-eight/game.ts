import type { Game } from '../contract';
import Face from './Face.svelte';

export const game: Game<'twenty-eight'> = {
  slug: 'twenty-eight',
  deck: { Face, back: ['#2450C4', '#5C80E6'] },
  tile: { colour: '#2450c4', fan: ['8', '1/11', '10'], minutes: 20, seats: 4 },
  examples: { 2: ['?', '4', '10'], 4: ['1/11', '7', '10'] },
  deals: () => import('./deal'),
  load: () => import('.'),
};
