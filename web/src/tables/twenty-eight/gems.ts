import type { Translate } from '../../lib/i18n/i18n.svelte';
import type { GameEvent } from '../../lib/net/wire';
import type { Cards } from '../line';
import type { Token } from '../show';
import BlueGem from './BlueGem.svelte';
import RedGem from './RedGem.svelte';

/** How many gems of each colour. */
export type Gems = { blue: number; red: number };

export const GEMS = { blue: BlueGem, red: RedGem };

/** A heap of gems, the red ones last. */
export const heap = ({ blue, red }: Gems): Token[] => [
  ...Array<Token>(blue).fill(BlueGem),
  ...Array<Token>(red).fill(RedGem),
];

/** More than so many are counted in words. */
const DRAWN = 6;

/** The gems of an event as its sentence names them. */
export function pictures(event: GameEvent, t: Translate): Cards[] {
  if (event.type === 'turn' && event.gem !== 'none') {
    return [{ faces: [event.gem], words: t('table.28.gem', { colour: event.gem }) }];
  }
  if (event.type !== 'settled') return [];
  const [blue = 0, red = 0] = event.middle;
  return (['blue', 'red'] as const)
    .map((mix) => ({ faces: Array<string>(mix === 'blue' ? blue : red).fill(mix), mix }))
    .filter(({ faces }) => faces.length > 0 && faces.length <= DRAWN)
    .map(({ faces, mix }) => ({ faces, words: t('table.28.gems', { mix, blue, red }) }));
}
