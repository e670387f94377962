import { afterFrame } from './ui/later';

/** Something that is shown, and how long it wants to be looked at, in milliseconds. */
export interface Step {
  show: () => number;
  /** It goes on with what the step before it began. */
  part?: boolean;
  /** It is looked at in its time, however much waits behind it. */
  keep?: boolean;
}

export interface QueueOptions {
  /** More steps than this may not wait, without their parts: the queue then jumps to the last one, or to one to keep. */
  limit?: number;
  /** Told how many steps were shown at once. */
  jumped?: (count: number) => void;
  /** Does something later, and returns what gives it up. */
  later?: (run: () => void, ms: number) => () => void;
}

function inTime(run: () => void, ms: number): () => void {
  // In a task of its own, so that a slow phone can draw and answer before it.
  if (ms === 0) return afterFrame(run);
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const moves = (steps: Step[]): number => steps.filter((step) => !step.part).length;

/**
 * Shows what happened one after the other. Nothing ever waits for the queue: an input calls
 * `flush`, and everything is shown at once.
 */
export class Queue {
  #steps: Step[] = [];
  /** Gives up what is to come next. */
  #stopping = $state.raw<(() => void) | null>(null);
  #shown: Step | undefined;
  #held = $state(false);
  #flushing = false;
  readonly #limit: number;
  readonly #jumped: (count: number) => void;
  readonly #later: (run: () => void, ms: number) => () => void;

  constructor(options: QueueOptions = {}) {
    this.#limit = options.limit ?? 5;
    this.#jumped = options.jumped ?? (() => undefined);
    this.#later = options.later ?? inTime;
  }

  /** Whether everything is being shown at once. */
  get flushing(): boolean {
    return this.#flushing;
  }

  /** Whether something is on show or waits to be. */
  get busy(): boolean {
    return this.#held || this.#stopping !== null;
  }

  get waiting(): number {
    return this.#steps.length;
  }

  push(...steps: Step[]): void {
    this.#steps.push(...steps);
    if (this.#held) return;
    if (this.#stopping === null) this.#start();
    else if (this.#crowded && !this.#shown?.keep) this.skip();
  }

  /** Ends what is on show and goes on with the next step. */
  skip(): void {
    if (this.#stopping === null) return;
    this.#stop();
    this.#start();
  }

  /** Shows everything that waits, now. */
  flush(): void {
    this.#flush(this.#steps.length);
  }

  /** Waits, for a settlement say, until it is released. */
  hold(): void {
    this.#stop();
    this.#held = true;
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#start();
  }

  end(): void {
    this.#stop();
    this.#steps = [];
  }

  #flush(count: number): void {
    this.#stop();
    this.#flushing = true;
    for (let i = 0; i < count && !this.#held; i++) this.#steps.shift()?.show();
    this.#flushing = false;
  }

  get #crowded(): boolean {
    return moves(this.#steps) > this.#limit;
  }

  /** Shows at once what is too much. */
  #jump(): void {
    if (!this.#crowded) return;
    const kept = this.#steps.findIndex((step) => step.keep);
    const count = kept < 0 ? this.#steps.length : kept;
    const jumped = moves(this.#steps.slice(0, count));
    this.#flush(count);
    if (jumped > 0) this.#jumped(jumped);
  }

  #stop(): void {
    this.#stopping?.();
    this.#stopping = null;
  }

  #start(): void {
    this.#stopping = this.#later(() => this.#next(), 0);
  }

  #next(): void {
    this.#stopping = null;
    if (this.#held) return;
    this.#jump();
    const step = this.#held ? undefined : this.#steps.shift();
    if (!step) return;
    this.#shown = step;
    const wait = step.show();
    if (this.#held) return;
    if (wait <= 0 && this.#steps.length > 0) this.#next();
    else if (wait > 0) this.#stopping = this.#later(() => this.#next(), wait);
  }
}
