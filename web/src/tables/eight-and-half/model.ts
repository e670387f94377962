import type { HalfViewSeatView as HalfPlayer } from '../../lib/net/protocol';

export type { HalfView, HalfViewSeatView as HalfPlayer } from '../../lib/net/protocol';

/** A place where no card lies. */
export const GONE = '-';

/** Where the cards to be played lie now. */
export function source(player: HalfPlayer): 'hand' | 'open' | 'blind' {
  if (player.hand.length > 0 || player.bank > 0) return 'hand';
  return player.open.some((card) => card !== GONE) ? 'open' : 'blind';
}

export function cardsLeft(player: HalfPlayer): number {
  const lying = [...player.open, ...player.blind].filter((card) => card !== GONE).length;
  return player.hand.length + player.bank + lying;
}
