import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Not tests: pictures to look at (shots.ts) and pictures for the README (pictures.ts). */
export default defineConfig(config, { testMatch: ['shots.ts', 'pictures.ts'] });
