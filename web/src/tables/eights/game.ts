import type { Game } from '../contract';
import Face from './Face.svelte';

export const game: Game<'eights'> = {
  slug: 'eights',
  deck: { Face, back: ['#C2481B', '#E58A60'] },
  tile: { colour: '#a93c14', fan: ['2f', '8i', '5x'], minutes: 25, seats: 3 },
  examples: { 3: ['2f', '2i', '4v', '3e'] },
  deals: () => import('./deal'),
  load: () => import('.'),
};
