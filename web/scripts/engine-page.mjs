// A page with nothing but the engine, under the policy of the real ones: for tests, and to measure it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const OFFLINE = here('../../offline/target/');
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Opens it; files of offline/target/parity are there, too. */
export async function openEngine(page) {
  const source = readFileSync(here('../src/lib/offline/engine.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  await page.route('http://engine.test/**', (route) => {
    const name = new URL(route.request().url()).pathname;
    const file = (contentType, ...path) =>
      route.fulfill({ contentType, body: readFileSync(join(OFFLINE, ...path)) });
    if (name === '/engine.js') return route.fulfill({ contentType: 'text/javascript', body: outputText });
    if (name === '/engine.wasm') return file('application/wasm', 'engine', 'engine.wasm');
    if (name.endsWith('.jsonl')) return file('text/plain', 'parity', name);
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': POLICY },
      body: '<!doctype html><title>engine</title>',
    });
  });
  await page.goto('http://engine.test/');
}

/** Has an engine in the page play games by itself; what it answers. */
export function trial(page, words) {
  return page.evaluate(async (asked) => {
    const { start } = await import('/engine.js');
    const module = await WebAssembly.compileStreaming(fetch('/engine.wasm'));
    let answer = '';
    const engine = await start(module, {
      tell: ([, , text]) => (answer = text),
      now: () => Date.now(),
      ticks: () => performance.now(),
      bits: () => 0,
    });
    engine.hear(['trial', '1', ...asked]);
    return answer;
  }, words);
}
