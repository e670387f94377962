import engineFile from '../../../../offline/target/engine/engine.wasm?url';
import { local } from '../offline/local';
import { api } from '../net/rest';
import { isImported } from './imported';
import { ofThisPage, type Adviser, type Seat, type World } from './valuing.svelte';

/** What makes one engine differ from another: its file is named after what is in it. */
const ENGINE = engineFile.slice(engineFile.lastIndexOf('/') + 1);
const SERVER = 'server';
/** The same games are imagined each time, so that a decision has one value. */
const SEED = 28;
let numbers = 0;

/** The engine of this device, in a worker of its own. */
function here(): Adviser {
  const number = `q${++numbers}`;
  return {
    engine: ENGINE,
    begin: async ({ transcript, number: game, seat }) =>
      await local.request('advise', { number, game, seat, seed: SEED, transcript: await transcript() }),
    more: (games) => local.request('value', { number, games }),
    end: () => void local.request('unadvise', { number }),
  };
}

/** The server says all that it has time for at once. */
function there(): Adviser {
  const nothing = { size: 0, fine: 0, done: true, decisions: [] };
  return {
    engine: SERVER,
    begin: async ({ game, seat }) => ({ ...(await api.quality(game, seat)), done: true }),
    more: () => Promise.resolve(nothing),
    end: () => undefined,
  };
}

/** The server is asked only where there is no engine, and knows nothing of files. */
async function adviser({ game }: Seat): Promise<Adviser | null> {
  if (await local.whenReady()) return here();
  return isImported(game) ? null : there();
}

export const world: World = { ...ofThisPage, engine: ENGINE, adviser };
