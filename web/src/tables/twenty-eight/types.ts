import type { TwentyEightAid, TwentyEightEvent, TwentyEightView } from '../../lib/net/protocol';
import type { GameKit, TableContext, TableProps } from '../contract';

export type Kit = GameKit<TwentyEightView, TwentyEightEvent, TwentyEightAid>;
export type Context = TableContext<TwentyEightView, TwentyEightEvent, TwentyEightAid>;
export type Props = TableProps<TwentyEightView, TwentyEightEvent, TwentyEightAid>;
