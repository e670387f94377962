/** localStorage that never throws: private windows and full disks only lose memory. */
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem('eightfold.' + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem('eightfold.' + key);
    else localStorage.setItem('eightfold.' + key, JSON.stringify(value));
  } catch {
    // Nothing can be kept here; the page works without.
  }
}
