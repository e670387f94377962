import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('browser.mjs', import.meta.url));

/** A machine with nothing but what a test puts on it. */
let bin = '';
beforeEach(() => (bin = mkdtempSync(join(tmpdir(), 'eightfold-browser-'))));
afterEach(() => rmSync(bin, { recursive: true }));

/** A command that notes how it was called. */
function command(name: string, body = ''): void {
  const file = join(bin, name);
  writeFileSync(file, `#!/bin/sh\necho "${name} $*" >>'${bin}/calls'\n${body}\n`);
  chmodSync(file, 0o755);
}

const user = (id: number) => command('id', `echo ${id}`);

/** A command that puts a Chromium on the machine when it is called with a certain word. */
function bringer(name: string, word: string): void {
  const chromium = join(bin, 'chromium');
  const bring = `printf '#!/bin/sh\\n' >'${chromium}'; /bin/chmod 755 '${chromium}'`;
  command(name, `case "$*" in *${word}*) ${bring} ;; esac`);
}

/** Debian: apt-get, and env, with which it is called. */
function apt(): void {
  bringer('apt-get', 'install');
  command('env', 'shift; exec "$@"');
}

function run(args: string[] = [], named = {}): { code: number | null; said: string; calls: string } {
  const done = spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: 'utf8',
    env: { PATH: bin, PLAYWRIGHT_BROWSERS_PATH: bin, ...named },
  });
  const calls = join(bin, 'calls');
  return {
    code: done.status,
    said: done.stdout + done.stderr,
    calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '',
  };
}

// A Mac has its browser where no test can take it away.
describe.skipIf(process.platform !== 'linux')('a machine without a browser', () => {
  test('without rights it ends at once, and says what to install', () => {
    user(1000);
    const { code, said } = run();
    expect(code).toBe(2);
    expect(said).toContain('the browser tests need Chromium, and none was found');
    expect(said).toContain('apt install chromium');
  });

  test('Playwright’s download is tried first, and nothing is installed if it works', () => {
    user(0);
    apt();
    bringer('npx', 'install');
    const { code, calls } = run();
    expect(code).toBe(0);
    expect(calls).toContain('npx --no-install playwright install');
    expect(calls).not.toContain('apt-get');
  });

  test('root installs the package, and is told', () => {
    user(0);
    command('npx', 'exit 1');
    apt();
    const { code, said, calls } = run();
    expect(code).toBe(0);
    expect(said).toContain('installing the package chromium');
    expect(calls.match(/^apt-get .*update$/gm)).toHaveLength(1);
    expect(calls).toMatch(/^apt-get .*install -y --no-install-recommends chromium$/m);
  });

  test('whoever may use sudo without being asked installs it, too', () => {
    user(1000);
    command('sudo', 'shift; [ "$1" = true ] || exec "$@"');
    apt();
    expect(run().code).toBe(0);
  });

  test('sudo that would ask is not used', () => {
    user(1000);
    command('sudo', 'exit 1');
    apt();
    const { code, calls } = run();
    expect(code).toBe(2);
    expect(calls).not.toContain('apt-get');
  });

  test('a package that cannot be installed is no browser', () => {
    user(0);
    command('apt-get');
    command('env', 'shift; exec "$@"');
    expect(run().code).toBe(2);
  });
});

test('the system’s browser is enough', () => {
  command('chromium');
  const { code, said, calls } = run();
  expect(code).toBe(0);
  expect(said).toBe('');
  expect(calls).toBe('chromium --version\n');
});

test('a placeholder that does not start is passed over', () => {
  command('chromium', 'exit 1');
  command('google-chrome');
  expect(run()).toMatchObject({ code: 0, said: '' });
});

test('a browser that was named and does not start is not replaced by another', () => {
  command('chromium');
  const { code, said } = run([], { EIGHTFOLD_CHROMIUM: '/nowhere/chromium' });
  expect(code).toBe(2);
  expect(said).toContain('/nowhere/chromium, which does not start');
});

test.each([
  [['-pl', 'core'], false],
  [['-pl', ':server,cli', '-am'], false],
  [['--projects=cli'], false],
  [['-pl', '!browser'], false],
  [['-DskipTests'], false],
  [['-pl', 'cli,browser'], true],
  [['-pl', ':browser', '-am'], true],
  [['-pl', '!lab'], true],
  [['-pl', 'cli', '-amd'], true],
  [['-Dtest=DoorTest'], true],
])('%j: does a build with these arguments need a browser? %s', (args, needed) => {
  command('chromium');
  expect(run(args).calls !== '').toBe(needed);
});
