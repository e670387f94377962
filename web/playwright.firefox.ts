import { defineConfig } from '@playwright/test';
import all from './playwright.config';
import { answerForFirefox, findFirefox } from './scripts/firefox.mjs';

answerForFirefox();

/** The tests of the table and of games on the device, in Firefox. */
export default defineConfig({
  ...all,
  testMatch: ['games.spec.ts', 'keyboard.spec.ts', 'offline.spec.ts'],
  use: {
    ...all.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    trace: 'off',
    launchOptions: { executablePath: findFirefox() },
  },
});
