import type { Translate } from '../i18n/i18n.svelte';
import { answer, deleteDatabase, openDatabase } from '../idb';
import { Refused } from '../net/refused';
import type { Problem } from '../net/wire';
import { local } from '../offline/local';
import type { Contents, Review } from '../net/wire';
import type { Person } from '../../tables/contract';

/** Megabytes of a file that are read. */
export const LARGEST = 4;
/** So many files are kept, the newest. */
const KEPT = 10;
const ID = /^file-([0-9a-f]{12})-([1-9]\d{0,5})$/;

interface File {
  id: string;
  opened: number;
  text: string;
}

const problem = (code: string): Refused => {
  const why: Problem = { code, message: code, clause: '', details: {} };
  return new Refused(422, why);
};

export const isImported = (id: string): boolean => ID.test(id);

/** The address of a game in a file: the same file has the same one. */
export const importedId = (file: string, game: number): string => `file-${file}-${game}`;

/** Waits for the engine of this device, which alone reads files. */
async function engine(): Promise<typeof local> {
  if (!(await local.whenReady())) throw problem('no-engine');
  return local;
}

/** Looks into a file and keeps it on this device if there is something in it. */
export async function openFile(text: string): Promise<{ file: string; contents: Contents }> {
  const contents = await (await engine()).request('contents', { file: text });
  const file = await nameOf(text);
  if (contents.games.length > 0) await keep({ id: file, opened: Date.now(), text });
  return { file, contents };
}

/** A game of a file that was opened here. */
export async function importedGame(
  id: string,
  t: Translate,
): Promise<{
  id: string;
  review: Review;
  people: Person[];
  bots: string[];
  transcript: () => Promise<string>;
  number: number;
  ended: number;
  shared: boolean;
}> {
  const [, file = '', number = '1'] = ID.exec(id) ?? [];
  const found = await recall(file);
  if (!found) throw problem('no-such-import');
  const game = Number(number);
  const review = await (await engine()).request('review', { transcript: found.text, game });
  const seats = Array.from({ length: review.seats }, (_, seat) => seat);
  return {
    id,
    review,
    people: seats.map((seat) => ({
      name: t('web.lobby.seat', { number: seat + 1 }),
      kind: 'person',
      yours: false,
    })),
    bots: seats.map(() => ''),
    transcript: () => Promise.resolve(found.text),
    number: game,
    ended: 0,
    shared: false,
  };
}

async function nameOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

// ---- where files are kept: apart from the games that were played here

/** Where the browser keeps nothing, as long as the page is open. */
const memory = new Map<string, File>();

const NAME = 'eightfold-files';

const database = (): Promise<IDBDatabase> =>
  openDatabase(NAME, (fresh) => fresh.createObjectStore('files', { keyPath: 'id' }));

export const forgetFiles = (): Promise<void> => deleteDatabase(NAME);

async function keep(file: File): Promise<void> {
  memory.set(file.id, file);
  try {
    const files = (await database()).transaction('files', 'readwrite').objectStore('files');
    await answer(files.put(file));
    const all = (await answer(files.getAll())) as File[];
    const old = all.sort((a, b) => b.opened - a.opened).slice(KEPT);
    await Promise.all(old.map(({ id }) => answer(files.delete(id))));
  } catch {
    // Forbidden or full: it can be looked at until the page is closed.
  }
}

async function recall(id: string): Promise<File | undefined> {
  const known = memory.get(id);
  if (known) return known;
  try {
    const files = (await database()).transaction('files').objectStore('files');
    return (await answer(files.get(id))) as File | undefined;
  } catch {
    return undefined;
  }
}
