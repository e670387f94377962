import type { Translate } from './i18n.svelte';
import type { Message } from './message';

const KINDS = ['rule', 'reading', 'option'] as const;

/** A part of a clause: what is published, how we read it, or what the table chooses. */
export interface Part {
  kind: (typeof KINDS)[number];
  text: string;
}

/** The parts that a clause has; they speak of options in the words that players know them by. */
export function parts(id: string, texts: Record<string, Message>, t: Translate): Part[] {
  const found = KINDS.filter((kind) => `clause.${id}.${kind}` in texts);
  const labels = Object.keys(texts)
    .filter((key) => key.startsWith('option.'))
    .map((key) => [key.replace('option.', ''), t(key)]);
  return found.map((kind) => ({ kind, text: t(`clause.${id}.${kind}`, Object.fromEntries(labels)) }));
}
