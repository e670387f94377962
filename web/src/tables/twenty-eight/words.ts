import type { TwentyEightView } from '../../lib/net/protocol';
import type { TableContext } from '../contract';

/** What there is to say about a player right now; empty for most of the time. */
export function stateOf(ctx: TableContext, view: TwentyEightView, seat: number): string {
  const player = view.players[seat];
  if (!player) return '';
  if (player.out) return ctx.t('play.label.out');
  if (player.half !== 'none') return ctx.t('table.28.plays-for', { half: player.half === 'eight' ? 8 : 28 });
  if (view.choosing) return '';
  if (ctx.people[seat]?.kind === 'minded') return ctx.t('table.minded');
  if (view.giver === seat) return ctx.t('table.28.gives');
  if (player.passed) return ctx.t('play.label.passed');
  return player.answers.endsWith('d') && view.toAct !== seat ? ctx.t('table.28.declined') : '';
}

/** Cards as they are read out. */
export function spoken(ctx: TableContext, faces: readonly string[]): string {
  return faces.map((face) => (face === '?' ? ctx.t('card.hidden') : face)).join(', ');
}
