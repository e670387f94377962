// The engine in Chromium against the server's Java, game by game: npm run parity [-- 1000]. Java plays so many games
// first and writes down their fingerprints.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const games = Number(process.argv[2] ?? 1000);
const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run(
  'mvn',
  [
    ...['-q', '-pl', 'offline', '-am', 'test', '-Dtest=TrialTest', '-Dclient.skip=true'],
    ...['-Dsurefire.failIfNoSpecifiedTests=false', `-Dtrial.games=${games}`],
  ],
  root,
);
run('npx', ['playwright', 'test', 'e2e/engine.spec.ts', '-g', 'play themselves'], root + 'web');
