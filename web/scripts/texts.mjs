import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));

function walk(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

/** The client's own sources in one piece. */
export const sources = () =>
  walk(src)
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** Whether the sources name a key: literally, or by a template whose gaps may be anything. */
export function naming(text) {
  const literal = new Set();
  const patterns = [];
  for (const [, key] of text.matchAll(/[`'"]([a-z0-9]+\.[^`'"\s]*)[`'"]/g)) {
    if (!key.includes('${')) literal.add(key);
    else {
      const escaped = key.replace(/[.*+?^()|[\]\\]/g, '\\$&');
      patterns.push(new RegExp('^' + escaped.replace(/\$\{[^}]*(?:\}[^}`]*\})*\}/g, '.+') + '$'));
    }
  }
  return (key) => literal.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** A plugin for Vite: of the terminal's own texts, the client gets only those that it names. */
export function texts() {
  let named;
  return {
    name: 'eightfold-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/eightfold\/messages\/[a-z.]+\.json$/.test(id)) return null;
      named ??= naming(sources());
      const all = Object.entries(JSON.parse(code));
      return JSON.stringify(
        Object.fromEntries(all.filter(([key]) => !key.startsWith('play.') || named(key))),
      );
    },
  };
}
