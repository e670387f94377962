import type { HalfViewSeatView } from '../../lib/net/protocol';

/** A place where no card lies. */
export const GONE = '-';

/** Where the cards to be played lie now. */
export function source(player: HalfViewSeatView): 'hand' | 'open' | 'blind' {
  if (player.hand.length > 0 || player.bank > 0) return 'hand';
  return player.open.some((card) => card !== GONE) ? 'open' : 'blind';
}
