import { settle } from './settlement';
import { trips } from './show';
import { steps, tips } from './steps';
import Table from './Table.svelte';
import type { Kit } from './types';

export const kit: Kit = {
  Table,
  keys: { T: 'take', N: 'decline', '8 · 2': 'half' },
  steps,
  tips,
  feats: ['direct-hit', 'player-out', 'empty-pile', 'chose-8', 'chose-28'],
  sounds: { dealt: 'card', taken: 'card', turn: 'chime' },
  progress({ round, lastRound }, t) {
    return t('play.round', { round }) + (lastRound ? ` · ${t('play.round.last')}` : '');
  },
  open: (view, own) => ({
    ...view,
    players: view.players.map((player, seat) => own[seat]?.players[seat] ?? player),
  }),
  hidden: ({ players }, seat) => players[seat]?.secret ?? [],
  points: ({ players }, seat) => players[seat]?.gems.value ?? 0,
  settles: ['revealed', 'settled'],
  moment(event, _seat, before) {
    if (event.type === 'turn' && event.gem === 'red' && !before?.lastRound) {
      return { tone: 'red', at: 'deck', sound: 'alarm', title: 'table.28.last', text: 'table.28.last.text' };
    }
    return event.type === 'went-out' ? { tone: 'cool', at: 'deck', sound: 'sigh' } : null;
  },
  settle,
  trips,
};
