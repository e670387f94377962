import type { GameSlug } from '../../tables/contract';
import { keep, recall } from '../net/keep';
import { hints } from './hints.svelte';

const met = (): GameSlug[] => recall<GameSlug[]>('met') ?? [];

/** Whether nobody on this device has played the game yet; to be asked once. */
export function isNew(game: GameSlug): boolean {
  if (met().includes(game) || hints.knows(game)) return false;
  keep('met', [...met(), game]);
  return true;
}
