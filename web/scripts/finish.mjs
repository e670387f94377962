// After the build: files packed with Brotli, the list for the service worker, the budget of the first load.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUDGET = 150 * 1024;
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const manifestFile = join(dist, '.vite', 'manifest.json');

function walk(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

const files = walk(dist)
  .map((path) => '/' + relative(dist, path).split(sep).join('/'))
  .filter((path) => !path.startsWith('/.') && path !== '/sw.js' && path !== '/robots.txt')
  .filter((path) => !path.endsWith('.br'))
  .sort();
/** What only games on this device need. */
const isEngine = (file) => /\.wasm$|\.worker-/.test(file);
const hash = createHash('sha256');
for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
const version = 'eightfold-' + hash.digest('hex').slice(0, 12);
const worker = readFileSync(join(root, 'src', 'sw.js'), 'utf8')
  .replace("'__VERSION__'", JSON.stringify(version))
  .replace("['__FILES__']", JSON.stringify(files.filter((file) => !isEngine(file))))
  .replace("['__ENGINE__']", JSON.stringify(files.filter(isEngine)));
writeFileSync(join(dist, 'sw.js'), worker);

/** Everything that a page needs: its script, what that imports, the styles. */
function needed(manifest, ...entries) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    (chunk.css ?? []).forEach((file) => found.add(file));
    (chunk.imports ?? []).forEach(visit);
  };
  entries.forEach(visit);
  return [...found].filter((file) => /\.(js|css)$/.test(file));
}

// Packed once here, and better than a server could while somebody waits.
for (const file of [...files, '/sw.js'].filter((name) =>
  /\.(js|css|html|svg|json|wasm|webmanifest)$/.test(name),
)) {
  const plain = readFileSync(join(dist, file));
  if (plain.length >= 1024) writeFileSync(join(dist, `${file}.br`), brotliCompressSync(plain));
}

const gzip = (list) => list.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const first = Object.keys(manifest).find((key) => manifest[key].name === 'first');
const home = [first, 'texts:en'];
const pages = {
  home: needed(manifest, ...home),
  ...Object.fromEntries(
    Object.keys(manifest)
      .filter((key) => /tables\/[^/]+\/index\.ts$/.test(key))
      .map((key) => [
        key.split('/').at(-2),
        needed(manifest, ...home, 'src/screens/TableScreen.svelte', key),
      ]),
  ),
};
let over = false;
for (const [page, list] of Object.entries(pages)) {
  const size = gzip(list);
  over ||= size > BUDGET;
  console.log(`${page}: ${(size / 1024).toFixed(1)} KB gzip of script and style (budget ${BUDGET / 1024})`);
}
if (over) process.exit(1);
