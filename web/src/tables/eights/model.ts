export type { EightsView } from '../../lib/net/protocol';
