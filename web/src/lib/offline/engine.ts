/** A list of words; the first says what it is about. See docs/offline.md. */
export type Message = string[];

/** What the engine needs from the world around it; tests bring their own. */
export interface Outside {
  tell(message: Message): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds of a clock that never goes back. */
  ticks(): number;
  /** 32 random bits. */
  bits(): number;
}

export interface Engine {
  hear(message: Message): void;
}

const CHUNK = 8192;

/** A word that comes letter by letter. */
class Letters {
  private letters = new Uint16Array(1 << 14);
  private length = 0;

  put(letter: number): void {
    if (this.length === this.letters.length) {
      const more = new Uint16Array(2 * this.length);
      more.set(this.letters);
      this.letters = more;
    }
    this.letters[this.length++] = letter;
  }

  take(): string {
    let word = '';
    for (let at = 0; at < this.length; at += CHUNK) {
      word += String.fromCharCode(...this.letters.subarray(at, Math.min(at + CHUNK, this.length)));
    }
    this.length = 0;
    return word;
  }
}

/** Starts an engine. The functions are those of `Wasm.java`. */
export async function start(module: WebAssembly.Module, outside: Outside): Promise<Engine> {
  let incoming: Message = [];
  let word = '';
  let at = 0;
  const letters = new Letters();
  let outgoing: Message = [];
  const eightfold = {
    words: () => incoming.length,
    letters: () => {
      word = incoming.shift() ?? '';
      at = 0;
      return word.length;
    },
    take: () => word.charCodeAt(at++),
    put: (letter: number) => letters.put(letter),
    endWord: () => outgoing.push(letters.take()),
    endMessage: () => {
      const message = outgoing;
      outgoing = [];
      outside.tell(message);
    },
    clock: () => outside.now(),
    ticking: () => outside.ticks(),
    bits: () => outside.bits(),
  };
  const instance = await WebAssembly.instantiate(module, imports(module, eightfold));
  const hear = instance.exports.hear as () => void;
  return {
    hear: (message) => {
      incoming = [...message];
      try {
        hear();
      } catch (e) {
        throw readable(instance, e);
      }
    },
  };
}

/** The same as an error with a message, if it was thrown by the engine itself. */
function readable({ exports }: WebAssembly.Instance, thrown: unknown): unknown {
  const tag = exports['teavm.javaException'] as WebAssembly.Tag;
  if (!(thrown instanceof WebAssembly.Exception) || !thrown.is(tag)) return thrown;
  const message = exports['teavm.exceptionMessage'] as (exception: unknown) => unknown;
  const text = exports['teavm.stringToJs'] as (java: unknown) => string;
  const said = message(thrown.getArg(tag, 0));
  return new Error('the engine failed' + (said ? ': ' + text(said) : ''));
}

/**
 * What the compiler's library imports. Its own loader is not used: that makes functions from text, which the
 * page's policy forbids. What the engine never calls is there in name only.
 */
function imports(module: WebAssembly.Module, eightfold: WebAssembly.ModuleImports): WebAssembly.Imports {
  const number = (value: number) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  const [wanted] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min, dataSize } = JSON.parse(new TextDecoder().decode(wanted)) as {
    min: number;
    dataSize?: number;
  };
  const known: WebAssembly.Imports = {
    eightfold,
    env: { memory: new WebAssembly.Memory({ initial: min, maximum: 1 << 15 }) },
    teavm: { takeStackTrace: () => null, decorateException: () => undefined },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmJso: {
      stringBuiltinsSupported: () => 0,
      createClass: () => null,
      createFunction1: () => (text: string) => text,
      callFunction1: (f: (text: string) => string, text: string) => f(text),
      defineFunction: (f: unknown) => f,
      defineStaticMethod: () => undefined,
      // For System.nanoTime, which is performance.now.
      global: (name: 'performance') => globalThis[name],
      callMethod0: (clock: Performance, method: 'now') => clock[method](),
      unwrapDouble: (value: number) => value,
      isUndefined: (value: unknown) => (value === undefined ? 1 : 0),
    },
    teavmMath: { exp: Math.exp, sqrt: Math.sqrt, log: Math.log, pow: Math.pow, cbrt: Math.cbrt },
    'wasm:js-string': {
      fromCharCode: (code: number) => String.fromCharCode(code),
      concat: (first: string, second: string) => first + second,
      charCodeAt: (text: string, at: number) => text.charCodeAt(at),
      length: (text: string) => text.length,
      substring: (text: string, from: number, to: number) => text.substring(from, to),
    },
    teavmMemory: {
      heapOffset: number(((dataSize ?? 0) + 7) & ~7),
      maxSize: number(0x7fffffff),
      notifyHeapResized: () => undefined,
    },
  };
  const all: WebAssembly.Imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const found = known[from]?.[name];
    if (!found && kind !== 'function') throw new Error(`the engine wants ${from}.${name}`);
    (all[from] ??= {})[name] = found ?? missing(`${from}.${name}`);
  }
  return all;
}

const missing = (name: string) => (): never => {
  throw new Error(`the engine called ${name}`);
};
