// Keeps the program for offline use. VERSION and FILES are filled in by the build.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const others = (names) =>
    Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(others)
      .then(() => self.clients.claim()),
  );
});

// A new version waits until a page, between games, says so.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname === '/health' || url.pathname === '/metrics') return;
  const wanted = event.request.mode === 'navigate' ? '/index.html' : event.request;
  event.respondWith(
    caches
      .open(VERSION)
      .then((cache) => cache.match(wanted, { ignoreSearch: true, ignoreVary: true }))
      .then((found) => found ?? fetch(event.request)),
  );
});
