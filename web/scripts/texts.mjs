import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

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

const filesOf = (language) =>
  readdirSync(messages)
    .filter((name) => name === `${language}.json` || name.endsWith(`.${language}.json`))
    .map((name) => join(messages, name));

/** All texts of a language, whichever file they are in. */
export const catalogue = (language) =>
  Object.assign({}, ...filesOf(language).map((file) => JSON.parse(readFileSync(file, 'utf8'))));

/** The same as the client reads them. */
export const compiled = (all, language) =>
  Object.fromEntries(Object.entries(all).map(([key, text]) => [key, compile(text, language)]));

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
 * What the client gets of a catalogue: its clauses and chapters, or all the rest, and of the terminal's own texts only
 * those that the client names.
 */
export function part(all, rules, named) {
  const wanted = rules
    ? (key) => RULES.test(key)
    : (key) => !RULES.test(key) && (!key.startsWith('play.') || named(key));
  return Object.fromEntries(Object.entries(all).filter(([key]) => wanted(key)));
}

const MODULE = /^(texts|rules):([a-z]{2})$/;

/** A plugin for Vite: the module `texts:en` is the catalogue of a language, `rules:en` its rule book. */
export function texts() {
  let named;
  return {
    name: 'eightfold-texts',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const [, kind, language] = (id.startsWith('\0') && MODULE.exec(id.slice(1))) || [];
      if (!kind) return null;
      for (const file of filesOf(language)) this.addWatchFile(file);
      named ??= naming(sources());
      const wanted = part(catalogue(language), kind === 'rules', named);
      return `export default ${JSON.stringify(compiled(wanted, language))}`;
    },
  };
}
