// npm ci, but only if something has changed since the last time.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const mark = web + 'node_modules/.installed';
const age = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
if (age(mark) < Math.max(age(web + 'package-lock.json'), age(web + 'package.json'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(mark, '');
}
