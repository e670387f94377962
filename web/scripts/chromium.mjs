// Where Chromium is: EIGHTFOLD_CHROMIUM, the system's, Playwright's own. Run as a program it fetches Playwright's if there is none.
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program to start, or undefined. */
export function findChromium() {
  const wanted = process.env.EIGHTFOLD_CHROMIUM;
  if (wanted) return wanted;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, ...ELSEWHERE, chromium.executablePath()].find(runs);
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

function fetchChromium() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findChromium()) {
    try {
      fetchChromium();
    } catch {
      // The sentence below says what to do.
    }
  }
  const found = findChromium();
  if (!found || !runs(found)) {
    console.error(
      'The browser tests need Chromium, and none was found. Install it (for example: apt install chromium),\n' +
        'or fetch one with "npx playwright install chromium" in web/, or name one in EIGHTFOLD_CHROMIUM.',
    );
    process.exit(1);
  }
}
