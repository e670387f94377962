import type { HalfView } from '../../lib/net/protocol';

/** What a play would do. */
export interface Effect {
  /** What the pile is worth then, in halves. */
  value: number;
  /** The number that could catch whoever plays this; undefined if none could. */
  police: number | undefined;
  /** The seat that takes the pile for it, or -1. */
  catches: number;
}

/** What cards from this seat would do, as the notation writes them. */
export function effectOf({ value, lawbreaker }: HalfView, seat: number, move: string): Effect {
  const cards = move.split(' ');
  const after = valueAfter(value, cards);
  const caught = lawbreaker !== seat && cards.every((card) => card === `${policeman(value)}`);
  return { value: after, police: policeman(after), catches: caught ? lawbreaker : -1 };
}

/** The number that catches whoever left this value, in halves; undefined if none does. */
export function policeman(value: number): number | undefined {
  const number = (value + 1) / 2;
  return value % 2 === 1 && number <= 9 ? number : undefined;
}

function valueAfter(value: number, cards: string[]): number {
  const [face, last] = [cards[0], cards[cards.length - 1]];
  if (face !== last) return 17;
  if (face === 'g') return value;
  return face === 'h' ? value + cards.length : 2 * Number(face);
}
