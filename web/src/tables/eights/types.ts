import type { EightsAid, EightsEvent, EightsView } from '../../lib/net/protocol';
import type { GameKit, TableContext, TableProps } from '../contract';

export type Kit = GameKit<EightsView, EightsEvent, EightsAid>;
export type Context = TableContext<EightsView, EightsEvent, EightsAid>;
export type Props = TableProps<EightsView, EightsEvent, EightsAid>;
