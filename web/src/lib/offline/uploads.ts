import { Refused } from '../net/refused';
import type { Problem, Upload } from '../net/wire';
import type { Verdict } from './store';

/** What bringing games to the server needs; tests bring their own. */
export interface Post {
  /** The games that the server has not judged yet. */
  unsent(): Promise<string[]>;
  upload(game: string): Promise<Upload>;
  /** The server's answer: the game as it keeps it. */
  send(game: string, upload: Upload): Promise<{ id: string }>;
  judge(game: string, verdict: Verdict): Promise<unknown>;
  /** One tab at a time. */
  alone(deed: () => Promise<void>): Promise<void>;
  later(millis: number, deed: () => void): void;
}

/** Refusals that would be the same at the next attempt. */
const FINAL = [400, 409, 413, 415, 422];
const SOONEST = 5_000;
const LATEST = 10 * 60_000;

/**
 * Brings finished games of this device to the server, one after the other, whenever there may be a way to it. A game
 * leaves the queue when the server has said yes, or no for good; until then it is tried again, ever less often.
 */
export class Uploads {
  private running = false;
  private again = false;
  private waits = false;
  private pause = SOONEST;

  constructor(private readonly post: Post) {}

  /** There is something to bring, or a network again. */
  hurry(): void {
    this.pause = SOONEST;
    void this.run();
  }

  private async run(): Promise<void> {
    this.again = this.running;
    if (this.running) return;
    this.running = true;
    try {
      do {
        this.again = false;
        await this.post.alone(() => this.bringAll());
      } while (this.again);
    } catch (e) {
      this.failed(e);
    } finally {
      this.running = false;
    }
  }

  private async bringAll(): Promise<void> {
    for (const game of await this.post.unsent()) {
      const verdict = await this.bring(game);
      if (verdict !== 'there') console.error('offline: the server does not take', game, verdict);
      await this.post.judge(game, verdict);
      this.pause = SOONEST;
    }
  }

  private async bring(game: string): Promise<Verdict> {
    try {
      const { id } = await this.post.send(game, await this.post.upload(game));
      if (id !== game) throw new Error('something else than the server answers');
      return 'there';
    } catch (e) {
      return final(e);
    }
  }

  /** Somebody who was signed out is not signed in unasked: the next start tries again. */
  private failed(e: unknown): void {
    if (e instanceof Refused && e.status === 401) return;
    if (!(e instanceof Refused)) console.error('offline:', e);
    if (this.waits) return;
    this.waits = true;
    this.post.later(this.pause, () => {
      this.waits = false;
      void this.run();
    });
    this.pause = Math.min(2 * this.pause, LATEST);
  }
}

/** Why a game is not taken, ever; throws what may be otherwise next time, or what did not come from the server. */
function final(e: unknown): Problem {
  if (!(e instanceof Refused) || !FINAL.includes(e.status)) throw e;
  if (e.problem.code === 'internal' || e.problem.code.startsWith('status-')) throw e;
  return e.problem;
}
