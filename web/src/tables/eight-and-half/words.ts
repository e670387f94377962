import type { Voice } from '../voice';

/** The name of a single card: 7, ½, ghost. */
export function cardName(voice: Voice, face: string): string {
  if (face === '?') return voice.t('card.hidden');
  if (face === 'g') return voice.t('table.half.ghost');
  return face === 'h' ? '½' : face;
}
