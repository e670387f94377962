import type { Plugin } from 'vite';

export function catalogue(language: string): Record<string, string>;
export function sources(): string;
export function naming(text: string): (key: string) => boolean;
export function part(
  all: Record<string, string>,
  rules: boolean,
  named: (key: string) => boolean,
): Record<string, string>;
export function texts(): Plugin;
