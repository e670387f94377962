import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../net/refused';
import type { Upload } from '../net/wire';
import type { Verdict } from './store';
import { Uploads, type Post } from './uploads';

/** A device with finished games, and a server that answers as it is told. */
class Device implements Post {
  readonly verdicts: Record<string, Verdict> = {};
  readonly sent: string[] = [];
  readonly pauses: number[] = [];
  private timer: () => void = () => undefined;
  answer: (game: string) => { id: string } = (game) => ({ id: game });

  constructor(readonly games: string[]) {}

  unsent = () => Promise.resolve(this.games.filter((game) => !this.verdicts[game]));
  upload = (game: string): Promise<Upload> =>
    Promise.resolve({ ended: 1, names: ['Anna'], bots: [''], transcript: game });
  send = async (game: string, upload: Upload) => {
    this.sent.push(upload.transcript);
    await Promise.resolve();
    return this.answer(game);
  };
  judge = (game: string, verdict: Verdict) => {
    this.verdicts[game] = verdict;
    return Promise.resolve();
  };
  alone = (deed: () => Promise<void>) => deed();
  later = (millis: number, deed: () => void) => {
    this.pauses.push(millis);
    this.timer = deed;
  };

  async wake(): Promise<void> {
    this.timer();
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const problem = (code: string) => ({ code, message: code, clause: '', details: {} });
const refuse = (status: number, code: string) => () => {
  throw new Refused(status, problem(code));
};

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

async function hurried(device: Device): Promise<Uploads> {
  const uploads = new Uploads(device);
  uploads.hurry();
  await settled();
  return uploads;
}

test('what the server takes leaves the queue, and is not sent again', async () => {
  const device = new Device(['a', 'b']);
  const uploads = await hurried(device);
  expect(device.verdicts).toEqual({ a: 'there', b: 'there' });
  uploads.hurry();
  await settled();
  expect(device.sent).toEqual(['a', 'b']);
  expect(device.pauses).toEqual([]);
});

test('without a network everything waits, and is tried again ever less often', async () => {
  const device = new Device(['a', 'b']);
  device.answer = refuse(0, 'offline');
  const uploads = await hurried(device);
  await device.wake();
  await device.wake();
  expect(device.verdicts).toEqual({});
  expect(device.sent).toEqual(['a', 'a', 'a']);
  expect(device.pauses).toEqual([5_000, 10_000, 20_000]);
  device.answer = (game) => ({ id: game });
  uploads.hurry(); // the network is there again
  await settled();
  expect(device.verdicts).toEqual({ a: 'there', b: 'there' });
  await device.wake();
  expect(device.sent).toHaveLength(5);
});

test('what is refused for good is noted and not tried again, and the next game is brought', async () => {
  const device = new Device(['a', 'b']);
  device.answer = (game) => (game === 'a' ? refuse(422, 'transcript-broken')() : { id: game });
  const uploads = await hurried(device);
  expect(device.verdicts).toEqual({ a: problem('transcript-broken'), b: 'there' });
  expect(console.error).toHaveBeenCalledOnce();
  uploads.hurry();
  await settled();
  expect(device.sent).toEqual(['a', 'b']);
});

test.each([
  [429, 'too-fast'],
  [503, 'store-unavailable'],
  [404, 'not-found'],
  [413, 'status-413'],
  [422, 'internal'],
])('%i %s is no last word', async (status, code) => {
  const device = new Device(['a']);
  device.answer = refuse(status, code);
  await hurried(device);
  expect(device.verdicts).toEqual({});
  expect(device.pauses).toEqual([5_000]);
});

test('a page of some other network that says yes to everything is not believed', async () => {
  const device = new Device(['a']);
  device.answer = () => ({ id: 'welcome' });
  await hurried(device);
  expect(device.verdicts).toEqual({});
});

test('somebody who was signed out is left in peace until the next start', async () => {
  const device = new Device(['a']);
  device.answer = refuse(401, 'signed-out');
  await hurried(device);
  expect([device.verdicts, device.pauses]).toEqual([{}, []]);
});

test('a game that ends while others are brought is brought, too, and none twice', async () => {
  const device = new Device(['a']);
  const uploads = new Uploads(device);
  uploads.hurry();
  device.games.push('b');
  uploads.hurry();
  uploads.hurry();
  await settled();
  expect(device.sent).toEqual(['a', 'b']);
});
