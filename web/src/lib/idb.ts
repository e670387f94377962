/** A database of this browser; refused where there is none. */
export function openDatabase(name: string, fill: (fresh: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => fill(request.result);
    request.onsuccess = () => {
      // Another tab deletes everything: it must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}

export async function deleteDatabase(name: string): Promise<void> {
  await answer(indexedDB.deleteDatabase(name));
}
