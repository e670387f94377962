import type { Game } from '../contract';
import Face from './Face.svelte';
import { SUITS } from './suits';

export const game: Game<'eights'> = {
  slug: 'eights',
  deck: {
    Face,
    back: ['#C2481B', '#E58A60'],
    chip: (face) => ({
      print: face.charAt(1).toUpperCase(),
      colour: SUITS[Number(face.charAt(0))] ?? '',
      beside: face.charAt(0),
    }),
  },
  tile: { colour: '#a93c14', fan: ['2f', '8i', '5x'], minutes: 25, seats: 3 },
  examples: { 3: ['2f', '2i', '4v', '3e'] },
  deals: () => import('./deal'),
  prints: async () => (await import('./deal')).DECK,
  puzzles: () => import('../../../../eights/src/main/resources/puzzles/eights.json?url'),
  load: () => import('.'),
};
