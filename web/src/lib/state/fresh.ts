const EVERY = 20_000;

/** Does something now, when the page comes back into view, and now and then while it is seen; answers how to stop. */
export function keepFresh(deed: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') deed();
  };
  deed();
  const timer = setInterval(seen, EVERY);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
