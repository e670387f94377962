import type { Plugin } from 'vite';
export function packages(files: string[]): string[];
export function parts(): Plugin;
