// Starts the server that Maven has built, for development and browser tests: node scripts/server.mjs --port 8028 …
// It serves the client in dist/ unless EIGHTFOLD_BUILT_IN is set: then the one within the server's jar.
import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const launcher = resolve(web, '..', 'eightfold');

/** Runs a server; resolves with its address once it listens. */
export function startServer(settings) {
  const client = process.env.EIGHTFOLD_BUILT_IN ? {} : { web: join(web, 'dist') };
  const flags = Object.entries({ ...client, ...settings }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const child = spawn(launcher, ['serve', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // It is taken as it was built: Maven may be at work, and it starts several at once.
    env: { ...process.env, EIGHTFOLD_BUILD: 'no', EIGHTFOLD_JAVA: '-Xmx256m -XX:TieredStopAtLevel=1' },
  });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (data) => {
      const url = /http:\/\/\S+/.exec(String(data))?.[0];
      if (!url) return;
      const stop = () =>
        new Promise((stopped) => {
          process.removeListener('exit', end);
          child.removeAllListeners('exit');
          child.once('exit', () => stopped());
          child.kill('SIGTERM');
        });
      done({ url, stop });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flags = {};
  for (let i = 2; i < process.argv.length; i += 2)
    flags[process.argv[i].replace(/^--/, '')] = process.argv[i + 1];
  const server = await startServer({ data: join(web, 'target', 'data'), ...flags });
  console.log(server.url);
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.on('SIGINT', () => void server.stop().then(() => process.exit(0)));
}
