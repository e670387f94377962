/** The tables that are played on this device: the door of the page, around `Host`. */
import engineFile from '../../../../offline/target/engine/engine.wasm?url';
import { start } from './engine';
import { Host } from './host';
import { openStore } from './store';
import type { FromWorker, ToWorker } from './words';

const say = (message: FromWorker, ...lines: MessagePort[]): void => postMessage(message, { transfer: lines });

/** What is made when it is asked for, once. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The line to the worker where bots think, which the page brings. */
let meet: (bots: MessagePort) => void;
const met = new Promise<MessagePort>((resolve) => (meet = resolve));

async function begin(): Promise<Host> {
  const [module, store, bots] = await Promise.all([
    WebAssembly.compileStreaming(fetch(engineFile)),
    openStore(() => say({ type: 'volatile' })),
    met,
  ]);
  // What is compiled here need not be loaded and compiled there.
  bots.postMessage(module);
  /** Where decisions are valued: an engine of its own, when that is wanted for the first time. */
  const advisers = later(() => {
    const line = new MessageChannel();
    say({ type: 'adviser' }, line.port2);
    line.port1.postMessage(module);
    line.port1.onmessage = (event: MessageEvent<string[]>) => host.advised(event.data);
    return line.port1;
  });
  const host = new Host({
    store,
    say,
    locks: navigator.locks,
    think: (message) => bots.postMessage(message),
    advise: (message) => advisers().postMessage(message),
    engine: (outside) => start(module, outside),
  });
  await host.start();
  bots.onmessage = (event: MessageEvent<string[]>) => host.decided(event.data);
  say({ type: 'ready' });
  return host;
}

const host = begin();
host.catch((why: unknown) => say({ type: 'failed', why: String(why) }));

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const [bots] = event.ports;
  if (bots) meet(bots);
  else void host.then((ready) => ready.take(event.data));
});
