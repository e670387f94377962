/** Something that is shown, and how long it wants to be looked at, in milliseconds. */
export interface Step {
  show: () => number;
  /** It goes on with what the step before it began. */
  part?: boolean;
}

export interface QueueOptions {
  /** More steps than this may not wait, without their parts: the queue then jumps to the last one. */
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
  #flushing = false;
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

  /** Whether everything is being shown at once. */
  get flushing(): boolean {
    return this.#flushing;
  }

  get waiting(): number {
    return this.#steps.length;
  }

  push(...steps: Step[]): void {
    this.#steps.push(...steps);
    if (this.#held || this.#jump()) return;
    if (this.#timer === null) this.#next();
  }

  /** Ends what is on show and goes on with the next step. */
  skip(): void {
    if (this.#timer === null) return;
    this.#stop();
    this.#next();
  }

  /** Shows everything that waits, now. */
  flush(): void {
    this.#stop();
    this.#flushing = true;
    while (this.#steps.length > 0 && !this.#held) this.#steps.shift()?.show();
    this.#flushing = false;
  }

  /** Waits, for a settlement say, until it is released. */
  hold(): void {
    this.#stop();
    this.#held = true;
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    if (!this.#jump()) this.#next();
  }

  end(): void {
    this.#stop();
    this.#steps = [];
  }

  #jump(): boolean {
    const count = this.#steps.filter((step) => !step.part).length;
    if (count <= this.#limit) return false;
    this.flush();
    this.#jumped(count);
    return true;
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
