import type { GameSlug } from '../tables/contract';
import type { Aid } from '../lib/net/protocol';

/** What the server might have worked out, for pictures. */
export function aidFor(game: GameSlug, expert: boolean): Aid {
  switch (game) {
    case 'twenty-eight':
      return {
        totals: [7, 17],
        next: [{ cards: 39, eight: 12, over: 3, hit: 2 }],
        unseen: expert ? { '1': 9, '2': 1, '3': 2, '8': 3, '10': 0, '1/11': 4 } : {},
      };
    case 'eight-and-half':
      return {
        plays: [],
        danger: 0,
        unseen: expert ? { '0': 3, '1': 2, '5': 4, '9': 0, h: 6, g: 5 } : {},
      };
    case 'eights':
      return {
        words: [],
        letters: expert ? { e: 9, f: 3, g: 1, h: 2, i: 4, x: 0 } : {},
        suits: expert ? { '1': 4, '2': 3, '3': 5, '4': 2, '5': 4, '6': 6, '7': 1, '8': 5 } : {},
      };
  }
}
