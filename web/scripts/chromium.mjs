// Where Chromium is: EIGHTFOLD_CHROMIUM, the system's, Playwright's own. Only one that starts counts.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Some systems have a placeholder by that name, and a download may lack libraries. */
export function starts(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

/** Where programs of these names may be. */
export const places = (names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

/** Playwright is loaded only if it is asked. */
const ownOfPlaywright = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath();

let found;

/** The program to start, or undefined. */
export function findChromium() {
  if (found) return found;
  const named = process.env.EIGHTFOLD_CHROMIUM;
  found = (named ? [named] : [...places(NAMES), ...ELSEWHERE]).find(starts);
  if (!found && !named) found = [ownOfPlaywright()].find(starts);
  return found;
}

/** How every browser of ours is started. */
export const launch = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
