import type { Game } from '../contract';
import Face from './Face.svelte';
import { GEMS, pictures } from './gems';

export const game: Game<'twenty-eight'> = {
  slug: 'twenty-eight',
  deck: {
    Face,
    back: ['#2450C4', '#5C80E6'],
    chip(face) {
      if (face === 'blue' || face === 'red') return { print: '', colour: '', token: GEMS[face] };
      return face === '1/11' ? { print: '1·11', colour: '#B9283F' } : { print: face, colour: '#2450C4' };
    },
  },
  pictures,
  tile: { colour: '#2450c4', fan: ['8', '1/11', '10'], minutes: 20, seats: 4 },
  examples: { 2: ['?', '4', '10'], 4: ['1/11', '7', '10'] },
  deals: () => import('./deal'),
  puzzles: () => import('../../../../twenty-eight/src/main/resources/puzzles/twenty-eight.json?url'),
  load: () => import('.'),
};
