const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(next);
}

/**
 * Does things one task each, so that a slow phone can draw and answer in between.
 *
 * @return what gives it up
 */
export function later(run: () => void): () => void {
  if (waiting.push(run) === 1) setTimeout(next);
  return () => {
    const at = waiting.indexOf(run);
    // The first one keeps its place, since its task is on the way.
    if (at > 0) waiting.splice(at, 1);
    else if (at === 0) waiting[0] = () => undefined;
  };
}

/** What nobody sees is not drawn: then nothing waits for a frame longer than this, in milliseconds. */
const UNDRAWN = 100;

/**
 * Does something right after the next frame. What changed before is drawn by then, so that to ask where something is
 * costs nothing, and what changes now has a frame of its own.
 *
 * @return what gives it up
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      run();
    }, ms);
  };
  const frame = requestAnimationFrame(() => wait(0));
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  wait(document.hidden ? 0 : UNDRAWN);
  return stop;
}

/** How long a page is left alone after it was drawn, in milliseconds. */
const QUIET = 1_000;
/** A page that is never at rest has to let it pass after so many more. */
const PATIENCE = 3_000;

/** Does something once the page is loaded, was left alone for a while, and has nothing to do. */
export function atLeisure(run: () => void): void {
  const rest = (): void => {
    // Safari does not tell.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: PATIENCE });
    else run();
  };
  const loaded = (): void => void setTimeout(rest, QUIET);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}
