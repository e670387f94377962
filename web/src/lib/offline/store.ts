import type { Problem } from '../net/wire';

/** What the server said to a game that was brought to it: it has it, or why it does not take it. */
export type Verdict = 'there' | Problem;

/** A finished game of a table that was played here. */
export interface Finished {
  id: string;
  table: string;
  /** Which game of the table, from 1. */
  number: number;
  ended: number;
  /** Its summary as JSON. */
  summary: string;
  /** Absent until the server has said something. */
  verdict?: Verdict;
}

/** What one commit of a table adds. */
export interface Addition {
  table: string;
  lines: string[];
  game?: Finished;
}

interface Row {
  table: string;
  lines: string[];
}

/** The logs of the tables that are played on this device. What is written is kept in the order of the calls. */
export interface Store {
  /** Whether it outlives the page. */
  readonly durable: boolean;
  append(addition: Addition): Promise<void>;
  log(table: string): Promise<string[]>;
  /** The last line of a table's log; empty if there is none. */
  last(table: string): Promise<string>;
  tables(): Promise<string[]>;
  games(): Promise<Finished[]>;
  /** Notes what the server said to a game. */
  judge(game: string, verdict: Verdict): Promise<void>;
}

const NAME = 'eightfold';
const VERSION = 1;

/**
 * In the browser's database; in memory where there is none.
 *
 * @param volatile is called once when nothing can be kept, or no longer: forbidden, or full
 */
export async function openStore(volatile: () => void): Promise<Store> {
  try {
    return new Database(await opened(), volatile);
  } catch {
    volatile();
    return new Memory();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const commits = request.result.createObjectStore('commits', { autoIncrement: true });
      commits.createIndex('table', 'table');
      request.result.createObjectStore('games', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // Another tab deletes everything: it must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

/** Deletes all games and logs of this device. */
export function forgetStore(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}

class Database implements Store {
  /** What could not be written any more: the disk is full. The game goes on all the same. */
  private readonly overflow = new Memory();
  private full = false;

  constructor(
    private readonly database: IDBDatabase,
    private readonly volatile: () => void,
  ) {}

  get durable(): boolean {
    return !this.full;
  }

  async append(addition: Addition): Promise<void> {
    if (this.full) return await this.overflow.append(addition);
    try {
      await this.write(addition);
    } catch {
      this.full = true;
      this.volatile();
      await this.overflow.append(addition);
    }
  }

  private write({ table, lines, game }: Addition): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction(['commits', 'games'], 'readwrite');
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error('the database gave up'));
      const row: Row = { table, lines };
      writing.objectStore('commits').add(row);
      if (game) writing.objectStore('games').put(game);
    });
  }

  async log(table: string): Promise<string[]> {
    const index = this.database.transaction('commits').objectStore('commits').index('table');
    const rows = (await answer(index.getAll(table))) as Row[];
    return [...rows.flatMap((row) => row.lines), ...(await this.overflow.log(table))];
  }

  async last(table: string): Promise<string> {
    const later = await this.overflow.last(table);
    if (later) return later;
    const index = this.database.transaction('commits').objectStore('commits').index('table');
    const newest = await answer(index.openCursor(IDBKeyRange.only(table), 'prev'));
    return newest ? ((newest.value as Row).lines.at(-1) ?? '') : '';
  }

  async tables(): Promise<string[]> {
    const index = this.database.transaction('commits').objectStore('commits').index('table');
    const found: string[] = [];
    return await new Promise((resolve, reject) => {
      const request = index.openKeyCursor(null, 'nextunique');
      request.onerror = () => reject(request.error ?? new Error('the database refused'));
      request.onsuccess = () => {
        if (!request.result) return resolve(found);
        found.push(request.result.key as string);
        request.result.continue();
      };
    });
  }

  async games(): Promise<Finished[]> {
    const rows = await answer(this.database.transaction('games').objectStore('games').getAll());
    return [...(rows as Finished[]), ...(await this.overflow.games())];
  }

  async judge(game: string, verdict: Verdict): Promise<void> {
    const games = this.database.transaction('games', 'readwrite').objectStore('games');
    const row = (await answer(games.get(game))) as Finished | undefined;
    if (row) await answer(games.put({ ...row, verdict }));
    else await this.overflow.judge(game, verdict);
  }
}

class Memory implements Store {
  readonly durable = false;
  private readonly logs = new Map<string, string[]>();
  private finished: Finished[] = [];

  append({ table, lines, game }: Addition): Promise<void> {
    this.logs.set(table, [...(this.logs.get(table) ?? []), ...lines]);
    if (game) this.finished.push(game);
    return Promise.resolve();
  }

  log(table: string): Promise<string[]> {
    return Promise.resolve(this.logs.get(table) ?? []);
  }

  last(table: string): Promise<string> {
    return Promise.resolve(this.logs.get(table)?.at(-1) ?? '');
  }

  tables(): Promise<string[]> {
    return Promise.resolve([...this.logs.keys()]);
  }

  games(): Promise<Finished[]> {
    return Promise.resolve(this.finished);
  }

  judge(game: string, verdict: Verdict): Promise<void> {
    this.finished = this.finished.map((row) => (row.id === game ? { ...row, verdict } : row));
    return Promise.resolve();
  }
}
