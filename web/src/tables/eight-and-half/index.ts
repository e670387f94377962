import { settle, trips } from './show';
import { steps, tips } from './steps';
import Table from './Table.svelte';
import type { Kit } from './types';

export const kit: Kit = {
  Table,
  keys: { '1–9': 'pick', '+ · −': 'count', K: 'keep' },
  steps,
  tips,
  feats: ['president', 'catch', 'caught', 'pile-collected', 'blind-failure', 'eight-and-half-together'],
  sounds: { dealt: 'card', played: 'card', collected: 'thud', caught: 'thud' },
  progress: ({ round, rounds }, t) => t('play.round.of', { round, rounds }),
  urgent: (event, seat) =>
    (event.type === 'caught' && event.lawbreaker === seat) ||
    (event.type === 'swapped' && event.seat === seat),
  open: (view, own) => ({
    ...view,
    players: view.players.map((player, seat) => own[seat]?.players[seat] ?? player),
  }),
  hidden: ({ players }, seat) => players[seat]?.hand ?? [],
  points: ({ players }, seat) => players[seat]?.points ?? 0,
  settles: ['went-out', 'scored'],
  moment(event, seat) {
    const at = 'pile';
    if (event.type === 'caught') {
      const title = 'table.half.caught.title';
      const tone = event.lawbreaker === seat ? 'red' : 'gold';
      return { tone, at, sound: 'thud', title, text: 'table.half.caught' };
    }
    if (event.type === 'swapped') return { tone: 'cool', at, sound: 'card' };
    if (event.type === 'turned-up' && !event.played) {
      const title = 'table.half.blind.title';
      return { tone: 'cool', at, sound: 'sigh', title, text: 'table.half.blind', faces: event.card };
    }
    if (event.type !== 'played' || !event.cards.includes('g')) return null;
    const title = 'table.half.ghost.title';
    return { tone: 'cool', at, sound: 'ghost', title, text: 'table.half.ghost.text', brief: true };
  },
  blow: (event) => (event.type === 'caught' ? { seat: event.lawbreaker, cards: event.cards.length } : null),
  quiet: (event) => event.type === 'drew',
  settle,
  trips,
};
