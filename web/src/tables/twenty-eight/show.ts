import type { TwentyEightEvent } from '../../lib/net/protocol';
import type { Trip } from '../show';
import { GEMS } from './gems';

export function trips(event: TwentyEightEvent, seat: number): Trip[] {
  const zone = (actor: number) => (actor === seat ? 'own' : `seat-${actor}`);
  if (event.type === 'taken') {
    return [{ what: { face: event.card[0] ?? '?' }, from: 'deck', to: zone(event.actor) }];
  }
  if (event.type === 'turn' && event.gem !== 'none') {
    return [{ what: { token: GEMS[event.gem] }, from: zone(event.actor), to: 'gems' }];
  }
  if (event.type === 'dealt') {
    return event.secrets.map((face, to) => ({ what: { face }, from: 'deck', to: zone(to) }));
  }
  return [];
}
