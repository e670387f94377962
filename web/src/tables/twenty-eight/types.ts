import type {
  TwentyEightAid,
  TwentyEightEffects,
  TwentyEightEvent,
  TwentyEightView,
} from '../../lib/net/protocol';
import type { GameKit, TableContext, TableProps } from '../contract';

export type Kit = GameKit<TwentyEightView, TwentyEightEvent, TwentyEightAid, TwentyEightEffects>;
export type Context = TableContext<TwentyEightView, TwentyEightEvent, TwentyEightAid, TwentyEightEffects>;
export type Props = TableProps<TwentyEightView, TwentyEightEvent, TwentyEightAid, TwentyEightEffects>;
