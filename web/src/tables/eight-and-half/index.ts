import { settle, trips } from './show';
import { steps, tips } from './steps';
import Table from './Table.svelte';
import type { Kit } from './types';

export const kit: Kit = {
  Table,
  keys: { '1–9': 'pick', '+ · −': 'count', K: 'keep' },
  steps,
  tips,
  sounds: { dealt: 'card', played: 'card', collected: 'thud', caught: 'thud' },
  progress: ({ round, rounds }, t) => t('play.round.of', { round, rounds }),
  urgent: (event, seat) => event.type === 'caught' && event.lawbreaker === seat,
  moment(event) {
    if (event.type === 'caught' || event.type === 'went-out') return { tone: 'gold' };
    return event.type === 'turned-up' && !event.played ? { tone: 'cool', faces: event.card } : null;
  },
  quiet: (event) => event.type === 'drew',
  settle,
  trips,
};
