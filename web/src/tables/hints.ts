import type { TableContext } from './contract';

/** What the server works out from the player's own view, at the helper level that was asked for. */
export interface Hints {
  /** 8-28: how likely 8 stays possible, and how likely the open cards go over 28, with the next card. */
  eight?: number;
  over?: number;
  /** Eights: the best spelling of each word, in notation. */
  best?: Record<string, string>;
  /** The cards that this seat has not seen, by face. */
  unseen?: Record<string, number>;
}

export function hintsOf(ctx: TableContext): Hints {
  return ctx.helper === 'calm' ? {} : ((ctx as TableContext & { hints?: Hints }).hints ?? {});
}
