import { defineConfig } from '@playwright/test';
import { launch } from './scripts/chromium.mjs';

/** The system's Chromium against the real server; each worker has a server of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'target/test-results',
  fullyParallel: true,
  workers: Number(process.env.EIGHTFOLD_WORKERS ?? 2),
  // Bots and deals differ from run to run. What fails once is reported as flaky, and is a defect to be found.
  retries: 1,
  // Limits are for what hangs: a machine that does ten other things at a time is slow, and that is no defect.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    // A record of everything takes a third of the time, so only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: launch(),
  },
});
