import { identity } from '../state/identity.svelte';
import { local } from '../offline/local';
import { merged, PAGE } from '../offline/merge';
import type { Own } from '../offline/words';
import { keep, recall } from './keep';
import { Refused } from './refused';
import type {
  Catalogue,
  DailyDay,
  DailyDeals,
  DailyTry,
  FinishedGame,
  GameSlug,
  GameSummary,
  Open,
  PlayDaily,
  Problem,
  Quality,
  Review,
  TableInfo,
  Upload,
} from './wire';

export { Refused };

/** A guest of this server; the token is theirs alone. */
export interface Me {
  id: string;
  name: string;
  token: string;
}

const OFFLINE: Problem = {
  code: 'offline',
  message: 'The server cannot be reached.',
  clause: '',
  details: {},
};
const SIGNED_OUT: Problem = { ...OFFLINE, code: 'signed-out', message: 'This device has been signed out.' };
const PATIENCE = 15_000;
/** So many games are added up at the most. */
const MOST = 5_000;

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch('/api' + path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new Refused(0, OFFLINE);
  }
  if (response.ok) return (response.status === 204 ? null : await response.json()) as T;
  const failure = (await response.json().catch(() => null)) as { error?: Problem } | null;
  throw new Refused(response.status, failure?.error ?? { ...OFFLINE, code: 'status-' + response.status });
}

/** With a guest's cookie: a lost one is renewed from the token, and strangers become guests. */
async function asGuest<T>(method: string, path: string, body?: unknown, enter = identify): Promise<T> {
  if (!recall<Me>('me')) await enter();
  try {
    return await send<T>(method, path, body);
  } catch (e) {
    if (!(e instanceof Refused) || e.status !== 401) throw e;
    await enter();
    return await send<T>(method, path, body);
  }
}

/** With the cookie of a guest, if somebody is one here. */
const asAnybody = <T>(path: string): Promise<T> =>
  recall<Me>('me') ? asGuest<T>('GET', path) : send<T>('GET', path);

/** One tab at a time, so that a new guest arrives once and no tab uses a token that another one has just ended. */
async function exclusively<T>(deed: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? await locks.request('eightfold.me', deed) : await deed();
}

const identify = (): Promise<Me> => exclusively(arrive);

/** As the guest of the token that is kept here, else as a new one. A token that was ended is not replaced unasked. */
async function arrive(): Promise<Me> {
  const known = recall<Me>('me');
  if (!known) return await newGuest('');
  try {
    await send('POST', '/session', { token: known.token });
    return known;
  } catch (e) {
    if (!(e instanceof Refused) || e.status !== 401) throw e;
    identity.ended = true;
    throw new Refused(401, SIGNED_OUT);
  }
}

async function newGuest(name: string): Promise<Me> {
  return become(await send<Me>('POST', '/guests', { name }));
}

function become(me: Me): Me {
  keep('me', me);
  identity.ended = false;
  return me;
}

export const api = {
  me: async (): Promise<Me> => recall<Me>('me') ?? (await identify()),
  rename: async (name: string): Promise<void> => {
    const { name: taken } = await asGuest<{ name: string }>('PUT', '/me', { name });
    const me = recall<Me>('me');
    if (me) keep('me', { ...me, name: taken });
    keep('local.name', null);
  },
  /** Becomes the guest of an exported token. */
  enter: async (token: string): Promise<void> => {
    const { id, name } = await send<{ id: string; name: string }>('POST', '/session', { token });
    become({ id, name, token });
  },
  /** Ends the token on all devices; this one gets another. */
  signOutEverywhere: (): Promise<Me> =>
    exclusively(async () => become(await asGuest<Me>('POST', '/me/token', {}, arrive))),
  /** Somebody new, where the token has been ended. */
  beginAnew: (): Promise<Me> => exclusively(() => newGuest(recall<Me>('me')?.name ?? '')),
  /** All that the server keeps of this guest. */
  everything: () => asGuest<unknown>('GET', '/me/everything'),
  deleteMe: () => asGuest<null>('DELETE', '/me'),
  /** Refused if nobody here is a guest any more. */
  known: () => asGuest<{ id: string; name: string }>('GET', '/me'),
  /** The engine has the same, and is nearer. */
  catalogue: once(() =>
    anywhere(
      () => local.request('catalogue', {}),
      () => send<Catalogue>('GET', '/catalogue'),
    ),
  ),
  open: (wish: Open) => asGuest<TableInfo>('POST', '/tables', wish),
  learn: (game: GameSlug) => asGuest<TableInfo>('POST', '/lessons', { game }),
  table: (idOrCode: string): Promise<TableInfo> =>
    local.has(idOrCode)
      ? local.request('table', { table: idOrCode })
      : asGuest<TableInfo>('GET', '/tables/' + idOrCode),
  /** Listed tables that wait for players. */
  lobby: async () => (await send<{ tables: TableInfo[] }>('GET', '/tables')).tables,
  myTables: (): Promise<TableInfo[]> => {
    const there = async () => (await asGuest<{ tables: TableInfo[] }>('GET', '/me/tables')).tables;
    const here = async () => (await local.tables()).filter((table) => table.phase !== 'over');
    return both(here, there);
  },
  myGames: async (before?: number): Promise<(GameSummary & Own)[]> => {
    const page = '/me/games' + (before === undefined ? '' : `?before=${before}`);
    const there = async () => (await asGuest<{ games: GameSummary[] }>('GET', page)).games;
    const here = await ofThisDevice(() => local.request('games', {}));
    if (!here?.length) return await there();
    return merged(here, recall<Me>('me') ? await there().catch(() => []) : [], before);
  },
  /** All of them, those of this device and those of the server, each once. */
  allGames: async (): Promise<GameSummary[]> => {
    const all: GameSummary[] = [];
    for (let before: number | undefined; all.length < MOST;) {
      const page = recall<Me>('me') || local.isUsed ? await api.myGames(before) : [];
      all.push(...page);
      before = page.at(-1)?.ended;
      if (page.length < PAGE) break;
    }
    return all;
  },
  game: async (id: string): Promise<FinishedGame & Own> =>
    (await ofThisDevice(() => local.request('game', { game: id }))) ??
    (await asAnybody<FinishedGame>('/games/' + id)),
  /** The deals of the last days and of those to come. */
  daily: () => send<DailyDeals>('GET', '/daily'),
  /** How a day was played, as far as this guest may know it. */
  dailyDay: (day: string) => asAnybody<DailyDay>('/daily/' + day),
  /** This guest's tries, the newest first. */
  myTries: async (): Promise<DailyTry[]> =>
    recall<Me>('me') ? (await asGuest<{ tries: DailyTry[] }>('GET', '/me/daily')).tries : [],
  playDaily: (wish: PlayDaily) => asGuest<TableInfo>('POST', '/daily', wish),
  /** Brings a game that was played on this device; the same once more is no harm. */
  upload: (id: string, game: Upload) => asGuest<FinishedGame>('PUT', '/games/' + id, game),
  /** All positions of a finished game. The engine of this device makes them if it is there. */
  review: (id: string): Promise<Review> =>
    anywhere(
      async () => await local.request('review', { transcript: await api.transcript(id), game: 1 }),
      () => send<Review>('GET', `/games/${id}/review`),
    ),
  /** How good the decisions of a seat were, as far as the server has time for that. */
  quality: (id: string, seat: number): Promise<Quality> =>
    asAnybody<Quality>(`/games/${id}/quality?seat=${seat}`),
  /** The same for the last round of a game that goes on. */
  remark: (table: string, seat: number): Promise<Quality> =>
    asGuest<Quality>('GET', `/tables/${table}/remark?seat=${seat}`),
  transcript: async (id: string): Promise<string> => {
    const here = await ofThisDevice(() => local.request('transcript', { game: id }));
    if (here !== null) return here;
    const response = await fetch(`/api/games/${id}/transcript`, { credentials: 'same-origin' }).catch(() => {
      throw new Refused(0, OFFLINE);
    });
    if (!response.ok) throw new Refused(response.status, { ...OFFLINE, code: 'no-such-game' });
    return await response.text();
  },
};

/** On this device if the engine is there, else on the server; if that is out of reach, the engine is waited for. */
export async function anywhere<T>(here: () => Promise<T>, there: () => Promise<T>): Promise<T> {
  if (local.isReady) return await here();
  try {
    return await there();
  } catch (e) {
    if (!(e instanceof Refused) || e.status !== 0 || !(await local.whenReady())) throw e;
    return await here();
  }
}

/** What this device has, if it has any. */
const ofThisDevice = <T>(ask: () => Promise<T>): Promise<T | null> =>
  local.isUsed ? ask().catch(() => null) : Promise.resolve(null);

/** What was played here, and then what the server knows; the server may be missing if there is something here. */
async function both<T>(here: () => Promise<T[]>, there: () => Promise<T[]>): Promise<T[]> {
  const own = await ofThisDevice(here);
  if (!own?.length) return await there();
  return recall<Me>('me') ? [...own, ...(await there().catch(() => []))] : own;
}

/** Asks once; asks again only if that failed. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= ask().catch((e: unknown) => {
      answer = null;
      throw e;
    });
    return answer;
  };
}
