import { fromHex } from './hex';
import { sha256 } from './sha256';

/**
 * The random numbers of one round, as docs/notation.md ("Seeds") describes them: the 4-byte words of
 * SHA-256("eightfold" ‖ key ‖ round ‖ block), most significant byte first.
 */
export class Chance {
  private words: number[] = [];
  private blocks = 0;

  constructor(
    private readonly key: string,
    private readonly round: number,
  ) {}

  /** Uniform in 0 … bound − 1; words from the last incomplete multiple are skipped. */
  async below(bound: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let word = await this.next();
    while (word >= limit) word = await this.next();
    return word % bound;
  }

  /** From the last place to the second, each with a place up to and including itself. */
  async shuffle<T>(cards: readonly T[]): Promise<T[]> {
    const mixed = [...cards];
    for (let last = mixed.length - 1; last > 0; last--) {
      const pick = await this.below(last + 1);
      [mixed[last], mixed[pick]] = [mixed[pick] as T, mixed[last] as T];
    }
    return mixed;
  }

  private async next(): Promise<number> {
    if (this.words.length === 0) {
      const prefix = new TextEncoder().encode('eightfold');
      const key = fromHex(this.key);
      const bytes = new Uint8Array(prefix.length + key.length + 8);
      bytes.set(prefix);
      bytes.set(key, prefix.length);
      const view = new DataView(bytes.buffer);
      view.setUint32(bytes.length - 8, this.round);
      view.setUint32(bytes.length - 4, this.blocks++);
      const digest = new DataView((await sha256(bytes)).buffer);
      for (let i = 0; i < 32; i += 4) this.words.push(digest.getUint32(i));
    }
    return this.words.shift() ?? 0;
  }
}
