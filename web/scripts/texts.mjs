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

const messages = fileURLToPath(
  new URL('../../messages/src/main/resources/eightfold/messages/', import.meta.url),
);

/** All texts of a language, whichever file they are in. */
export const catalogue = (language) =>
  Object.assign(
    {},
    ...readdirSync(messages)
      .filter((name) => name === `${language}.json` || name.endsWith(`.${language}.json`))
      .map((name) => JSON.parse(readFileSync(join(messages, name), 'utf8'))),
  );

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

const RULES = /^(clause|rules)\./;

/**
 * What a module of the client gets of a file: with `?rules` its clauses and chapters, otherwise all the rest,
 * and of the terminal's own texts only those that the client names.
 */
export function part(all, rules, named) {
  const wanted = rules
    ? (key) => RULES.test(key)
    : (key) => !RULES.test(key) && (!key.startsWith('play.') || named(key));
  return Object.fromEntries(Object.entries(all).filter(([key]) => wanted(key)));
}

/** A plugin for Vite that gives the client its parts of the catalogue. */
export function texts() {
  let named;
  return {
    name: 'eightfold-texts',
    enforce: 'pre',
    transform(code, id) {
      const file = /\/eightfold\/messages\/[a-z.-]+\.json(\?rules)?$/.exec(id);
      if (!file) return null;
      named ??= naming(sources());
      const rules = file[1] !== undefined;
      const json = JSON.stringify(part(JSON.parse(code), rules, named));
      // A file with a query is a module to Vite, a plain one is data.
      return rules ? `export default ${json}` : json;
    },
  };
}
