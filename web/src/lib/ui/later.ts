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
