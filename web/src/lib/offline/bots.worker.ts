/**
 * Where bots think, so that the table never waits for them: an engine that follows the tables' logs. Another one of
 * these values decisions.
 */
import { start, type Engine, type Message } from './engine';

let engine: Promise<Engine>;

/** The page brings the line to the tables' worker; what comes first there is the engine as it was compiled there. */
addEventListener('message', ({ ports: [tables] }: MessageEvent) => {
  if (!tables) return;
  const outside = {
    tell: (message: Message) => tables.postMessage(message),
    now: () => Date.now(),
    ticks: () => performance.now(),
    bits: () => crypto.getRandomValues(new Int32Array(1))[0] as number,
  };
  tables.onmessage = ({ data }: MessageEvent<WebAssembly.Module | Message>) => {
    if (data instanceof WebAssembly.Module) engine = start(data, outside);
    else
      void engine
        .then((ready) => ready.hear(data))
        .catch((e: unknown) => {
          tables.postMessage(['failed', data[1] ?? '', String(e)]);
          throw e;
        });
  };
});
