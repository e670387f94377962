/** What Tab stops at. */
const STOPS = 'a[href], button:enabled:not([tabindex="-1"]), [tabindex="0"]';

/** Where a keyboard goes on: at the button that Enter means, or else at the first stop. */
export const firstStop = (within: Element): HTMLElement | null =>
  within.querySelector<HTMLElement>('button[aria-keyshortcuts="Enter"]') ??
  within.querySelector<HTMLElement>(STOPS);

/**
 * When what has the focus is taken away or disabled, the nearest thing that can have it gets it, so that a
 * keyboard stays where it was: a neighbour in the hand, or else something in the same row.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** Who had the focus last, and all that it lay in up to the root. */
  let last: Element | null = null;
  let around: Element[] = [];

  function came(event: FocusEvent): void {
    last = event.target as Element;
    around = [];
    for (let at = last.parentElement; at && root.contains(at); at = at.parentElement) around.push(at);
  }
  function forget(): void {
    last = null;
  }
  function look(): void {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    const lost = document.activeElement === document.body || document.activeElement === last;
    last = null;
    const near = around.find((one) => one.isConnected && firstStop(one));
    if (lost && near) firstStop(near)?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', came);
  // Whoever points somewhere else has let go.
  addEventListener('pointerdown', forget, true);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', came);
    removeEventListener('pointerdown', forget, true);
  };
}
