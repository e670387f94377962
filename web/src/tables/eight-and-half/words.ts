import { join, type Voice } from '../voice';

/** A number of halves as people read it: 6½. */
export function valueText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}

/** Cards that are played together: two 7s. */
export function phrase(voice: Voice, cards: readonly string[]): string {
  const first = cards[0] ?? '?';
  if (first !== cards[cards.length - 1]) return voice.t('card.eight-and-half.pair');
  const args = { count: cards.length, n: first };
  if (first === '?') return voice.t('card.hidden');
  if (first === '0') return voice.t('card.eight-and-half.zero', args);
  if (first === 'h') return voice.t('card.eight-and-half.half', args);
  if (first === 'g') return voice.t('card.eight-and-half.ghost', args);
  return voice.t('card.eight-and-half.number', args);
}

/** Any cards, equal ones together. */
export function phrases(voice: Voice, cards: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const card of cards) groups.set(card, [...(groups.get(card) ?? []), card]);
  return join(
    voice,
    [...groups.values()].map((group) => phrase(voice, group)),
  );
}

/** The name of a single card: 7, ½, ghost. */
export function cardName(voice: Voice, face: string): string {
  if (face === '?') return voice.t('card.hidden');
  if (face === 'g') return voice.t('card.eight-and-half.ghost-name');
  return face === 'h' ? '½' : face;
}
