// ./eightfold dev: the server and the client behind one port while you change them. A change of the client shows at
// once; a change in Java builds the server again and starts it anew, and open tables come back by themselves.
import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const home = resolve(web, '..');
const USAGE = `Usage: eightfold dev [--port N] [--data FOLDER]
Serves the client with live reload on http://localhost:N (8028); the server behind it listens on the next port
and starts anew when Java sources change. Tables are kept in FOLDER (target/dev).`;

function options() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const port = Number(values.port ?? 8028);
    if (!Number.isInteger(port) || port < 1 || port > 65534) throw new Error('The port is 1 to 65534.');
    return { port, data: values.data ?? join(home, 'target', 'dev'), help: values.help };
  } catch (e) {
    console.error(`eightfold: ${e.message}\n${USAGE}`);
    process.exit(2);
  }
}

const { port, data, help } = options();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
const children = new Set();

/** Runs a program; resolves with its exit code. */
function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: home, stdio: 'inherit', env: { ...process.env, ...env } });
  children.add(child);
  const ended = new Promise((done) => {
    child.once('error', (e) => {
      console.error(`eightfold: ${command}: ${e.message}`);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
  void ended.then(() => children.delete(child));
  return { child, ended };
}

function end(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
}
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));

const launcher = join(home, 'eightfold');
const build = () => run(launcher, ['games'], { EIGHTFOLD_CLIENT: 'as-it-is' }).ended;
const serve = () =>
  run(
    launcher,
    ['serve', '--port', String(port + 1), '--data', data, '--public-url', `http://localhost:${port}`],
    {
      EIGHTFOLD_BUILD: 'no',
    },
  );

if ((await run(launcher, ['games']).ended) !== 0) end(1);
let server = serve();
const client = run(join(web, 'node_modules', '.bin', 'vite'), [web, '--port', String(port), '--strictPort'], {
  EIGHTFOLD_SERVER: `http://127.0.0.1:${port + 1}`,
});
void client.ended.then((code) => end(code));

let timer;
let building = false;
let again = false;

async function restart() {
  if (building) {
    again = true;
    return;
  }
  building = true;
  do {
    again = false;
    if ((await build()) === 0) {
      server.child.kill('SIGTERM');
      await server.ended;
      server = serve();
    }
  } while (again);
  building = false;
}

for (const module of readdirSync(home, { withFileTypes: true })) {
  const sources = join(home, module.name, 'src', 'main');
  if (!module.isDirectory() || module.name === 'web') continue;
  try {
    watch(sources, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), 300);
    });
  } catch (e) {
    if (e.code !== 'ENOENT') throw e; // a module without sources
  }
}
