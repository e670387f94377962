import type { Plugin } from 'vite';

export function sources(): string;
export function naming(text: string): (key: string) => boolean;
export function texts(): Plugin;
