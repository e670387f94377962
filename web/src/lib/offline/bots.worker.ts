/**
 * Where bots think, so that the table never waits for them: an engine that follows the tables' logs. Another one of
 * these values decisions.
 */
import { start, type Engine, type Message } from './engine';

const outside = {
  tell: (message: Message) => postMessage(message),
  now: () => Date.now(),
  ticks: () => performance.now(),
  bits: () => crypto.getRandomValues(new Int32Array(1))[0] as number,
};

let engine: Promise<Engine>;

/** The first message is the engine as the tables' worker has compiled it. */
addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module | Message>) => {
  if (data instanceof WebAssembly.Module) engine = start(data, outside);
  else
    void engine
      .then((ready) => ready.hear(data))
      .catch((e: unknown) => {
        postMessage(['failed', data[1] ?? '', String(e)]);
        throw e;
      });
});
