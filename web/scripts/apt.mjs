// Packages of the system, where it is Debian's kind and the user may install them.
import { spawnSync } from 'node:child_process';

export const say = (text) => console.error(`eightfold: ${text}`);

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What goes before a command that changes the system, or undefined without the right to. */
function rights() {
  if (spawnSync('id', ['-u'], { encoding: 'utf8' }).stdout?.trim() === '0') return [];
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}

/** The system's package, where it has one and the user may install it. */
export function installPackage(name) {
  const before = rights();
  if (!before || !succeeds('apt-get', '--version')) return;
  say(`installing the package ${name} with apt-get …`);
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=300'];
  const apt = (...args) => {
    const all = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...patience, ...args];
    spawnSync(all[0], all.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}
