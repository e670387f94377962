/** The legal moves of Eight & Half, sorted by what they are. */
export interface HalfMoves {
  /** How many of a face may be played together: 1, or 1 and 2, and so on. */
  plays: Map<string, number[]>;
  /** An 8 and a half together. */
  pair: boolean;
  blinds: number[];
  collect: boolean;
  keep: boolean;
  swaps: Swap[];
}

export interface Swap {
  place: number;
  seat: number;
  theirs: number;
}

/** What is picked: so many cards of a face, or the pair. */
export type Pick = { face: string; count: number } | { pair: true };

export const PAIR = '8 h';

export function readMoves(legal: readonly string[]): HalfMoves {
  const moves: HalfMoves = {
    plays: new Map(),
    pair: false,
    blinds: [],
    collect: false,
    keep: false,
    swaps: [],
  };
  for (const move of legal) {
    const swap = /^swap (\d) (\d)\.(\d)$/.exec(move);
    const blind = /^blind (\d)$/.exec(move);
    if (swap) moves.swaps.push({ place: Number(swap[1]), seat: Number(swap[2]), theirs: Number(swap[3]) });
    else if (blind) moves.blinds.push(Number(blind[1]));
    else if (move === 'collect') moves.collect = true;
    else if (move === 'keep') moves.keep = true;
    else if (move === PAIR) moves.pair = true;
    else {
      const cards = move.split(' ');
      const face = cards[0] ?? '';
      moves.plays.set(
        face,
        [...(moves.plays.get(face) ?? []), cards.length].sort((a, b) => a - b),
      );
    }
  }
  return moves;
}

/** A pick as notation writes it. */
export function written(pick: Pick): string {
  return 'pair' in pick ? PAIR : Array.from({ length: pick.count }, () => pick.face).join(' ');
}

/** Whether any legal play uses this face. */
export function playable(moves: HalfMoves, face: string): boolean {
  return moves.plays.has(face) || (moves.pair && (face === '8' || face === 'h'));
}

/**
 * What a tap on a card makes of the pick. The first tap takes all equals that may go together; an
 * 8 and a half join; a tap on what is picked already lets go of it.
 */
export function tapped(moves: HalfMoves, pick: Pick | null, face: string): Pick | null {
  const joins = moves.pair && pick !== null && 'face' in pick && pick.face !== face;
  if (joins && [pick.face, face].sort().join(' ') === PAIR) return { pair: true };
  if (pick && 'pair' in pick && (face === '8' || face === 'h')) {
    const other = face === '8' ? 'h' : '8';
    return moves.plays.has(other) ? { face: other, count: 1 } : null;
  }
  if (pick && 'face' in pick && pick.face === face) return null;
  const counts = moves.plays.get(face);
  if (counts) return { face, count: counts[counts.length - 1] ?? 1 };
  return moves.pair && (face === '8' || face === 'h') ? { pair: true } : null;
}

/** One card more or less of what is picked, as far as that is legal. */
export function stepped(moves: HalfMoves, pick: Pick, by: 1 | -1): Pick {
  if ('pair' in pick) return pick;
  const counts = moves.plays.get(pick.face) ?? [];
  const next =
    by > 0 ? counts.find((count) => count > pick.count) : counts.findLast((count) => count < pick.count);
  return { face: pick.face, count: next ?? pick.count };
}
