import { expect, test } from 'vitest';
import { spoken } from './spoken';

interface Fake {
  nodeType: number;
  textContent?: string;
  childNodes: Fake[];
  getAttribute?: (name: string) => string | null;
}
const text = (textContent: string): Fake => ({ nodeType: 3, textContent, childNodes: [] });
const element = (attributes: Record<string, string>, ...childNodes: Fake[]): Fake => ({
  nodeType: 1,
  childNodes,
  getAttribute: (name) => attributes[name] ?? null,
});

test('a label speaks for what is in it, decoration is silent, and the order is kept', () => {
  const table = element(
    {},
    element({ 'aria-label': '7, playable' }, text('7')),
    element({ 'aria-hidden': 'true' }, text('◆')),
    element({}, text('  Pile '), element({}, text('6½'))),
  );
  expect(spoken(table as unknown as Node)).toBe('7, playable, Pile, 6½');
});
