import { answer, deleteDatabase, openDatabase } from '../idb';
import type { GameSlug, Valued } from '../net/wire';

/** What is known of the decisions of one seat in a finished game. */
export interface Kept {
  game: string;
  slug: GameSlug;
  /** How many sat at the table. */
  seats: number;
  seat: number;
  /** Whether the seat was of whoever keeps this: only then it says something about them. */
  own: boolean;
  /** Milliseconds since 1970; 0 if that is not known. */
  ended: number;
  /** Which engine valued them. */
  engine: string;
  /** Whether all that is worth it has been found out. */
  done: boolean;
  decisions: Valued[];
}

const NAME = 'eightfold-quality';

/** Where the browser keeps nothing, as long as the page is open. */
const memory = new Map<string, Kept>();

const database = (): Promise<IDBDatabase> =>
  openDatabase(NAME, (fresh) => fresh.createObjectStore('seats', { keyPath: ['game', 'seat'] }));

/** Everything that was valued on this device. */
export async function kept(): Promise<Kept[]> {
  try {
    const seats = (await database()).transaction('seats').objectStore('seats');
    return (await answer(seats.getAll())) as Kept[];
  } catch {
    return [...memory.values()];
  }
}

export async function keptOf(game: string, seat: number): Promise<Kept | undefined> {
  try {
    const seats = (await database()).transaction('seats').objectStore('seats');
    return (await answer(seats.get([game, seat]))) as Kept | undefined;
  } catch {
    return memory.get(`${game}/${seat}`);
  }
}

/** In the place of what was known of that seat before. */
export async function keepQuality(one: Kept): Promise<void> {
  memory.set(`${one.game}/${one.seat}`, one);
  try {
    const seats = (await database()).transaction('seats', 'readwrite').objectStore('seats');
    await answer(seats.put(one));
  } catch {
    // Forbidden or full: it is valued again next time.
  }
}

export const forgetQuality = (): Promise<void> => deleteDatabase(NAME);
