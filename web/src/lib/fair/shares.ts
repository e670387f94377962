import type { FairInfo, Wish } from '../net/wire';
import { randomHex } from './hex';
import { keptFor, pledged, revealed, sealed, witness } from './witness';

/**
 * This device's shares of chance at one table: pledges one for each of its seats, and reveals them when the
 * pledges are sealed. No share is ever pledged twice: the server may know it.
 */
export class Shares {
  /** Requests that are not answered yet, by what they pledge. */
  private readonly pledging = new Map<string, number>();
  /** What this page has pledged once: another device of the same guest may have replaced it since. */
  private readonly done = new Set<string>();
  private readonly revealing = new Set<string>();
  private readonly requests = new Set<number>();

  constructor(private readonly ask: (wish: Wish) => number) {}

  /** Does what the table waits for, before a game. */
  attend(fair: FairInfo, yours: number[]): void {
    // A lesson has no secret, and nothing to add to it.
    if (fair.hash === '') return;
    witness(fair.hash);
    if (fair.revealing) this.reveal(fair, yours);
    else for (const seat of yours) this.pledge(fair, seat);
  }

  private pledge(fair: FairInfo, seat: number): void {
    const key = `${fair.hash}:${seat}`;
    const standing = fair.pledges[seat] ?? '';
    if (this.pledging.has(key) || (standing !== '' && this.done.has(key))) return;
    if (standing !== '' && keptFor(fair.hash, standing)) return;
    this.done.add(key);
    const hash = pledged(fair.hash, randomHex(32));
    this.pledging.set(key, this.request({ type: 'pledge', seat, hash }));
  }

  private reveal(fair: FairInfo, yours: number[]): void {
    if (!sealed(fair.hash, fair)) return;
    for (const seat of yours) {
      const pledge = fair.pledges[seat] ?? '';
      const salt = pledge === '' ? undefined : keptFor(fair.hash, pledge);
      if (!salt || this.revealing.has(pledge)) continue;
      this.revealing.add(pledge);
      revealed(fair.hash, salt);
      this.request({ type: 'salt', seat, salt });
    }
  }

  private request(wish: Wish): number {
    const id = this.ask(wish);
    this.requests.add(id);
    return id;
  }

  /** True if that was the answer to a request of ours; nobody need hear of it. */
  answered(re: number): boolean {
    for (const [key, id] of this.pledging) if (id === re) this.pledging.delete(key);
    return this.requests.delete(re);
  }

  /** The line broke: what was under way may be lost. */
  interrupted(): void {
    this.pledging.clear();
    this.revealing.clear();
    this.requests.clear();
  }
}
