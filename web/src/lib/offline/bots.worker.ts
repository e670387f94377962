/** Where bots think, so that the table never waits for them: an engine that follows the tables' logs. */
import engineFile from '../../../../offline/target/engine/engine.wasm?url';
import { start, type Message } from './engine';

const outside = {
  tell: (message: Message) => postMessage(message),
  now: () => Date.now(),
  ticks: () => performance.now(),
  bits: () => crypto.getRandomValues(new Int32Array(1))[0] as number,
};

const engine = WebAssembly.compileStreaming(fetch(engineFile)).then((module) => start(module, outside));

addEventListener('message', (event: MessageEvent<Message>) => {
  void engine.then((ready) => ready.hear(event.data));
});
