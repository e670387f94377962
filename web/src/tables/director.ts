import type { GameEvent, Happening, View } from '../lib/net/wire';
import type { GameKit } from './contract';

/** One beat of what a message tells. */
export interface Cue {
  kind: 'moment' | 'move' | 'settle';
  /** Which event of the message it is about. */
  event: number;
  /** The table is shown as it is afterwards from this beat on. */
  turns: boolean;
}

type Director<V extends View, E extends GameEvent> = Pick<GameKit<V, E>, 'moment' | 'trips' | 'settles'>;

/**
 * The beats of a message, in the order of its events: a moment is celebrated before anything moves. The table as it was
 * stays on show until the last move, so that what moves before has somewhere to start and to lie. A settlement tells
 * everything from its first event on.
 */
export function cues<V extends View, E extends GameEvent>(
  events: Happening<E>[],
  kit: Director<V, E>,
  seat: number,
  before?: V,
): Cue[] {
  const own = (event: Happening<E>): E | null => (event.type === 'took-back' ? null : (event as E));
  const settled = events.findIndex((event) => kit.settles.includes(own(event)?.type ?? ''));
  const told = settled < 0 ? events : events.slice(0, settled);
  const all = told.flatMap((event, i): Cue[] => {
    const one = own(event);
    const moves: Cue = { kind: 'move', event: i, turns: false };
    return one && kit.moment?.(one, seat, before) ? [{ ...moves, kind: 'moment' }, moves] : [moves];
  });
  if (settled >= 0) return [...all, { kind: 'settle', event: settled, turns: true }];
  const moving = all.findLastIndex(({ kind, event }) => {
    const one = own(events[event] as Happening<E>);
    return kind === 'move' && one !== null && kit.trips(one, seat).length > 0;
  });
  const turning = Math.max(0, moving);
  return all.map((cue, i) => ({ ...cue, turns: i === turning }));
}
