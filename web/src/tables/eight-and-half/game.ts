import type { Game } from '../contract';
import Face from './Face.svelte';

/** A ghost is drawn. */
const PRINTS: Record<string, string> = { h: '½', g: '' };
const COLOURS: Record<string, string> = { '0': '#1F6B3A', '5': '#A8480C', '9': '#B9283F', h: '#6A3A9C' };

export const game: Game<'eight-and-half'> = {
  slug: 'eight-and-half',
  deck: {
    Face,
    back: ['#6A3A9C', '#9A74C4'],
    printed: (cards) => cards.replaceAll('h', '½'),
    chip: (face) => ({ print: PRINTS[face] ?? face, colour: COLOURS[face] ?? '#8A6500' }),
  },
  tile: { colour: '#6a3a9c', fan: ['7', 'h', 'g'], minutes: 15, seats: 4 },
  examples: { 3: ['3', '6', '6', '8'], 4: ['g', '0', 'h'], 5: ['6', 'h', '7'] },
  deals: () => import('./deal'),
  puzzles: () => import('../../../../eight-and-half/src/main/resources/puzzles/eight-and-half.json?url'),
  load: () => import('.'),
};
