import { keep, recall } from '../net/keep';
import { Refused } from '../net/refused';
import type { Line } from '../net/connection';
import type { Me } from '../net/rest';
import type { GameSlug, Open, Problem, TableInfo } from '../net/wire';
import { settings } from '../state/settings.svelte';
import { shell } from '../state/shell.svelte';
import { LocalSocket } from './socket';
import { status } from './status.svelte';
import type { Branch, FromWorker, Guest, Kind, Request, Requests, ToWorker } from './words';

/** A module with a type that only browsers with garbage collection for WebAssembly understand. */
const COLLECTED = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const PACE = 900;

const NO_ENGINE: Problem = {
  code: 'no-engine',
  message: 'The engine does not run on this device.',
  clause: '',
  details: {},
};

const supported = (): boolean =>
  typeof WebAssembly === 'object' &&
  typeof Worker === 'function' &&
  'locks' in navigator &&
  WebAssembly.validate(COLLECTED);

/** What some browsers tell of the line. */
interface Metered {
  saveData?: boolean;
  type?: string;
}

/** Whether what is loaded may cost money. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Metered };
  return connection?.saveData === true || connection?.type === 'cellular';
}

interface Asked {
  resolve(answer: Requests[Kind]['answer']): void;
  reject(why: Refused): void;
}

/** The tables that are played on this device, without the server: the engine runs in a worker. */
class Local {
  private worker: Worker | null = null;
  /** Where bots think, and where decisions are valued. */
  private readonly thinkers: Worker[] = [];
  private ready = false;
  private began = false;
  /** The engine did not begin, or was stopped: nobody need wait for it. */
  private failed = false;
  /** Those who want to know when it is clear whether the engine runs. */
  private patient: ((runs: boolean) => void)[] = [];
  private numbers = 0;
  private readonly asked = new Map<number, Asked>();
  private readonly sockets = new Map<string, LocalSocket>();
  /** Is called when a game has ended here. */
  onfinish: () => void = () => undefined;
  private readonly own = new Set(recall<string[]>('local.tables') ?? []);
  private readonly lessons = new Set(recall<string[]>('local.lessons') ?? []);
  private readonly branches = new Set<string>();

  /** Whether the engine is there. */
  get runs(): boolean {
    return this.ready;
  }

  /** Whether games against bots can begin here now. */
  get isReady(): boolean {
    return this.ready && settings.now.local !== false;
  }

  /** Whether a table is one of this device's. */
  has(table: string): boolean {
    return this.own.has(table) || this.lessons.has(table) || this.branches.has(table);
  }

  /** Whether anything was ever played here. */
  get isUsed(): boolean {
    return this.own.size > 0;
  }

  /** Loads the engine, once, where that is wanted and possible; on a metered line it asks before the first time. */
  prepare(): void {
    const wanted = settings.now.local;
    if (wanted === false || !supported()) return;
    status.asking = wanted === null && !this.worker && isMetered() && !recall('local.loaded');
    if (!status.asking) this.start();
  }

  /** What somebody answered who was asked. */
  load(yes: boolean): void {
    settings.change({ local: yes });
    status.asking = false;
    this.prepare();
  }

  /** Waits for the engine; false if it does not run here. */
  async whenReady(): Promise<boolean> {
    this.prepare();
    if (!this.worker || this.ready || this.failed) return this.isReady;
    return await new Promise((resolve) => this.patient.push(resolve));
  }

  private settle(runs: boolean): void {
    this.ready = runs;
    this.patient.splice(0).forEach((resolve) => resolve(runs));
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), {
      type: 'module',
      name: 'table',
    });
    const line = new MessageChannel();
    worker.postMessage(null, [line.port1]);
    this.worker = worker;
    worker.onerror = this.thinker(line.port2).onerror = () => this.trouble();
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data, event.ports[0]);
    return worker;
  }

  /** Made by the page: in Firefox a worker that makes another one now and then stands still for ever. */
  private thinker(line: MessagePort): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.postMessage(null, [line]);
    this.thinkers.push(worker);
    return worker;
  }

  /** Nothing is played here any more, until the page is loaded again. */
  stop(): void {
    this.worker?.terminate();
    for (const worker of this.thinkers) worker.terminate();
    this.fail();
  }

  /** What runs already may go on with what there is; nothing new is begun here. */
  private trouble(): void {
    if (this.began) this.settle(false);
    else this.fail();
  }

  private fail(): void {
    this.failed = true;
    this.settle(false);
    this.asked.forEach(({ reject }) => reject(new Refused(0, NO_ENGINE)));
    this.asked.clear();
  }

  private tell(message: ToWorker): void {
    this.start().postMessage(message);
  }

  private hear(message: FromWorker, line?: MessagePort): void {
    switch (message.type) {
      case 'ready':
        this.began = true;
        this.settle(true);
        keep('local.loaded', true);
        shell.keepEngine();
        break;
      case 'adviser':
        if (line) this.thinker(line);
        break;
      case 'volatile':
        status.volatile = true;
        break;
      case 'failed':
        console.error('offline:', message.why);
        this.fail();
        break;
      case 'finished':
        void persist();
        this.onfinish();
        break;
      case 'answer':
        this.asked.get(message.number)?.resolve(message.answer);
        this.asked.delete(message.number);
        break;
      case 'refused':
        this.asked.get(message.number)?.reject(new Refused(422, message.problem));
        this.asked.delete(message.number);
        break;
      case 'opened':
        this.sockets.get(message.socket)?.opened();
        break;
      case 'text':
        this.sockets.get(message.socket)?.heard(message.text);
        break;
      case 'closed':
        this.sockets.get(message.socket)?.closed();
        this.sockets.delete(message.socket);
    }
  }

  request<K extends Kind>(kind: K, ask: Requests[K]['ask']): Promise<Requests[K]['answer']> {
    if (this.failed) return Promise.reject(new Refused(0, NO_ENGINE));
    const number = ++this.numbers;
    return new Promise((resolve, reject) => {
      this.asked.set(number, { resolve, reject });
      this.tell({ type: 'request', number, request: { kind, ask } as Request });
    });
  }

  /** Opens a table on this device. */
  async open(wish: Open): Promise<TableInfo> {
    const table = await this.request('open', { guest: guest(), wish });
    this.own.add(table.id);
    keep('local.tables', [...this.own]);
    return table;
  }

  /** Begins a lesson on this device. No list shows it. */
  async learn(game: GameSlug): Promise<TableInfo> {
    const table = await this.request('learn', { guest: guest(), game });
    this.lessons.add(table.id);
    keep('local.lessons', [...this.lessons]);
    return table;
  }

  /** Has a game go on otherwise on this device. Nothing of it is kept. */
  async branch(branch: Branch): Promise<TableInfo> {
    return this.aside(await this.request('branch', { guest: guest(), branch }));
  }

  /** The same game before one's last move there, at another table; null if there was none. */
  async stepBack(table: string): Promise<TableInfo | null> {
    const before = await this.request('stepBack', { table });
    return before && this.aside(before);
  }

  private aside(table: TableInfo): TableInfo {
    this.branches.add(table.id);
    return table;
  }

  /** The tables of this device, but for lessons. */
  async tables(): Promise<TableInfo[]> {
    return (await this.request('tables', {})).filter(({ id }) => !this.lessons.has(id));
  }

  /** A line to one of this device's tables, in the shape of the one to the server. */
  socket(table: string, url: string): Line {
    const asked = new URL(url).searchParams;
    const number = `s${++this.numbers}`;
    const socket = new LocalSocket(
      (text) => this.tell({ type: 'text', socket: number, text }),
      () => {
        this.sockets.delete(number);
        this.tell({ type: 'leave', socket: number });
      },
    );
    this.sockets.set(number, socket);
    this.tell({ type: 'settings', pace: PACE * settings.now.speed });
    this.tell({
      type: 'join',
      socket: number,
      table,
      guest: guest(),
      last: asked.get('last') ?? '0',
      help: asked.get('help') ?? 'calm',
    });
    return socket;
  }
}

/** Some browsers ask: so this waits until there is something to lose, and comes between games. */
async function persist(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

/** What whoever plays here is called, also while the server cannot be told. */
export function callMe(name: string): void {
  keep('local.name', name);
}

/** Who plays here: the same person for ever, whoever they are to the server. */
function guest(): Guest {
  let id = recall<string>('local.guest');
  if (!id) {
    id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => DIGITS[byte & 31]).join('');
    keep('local.guest', id);
  }
  return { id, name: recall<string>('local.name') ?? recall<Me>('me')?.name ?? '' };
}

export const local = new Local();
