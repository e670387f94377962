// Starts the real server for development and browser tests: node scripts/server.mjs --port 8028 --web dist …
// It needs the Maven build of the server module (or set EIGHTFOLD_CLASSPATH).
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const root = resolve(web, '..');

function classpath() {
  if (process.env.EIGHTFOLD_CLASSPATH) return process.env.EIGHTFOLD_CLASSPATH;
  const file = join(web, 'target', 'classpath.txt');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    execFileSync(
      'mvn',
      ['-o', '-B', '-q', '-f', 'server/pom.xml', 'dependency:build-classpath', `-Dmdep.outputFile=${file}`],
      { cwd: root, stdio: 'inherit' },
    );
  }
  return [join(root, 'server', 'target', 'classes'), readFileSync(file, 'utf8').trim()].join(':');
}

/** Runs a server; resolves with its address once it listens. */
export function startServer(settings) {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(
    java,
    ['-Xmx256m', '-XX:+UseSerialGC', '-cp', classpath(), 'eightfold.server.Main', ...flags],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (data) => {
      const url = /http:\/\/\S+/.exec(String(data))?.[0];
      if (url) {
        const stop = () =>
          new Promise((stopped) => {
            child.removeAllListeners('exit');
            child.once('exit', stopped);
            child.kill('SIGTERM');
          });
        done({ url, stop });
      }
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flags = {};
  for (let i = 2; i < process.argv.length; i += 2)
    flags[process.argv[i].replace(/^--/, '')] = process.argv[i + 1];
  const server = await startServer({ data: join(web, 'target', 'data'), web: join(web, 'dist'), ...flags });
  console.log(server.url);
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.on('SIGINT', () => void server.stop().then(() => process.exit(0)));
}
