type Where = 'localStorage' | 'sessionStorage';

/** A browser's memory that never throws: private windows and full disks only lose it. */
export function recall<T>(key: string, where: Where = 'localStorage'): T | null {
  try {
    const text = globalThis[where].getItem('eightfold.' + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown, where: Where = 'localStorage'): void {
  try {
    if (value === null) globalThis[where].removeItem('eightfold.' + key);
    else globalThis[where].setItem('eightfold.' + key, JSON.stringify(value));
  } catch {
    // Nothing can be kept here; the page works without.
  }
}
