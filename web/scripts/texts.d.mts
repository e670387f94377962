import type { Plugin } from 'vite';
import type { Message } from '../src/lib/i18n/message';

export function catalogue(language: string): Record<string, string>;
export function compiled(all: Record<string, string>, language: string): Record<string, Message>;
export function sources(): string;
export function naming(text: string): (key: string) => boolean;
export function part(
  all: Record<string, string>,
  rules: boolean,
  named: (key: string) => boolean,
): Record<string, string>;
export function texts(): Plugin;
