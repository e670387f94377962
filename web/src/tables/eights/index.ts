import { settle, trips } from './show';
import { steps, tips } from './steps';
import Table from './Table.svelte';
import type { Kit } from './types';

export const kit: Kit = {
  Table,
  keys: { '1–9': 'pick', A: 'cycle', P: 'pass' },
  steps,
  tips,
  sounds: { dealt: 'card', spelled: 'card' },
  progress: ({ round, target }, t) => t('play.hand', { round, target }),
  moment: (event) => (event.type === 'spelled' ? { tone: 'cool', faces: event.cards } : null),
  quiet: (event) => event.type === 'drew',
  settle,
  trips,
};
