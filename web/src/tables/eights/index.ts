import { settle, trips } from './show';
import { steps, tips } from './steps';
import Table from './Table.svelte';
import type { Kit } from './types';

export const kit: Kit = {
  Table,
  keys: { '1–9': 'pick', A: 'cycle', P: 'pass' },
  steps,
  tips,
  feats: [
    'spelled-eight',
    'spelled-seven',
    'spelled-six',
    'spelled-five',
    'spelled-four',
    'spelled-three',
    'spelled-two',
    'spelled-one',
    'exchange',
  ],
  sounds: { dealt: 'card', spelled: 'card' },
  progress: ({ round, target }, t) => t('play.hand', { round, target }),
  open: (view, own) => ({
    ...view,
    seats: view.seats.map((seat, i) => ({ ...seat, known: own[i]?.hand ?? seat.known })),
  }),
  hidden: ({ hand }) => hand,
  points: ({ seats }, seat) => seats[seat]?.points ?? 0,
  settles: ['hand-scored', 'safety-stop'],
  moment(event) {
    if (event.type !== 'spelled') return null;
    const { cards: faces, borrowed } = event;
    return { tone: 'cool', at: 'row-8', sound: 'letters', text: 'table.eights.spelled', faces, borrowed };
  },
  quiet: (event) => event.type === 'drew',
  settle,
  trips,
};
