/** The view of Eight & Half as the server writes it; values are counted in halves. */
export interface HalfView {
  seat: number;
  toAct: number;
  phase: 'swap' | 'opening' | 'play' | 'over';
  round: number;
  rounds: number;
  ghostKeepsFive: boolean;
  dealer: number;
  swappers: number[];
  value: number;
  five: boolean;
  lawbreaker: number;
  pile: string[];
  players: HalfPlayer[];
}

export interface HalfPlayer {
  hand: string[];
  bank: number;
  /** Three places; "-" where the card is gone. */
  open: string[];
  blind: string[];
  burned: string[];
  points: number;
}

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
