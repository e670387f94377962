/** The time for a move as it runs. */
export interface Running {
  seat: number;
  /** When it is over, in the page's own time. */
  end: number;
  /** Milliseconds that the table allows. */
  whole: number;
}

/** The time for a move as it is shown: sides of a ring, and the seconds that they stand for. */
export interface Clock {
  seat: number;
  sides: number;
  seconds: number;
}

/** A ring empties by half sides: a step now and then, nothing that moves. */
export function sidesLeft(left: number, whole: number): number {
  return Math.max(0, Math.min(8, Math.ceil((16 * left) / whole) / 2));
}

/** Shows the time that runs; to be called where effects may be made. */
export function ticking(running: () => Running | null): () => Clock | null {
  let now = $state(performance.now());
  $effect(() => {
    const clock = running();
    if (!clock) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), Math.max(250, clock.whole / 64));
    return () => clearInterval(timer);
  });
  const sides = $derived.by(() => {
    const clock = running();
    return clock ? sidesLeft(clock.end - now, clock.whole) : 0;
  });
  const shown = $derived.by(() => {
    const clock = running();
    return clock && { seat: clock.seat, sides, seconds: Math.ceil((sides * clock.whole) / 8000) };
  });
  return () => shown;
}
