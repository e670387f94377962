import type { HalfAid, HalfEffects, HalfEvent, HalfView } from '../../lib/net/protocol';
import type { GameKit, TableContext, TableProps } from '../contract';

export type Kit = GameKit<HalfView, HalfEvent, HalfAid, HalfEffects>;
export type Context = TableContext<HalfView, HalfEvent, HalfAid, HalfEffects>;
export type Props = TableProps<HalfView, HalfEvent, HalfAid, HalfEffects>;
