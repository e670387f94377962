/** Something that is shown, and how long it wants to be looked at, in milliseconds. */
export interface Step {
  show: () => number;
}

export interface QueueOptions {
  /** More steps than this may not wait: the queue then jumps to the last one. */
  limit?: number;
  /** Told how many steps were shown at once. */
  jumped?: (count: number) => void;
  later?: (run: () => void, ms: number) => unknown;
  cancel?: (handle: unknown) => void;
}

/**
 * Shows what happened one after the other. Nothing ever waits for the queue: an input calls
 * `flush`, and everything is shown at once.
 */
export class Queue {
  #steps: Step[] = [];
  #timer: unknown = null;
  #held = false;
  readonly #limit: number;
  readonly #jumped: (count: number) => void;
  readonly #later: (run: () => void, ms: number) => unknown;
  readonly #cancel: (handle: unknown) => void;

  constructor(options: QueueOptions = {}) {
    this.#limit = options.limit ?? 5;
    this.#jumped = options.jumped ?? (() => undefined);
    this.#later = options.later ?? ((run, ms) => setTimeout(run, ms));
    this.#cancel = options.cancel ?? ((handle) => clearTimeout(handle as ReturnType<typeof setTimeout>));
  }

  get waiting(): number {
    return this.#steps.length;
  }

  push(step: Step): void {
    this.#steps.push(step);
    if (this.#held) return;
    if (this.#steps.length > this.#limit) {
      const count = this.#steps.length;
      this.flush();
      this.#jumped(count);
    } else if (this.#timer === null) {
      this.#next();
    }
  }

  /** Shows everything that waits, now. */
  flush(): void {
    this.#stop();
    if (this.#held) return;
    while (this.#steps.length > 0 && !this.#held) this.#steps.shift()?.show();
  }

  /** Waits, for a settlement say, until it is released. */
  hold(): void {
    this.#stop();
    this.#held = true;
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    if (this.#steps.length > this.#limit) {
      const count = this.#steps.length;
      this.flush();
      this.#jumped(count);
    } else {
      this.#next();
    }
  }

  end(): void {
    this.#stop();
    this.#steps = [];
  }

  #stop(): void {
    if (this.#timer !== null) this.#cancel(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    this.#timer = null;
    if (this.#held) return;
    const step = this.#steps.shift();
    if (!step) return;
    const wait = step.show();
    if (this.#held) return;
    if (wait <= 0 && this.#steps.length > 0) this.#next();
    else if (wait > 0) this.#timer = this.#later(() => this.#next(), wait);
  }
}
