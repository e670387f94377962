import type { Message } from '../src/lib/i18n/message';

export function compile(text: string, language: string): Message;
