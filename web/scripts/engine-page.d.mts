import type { Page } from '@playwright/test';

export const OFFLINE: string;
export function openEngine(page: Page): Promise<void>;
export function trial(page: Page, words: string[]): Promise<string>;
