import { keep, recall } from './keep';
import type { Catalogue, FinishedGame, GameSlug, GameSummary, Open, Problem, TableInfo } from './wire';

/** A guest of this server; the token is theirs alone. */
export interface Me {
  id: string;
  name: string;
  token: string;
}

/** Something that the server would not do, or that never reached it (status 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

const OFFLINE: Problem = {
  code: 'offline',
  message: 'The server cannot be reached.',
  clause: '',
  details: {},
};
const PATIENCE = 15_000;

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
async function asGuest<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!recall<Me>('me')) await identify();
  try {
    return await send<T>(method, path, body);
  } catch (e) {
    if (!(e instanceof Refused) || e.status !== 401) throw e;
    await identify();
    return await send<T>(method, path, body);
  }
}

/** One tab at a time, so that a new guest arrives once. */
async function identify(): Promise<Me> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? await locks.request('eightfold.me', arrive) : await arrive();
}

async function arrive(): Promise<Me> {
  const known = recall<Me>('me');
  if (known) {
    try {
      await send('POST', '/session', { token: known.token });
      return known;
    } catch (e) {
      if (!(e instanceof Refused) || e.status !== 401) throw e;
    }
  }
  const me = await send<Me>('POST', '/guests', { name: known?.name ?? '' });
  keep('me', me);
  return me;
}

export const api = {
  me: async (): Promise<Me> => recall<Me>('me') ?? (await identify()),
  rename: async (name: string): Promise<void> => {
    const { name: taken } = await asGuest<{ name: string }>('PUT', '/me', { name });
    const me = recall<Me>('me');
    if (me) keep('me', { ...me, name: taken });
  },
  /** Becomes the guest of an exported token. */
  enter: async (token: string): Promise<void> => {
    const { id, name } = await send<{ id: string; name: string }>('POST', '/session', { token });
    keep('me', { id, name, token });
  },
  catalogue: once(() => send<Catalogue>('GET', '/catalogue')),
  open: (wish: Open) => asGuest<TableInfo>('POST', '/tables', wish),
  learn: (game: GameSlug) => asGuest<TableInfo>('POST', '/lessons', { game }),
  table: (idOrCode: string) => asGuest<TableInfo>('GET', '/tables/' + idOrCode),
  /** Listed tables that wait for players. */
  lobby: async () => (await send<{ tables: TableInfo[] }>('GET', '/tables')).tables,
  myTables: async () => (await asGuest<{ tables: TableInfo[] }>('GET', '/me/tables')).tables,
  myGames: async (before?: number) =>
    (
      await asGuest<{ games: GameSummary[] }>(
        'GET',
        '/me/games' + (before === undefined ? '' : `?before=${before}`),
      )
    ).games,
  game: (id: string) => send<FinishedGame>('GET', '/games/' + id),
  transcript: async (id: string): Promise<string> => {
    const response = await fetch(`/api/games/${id}/transcript`).catch(() => {
      throw new Refused(0, OFFLINE);
    });
    if (!response.ok) throw new Refused(response.status, { ...OFFLINE, code: 'no-such-game' });
    return await response.text();
  },
};

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
