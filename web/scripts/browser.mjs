// What the browser tests need, before the first test: node scripts/browser.mjs [arguments of Maven]
// A Chromium is looked for, else downloaded by Playwright, else installed by the system. Exit code 2 if there is none.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const say = (text) => console.error(`eightfold: ${text}`);

/** Whether a build with these arguments comes to the browser tests. */
function takesPart(maven) {
  if (maven.some((one) => /^-DskipTests(=true)?$/.test(one))) return false;
  const lists = maven.flatMap((one, i) => {
    const joined = /^(?:-pl=?|--projects=)(.+)/.exec(one);
    return joined?.[1] ?? (['-pl', '--projects'].includes(one) ? (maven[i + 1] ?? '') : []);
  });
  const modules = lists.flatMap((list) => list.split(','));
  const browser = (module) => /^(.*[:/])?browser\/?$/.test(module);
  const left = modules.filter((module) => /^[!-]/.test(module)).map((module) => module.slice(1));
  const wanted = modules.filter((module) => !/^[!-]/.test(module));
  const dependents = maven.some((one) => ['-amd', '--also-make-dependents'].includes(one));
  return !left.some(browser) && (wanted.length === 0 || wanted.some(browser) || dependents);
}

/** Playwright's own, which needs no rights. It has half a minute to begin and must not stand still. */
function download() {
  say('there is no Chromium; downloading the one of Playwright …');
  const child = spawn('npx', ['--no-install', 'playwright', 'install', '--no-shell', 'chromium'], {
    cwd: web,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  const stop = () => process.kill(-child.pid, 'SIGKILL');
  process.once('exit', stop);
  let limit = setTimeout(stop, 30_000);
  child.stdout.on('data', (text) => {
    if (!String(text).includes('%')) return;
    clearTimeout(limit);
    limit = setTimeout(stop, 120_000);
  });
  return new Promise((done) => {
    const end = () => {
      clearTimeout(limit);
      process.removeListener('exit', stop);
      done();
    };
    child.once('error', end).once('close', end);
  });
}

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What goes before a command that changes the system, or undefined without the right to. */
function rights() {
  if (spawnSync('id', ['-u'], { encoding: 'utf8' }).stdout?.trim() === '0') return [];
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}

/** The system's package, where it has one and the user may install it. */
function install() {
  const before = rights();
  if (!before || !succeeds('apt-get', '--version')) return;
  say('installing the package chromium with apt-get …');
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=300'];
  const apt = (...args) => {
    const all = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...patience, ...args];
    spawnSync(all[0], all.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}

async function obtain() {
  const { findChromium } = await import('./chromium.mjs');
  const named = process.env.EIGHTFOLD_CHROMIUM;
  for (const way of named ? [] : [download, install]) {
    if (findChromium()) return;
    await way();
  }
  if (findChromium()) return;
  say(
    named
      ? `EIGHTFOLD_CHROMIUM names ${named}, which does not start.`
      : 'the browser tests need Chromium, and none was found.',
  );
  say('Install it (for example: apt install chromium), or fetch one in web/ with');
  say('"npx playwright install --with-deps chromium", or name one in EIGHTFOLD_CHROMIUM.');
  process.exitCode = 2;
}

// Whoever stops this stops what it has started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(2));
if (takesPart(process.argv.slice(2))) {
  await import('./install.mjs');
  await obtain();
}
