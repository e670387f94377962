import type { TableContext } from '../contract';

/** A card as it is read out, with what it is needed for. */
export function cardName(
  ctx: TableContext,
  face: string,
  place = 0,
  where: 'row' | 'letter' | 'give' | '' = '',
): string {
  const name = ctx.t('table.eights.card.spoken', {
    suit: face.charAt(0),
    letter: face.charAt(1).toUpperCase(),
  });
  if (where === 'give') return ctx.t('table.eights.card.give', { card: name, suit: face.charAt(0) });
  if (place === 0) return name;
  return ctx.t(where === 'row' ? 'table.eights.card.row' : 'table.eights.card.letter', { card: name, place });
}
