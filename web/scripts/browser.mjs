// What the browser tests need, before the first test: node scripts/browser.mjs [arguments of Maven]
// A Chromium is looked for, else downloaded by Playwright, else installed by the system. Exit code 2 if there is none.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installPackage, say } from './apt.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));

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

async function obtain() {
  const { findChromium } = await import('./chromium.mjs');
  const named = process.env.EIGHTFOLD_CHROMIUM;
  for (const way of named ? [] : [download, () => installPackage('chromium')]) {
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
