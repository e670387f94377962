import type { EightsAid, EightsEffects, EightsEvent, EightsView } from '../../lib/net/protocol';
import type { GameKit, TableContext, TableProps } from '../contract';

export type Kit = GameKit<EightsView, EightsEvent, EightsAid, EightsEffects>;
export type Context = TableContext<EightsView, EightsEvent, EightsAid, EightsEffects>;
export type Props = TableProps<EightsView, EightsEvent, EightsAid, EightsEffects>;
