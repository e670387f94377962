// Keeps the program for offline use. VERSION, FILES and ENGINE are filled in by the build.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
/** What games on this device need. It is kept once a page has loaded it: not everybody wants it. */
const ENGINE = ['__ENGINE__'];
const LOOSELY = { ignoreSearch: true, ignoreVary: true };

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  const wanted = (await hasEngine()) ? [...FILES, ...ENGINE] : FILES;
  await keep(wanted);
}

async function hasEngine() {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => isEngine(url))) return true;
  }
  return false;
}

function isEngine(file) {
  return file.endsWith('.wasm');
}

/** The engine itself comes last: whoever finds it kept finds all that it needs. */
async function keepEngine() {
  await keep(ENGINE.filter((file) => !isEngine(file)));
  await keep(ENGINE.filter(isEngine));
}

/** Assets are named by their content: what an older version has under the same name is taken from there. */
async function keep(files) {
  const cache = await caches.open(VERSION);
  const one = async (file) => {
    if (await cache.match(file)) return;
    const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    await (known ? cache.put(file, known) : cache.add(file));
  };
  await Promise.all(files.map(one));
}

// The version before is kept as well: a page that is at a game goes on with it.
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  const others = (await caches.keys()).filter((name) => name !== VERSION);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  // A new version waits until a page, between games, says so.
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data === 'keep-engine') event.waitUntil(keepEngine());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname === '/health' || url.pathname === '/metrics') return;
  event.respondWith(answer(event.request));
});

async function answer(request) {
  const wanted = request.mode === 'navigate' ? '/index.html' : request;
  const cache = await caches.open(VERSION);
  return (
    (await cache.match(wanted, LOOSELY)) ?? (await caches.match(request, LOOSELY)) ?? (await fetch(request))
  );
}
