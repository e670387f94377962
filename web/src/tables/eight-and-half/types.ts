import type { HalfAid, HalfEvent, HalfView } from '../../lib/net/protocol';
import type { GameKit, TableContext, TableProps } from '../contract';

export type Kit = GameKit<HalfView, HalfEvent, HalfAid>;
export type Context = TableContext<HalfView, HalfEvent, HalfAid>;
export type Props = TableProps<HalfView, HalfEvent, HalfAid>;
