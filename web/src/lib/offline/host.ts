import type { FinishedGame, GameSummary, Problem, Quality, TableInfo } from '../net/wire';
import { Branches } from './branches';
import type { Engine, Message, Outside } from './engine';
import { lastRound } from './remarks';
import type { Finished, Store } from './store';
import type { Branch, FromWorker, Guest, Kind, Own, Request, Requests, ToWorker } from './words';

/** What the host of the tables needs; tests bring their own. */
export interface World {
  store: Store;
  say(message: FromWorker): void;
  locks: Pick<LockManager, 'request'>;
  /** Tells the place where bots think. */
  think(message: Message): void;
  /** Tells the place where decisions are valued. */
  advise(message: Message): void;
  engine(outside: Outside): Promise<Engine>;
}

type Answer = Requests[Kind]['answer'];
type Json = Answer | Problem;

/** Something that the engine would not do. */
class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const NO_GAME: Problem = {
  code: 'no-such-game',
  message: 'There is no such finished game.',
  clause: '',
  details: {},
};
const NO_TABLE: Problem = { ...NO_GAME, code: 'unknown-table', message: 'There is no such table.' };

const DAMAGED: Problem = { ...NO_GAME, code: 'store-damaged', message: 'The stored game is damaged.' };

/** How the last line of a table's log begins when its game is over. */
const CLOSED = '{"kind":"closed"';

/** Milliseconds that a bot may think; the pace hides them. */
const THINKING = 150;

/**
 * Hosts the tables of this device in an engine: their logs are in the store, their clocks are the browser's. A table
 * is in one tab at a time, which holds its lock.
 */
export class Host {
  private engine: Engine | null = null;
  private readonly told: Message[] = [];
  private hearing = false;
  private numbers = 0;
  private readonly waiting = new Map<string, (message: Message) => void>();
  /** Tables that are folded here, and how to let go of them. */
  private readonly held = new Map<string, { ready: Promise<boolean>; release: () => void }>();
  private readonly sockets = new Map<string, string>();
  private readonly branches = new Branches();
  private remarks = 0;

  constructor(private readonly world: World) {}

  async start(): Promise<void> {
    this.engine = await this.world.engine({
      tell: (message) => this.told.push(message),
      now: () => Date.now(),
      ticks: () => performance.now(),
      bits: () => crypto.getRandomValues(new Int32Array(1))[0] as number,
    });
  }

  /** What the place says where decisions are valued. */
  advised(message: Message): void {
    const [what = '', number = '', why = ''] = message;
    if (what === 'failed') this.settle(number, ['refused', number, failure(why)]);
    else this.settle(number, message);
  }

  /** What a bot decided. */
  decided(message: Message): void {
    if (message[0] === 'decided') this.hear(message);
  }

  take(message: ToWorker): void {
    switch (message.type) {
      case 'settings': {
        const settings = ['settings', String(message.pace), 'millis', String(THINKING)];
        this.world.think(settings);
        this.hear(settings);
        break;
      }
      case 'request':
        void this.answer(message.number, message.request);
        break;
      case 'join':
        void this.join(message);
        break;
      case 'text':
        this.hear(['text', message.socket, message.text]);
        break;
      case 'leave':
        this.leave(message.socket);
    }
  }

  // ---- the engine

  /** What the engine tells while it hears is done when it has heard. */
  private hear(message: Message): void {
    this.engine?.hear(message);
    if (this.hearing) return;
    this.hearing = true;
    try {
      for (let next = this.told.shift(); next; next = this.told.shift()) this.obey(next);
    } finally {
      this.hearing = false;
    }
  }

  private obey(message: Message): void {
    const [what = '', who = '', one = '', two = '', three = ''] = message;
    switch (what) {
      case 'say':
        this.world.say({ type: 'text', socket: who, text: one });
        break;
      case 'close':
        this.close(who, Number(one));
        break;
      case 'append':
        void this.append(who, Number(one), two, message.slice(4));
        break;
      case 'later':
        setTimeout(() => this.hear(['wake', who, one]), Number(two));
        break;
      case 'think':
        this.world.think(['ponder', who, one, two, three]);
        break;
      case 'report':
        console.error('offline:', ...message);
        break;
      case 'damaged':
        console.error('offline:', ...message);
        this.settle(who, ['refused', who, JSON.stringify(DAMAGED)]);
        break;
      default:
        this.settle(who, message);
    }
  }

  private settle(number: string, answer: Message): void {
    this.waiting.get(number)?.(answer);
    this.waiting.delete(number);
  }

  /** A move is shown when it is stored. */
  private async append(table: string, number: number, summary: string, lines: string[]): Promise<void> {
    this.world.think(['follow', table, ...lines]);
    if (this.branches.append(table, lines)) return this.hear(['durable', table]);
    const game = summary ? finished(table, number, summary) : undefined;
    await this.world.store.append({ table, lines, ...(game && { game }) });
    if (game) this.world.say({ type: 'finished' });
    this.hear(['durable', table]);
  }

  /** Asks the engine for something that it answers at once. */
  private ask(what: string, ...words: Message): Promise<Message> {
    const number = `r${++this.numbers}`;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      this.hear([what, number, ...words]);
    });
  }

  private async json<T extends Json>(what: string, ...words: Message): Promise<T> {
    return read(await this.ask(what, ...words));
  }

  private async text(what: string, ...words: Message): Promise<string> {
    const [kind, , text = ''] = await this.ask(what, ...words);
    if (kind === 'refused') throw new Refusal(JSON.parse(text) as Problem);
    return text;
  }

  /** Asks where decisions are valued. */
  private async advice(what: string, number: string, ...words: Message): Promise<Quality> {
    const message = await new Promise<Message>((resolve) => {
      this.waiting.set(number, resolve);
      this.world.advise([what, number, ...words]);
    });
    return read(message);
  }

  // ---- requests

  private async answer(number: number, request: Request): Promise<void> {
    try {
      this.world.say({ type: 'answer', number, answer: await this.grant(request) });
    } catch (e) {
      const problem =
        e instanceof Refusal ? e.problem : { ...NO_TABLE, code: 'internal', message: String(e) };
      this.world.say({ type: 'refused', number, problem });
    }
  }

  private async grant(request: Request): Promise<Answer> {
    switch (request.kind) {
      case 'catalogue':
        return await this.json('catalogue');
      case 'open':
        return await this.open('open', request.ask.guest, JSON.stringify(request.ask.wish));
      case 'learn':
        return await this.open('learn', request.ask.guest, request.ask.game);
      case 'table':
        return await this.look(request.ask.table);
      case 'tables':
        return await this.lookAtAll();
      case 'games':
        return (await this.games()).map(summary).reverse();
      case 'game': {
        const game = await this.find(request.ask.game);
        return { ...(await this.json<FinishedGame>('game', game.summary)), ...own(game) };
      }
      case 'transcript':
        return await this.transcript(await this.find(request.ask.game));
      case 'review':
        return await this.json('review', String(request.ask.game), request.ask.transcript);
      case 'feats':
        return await this.json('feats', request.ask.transcript);
      case 'retell': {
        const { game, seats, deal, moves, options } = request.ask;
        return await this.text('retell', game, String(seats), deal, moves, ...Object.entries(options).flat());
      }
      case 'contents':
        return await this.json('contents', request.ask.file);
      case 'branch':
        return await this.branch(request.ask.guest, request.ask.branch);
      case 'stepBack': {
        const table = this.branches.stepBack(request.ask.table);
        return table === null ? null : await this.look(table);
      }
      case 'advise': {
        const { number, game, seat, seed, transcript } = request.ask;
        return await this.advice('advise', number, `${game}`, `${seat}`, `${seed}`, transcript);
      }
      case 'value':
        return await this.advice('value', request.ask.number, `${request.ask.games}`);
      case 'unadvise':
        this.world.advise(['forget', request.ask.number]);
        return null;
      case 'unsent':
        return (await this.games()).filter(({ verdict }) => !verdict).map(({ id }) => id);
      case 'upload': {
        const game = await this.find(request.ask.game);
        const { ended, names, bots, hints } = summary(game);
        return { ended, names, bots, transcript: await this.transcript(game), ...(hints && { hints }) };
      }
      case 'remark': {
        const { table, game, seat } = request.ask;
        const transcript = await this.transcript({ table, number: game });
        const number = `r${++this.remarks}`;
        try {
          return await lastRound(
            (what, ...words) => this.advice(what, number, ...words),
            transcript,
            seat,
            game,
          );
        } finally {
          this.world.advise(['forget', number]);
        }
      }
      case 'judge':
        await this.world.store.judge(request.ask.game, request.ask.verdict);
        return null;
    }
  }

  /** The tables that may still go on: a finished one is not even read, and a damaged one hides no other. */
  private async lookAtAll(): Promise<TableInfo[]> {
    const found: Promise<TableInfo>[] = [];
    for (const table of await this.world.store.tables()) {
      if (!(await this.world.store.last(table)).startsWith(CLOSED)) found.push(this.look(table));
    }
    const looks = await Promise.allSettled(found);
    return looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []));
  }

  /** All finished games, the oldest first. */
  private async games(): Promise<Finished[]> {
    return (await this.world.store.games()).sort((a, b) => a.ended - b.ended);
  }

  private async transcript({ table, number }: Pick<Finished, 'table' | 'number'>): Promise<string> {
    const log = await this.world.store.log(table);
    if (log.length === 0) throw new Refusal(NO_GAME);
    return await this.text('transcript', table, String(number), ...log);
  }

  private async open(how: 'open' | 'learn', guest: Guest, wish: string): Promise<Answer> {
    const [kind, , what = '', ...lines] = await this.ask(how, guest.id, guest.name, wish);
    if (kind === 'refused') throw new Refusal(JSON.parse(what) as Problem);
    await this.world.store.append({ table: what, lines });
    return await this.look(what);
  }

  /** What would have been is in memory only. */
  private async branch(guest: Guest, wish: Branch): Promise<Answer> {
    const { transcript, game, moves, bots } = wish;
    const words = [guest.id, guest.name, String(game), String(moves), transcript, ...bots];
    const [kind, , what = '', ...lines] = await this.ask('branch', ...words);
    if (kind === 'refused') throw new Refusal(JSON.parse(what) as Problem);
    this.branches.open(what, lines);
    return await this.look(what);
  }

  private async log(table: string): Promise<string[]> {
    return this.branches.log(table) ?? (await this.world.store.log(table));
  }

  /** The table may be in another tab. */
  private async look(table: string): Promise<TableInfo> {
    return await this.json('look', table, ...(await this.log(table)));
  }

  private async find(id: string): Promise<Finished> {
    const found = (await this.world.store.games()).find((game) => game.id === id);
    if (!found) throw new Refusal(NO_GAME);
    return found;
  }

  // ---- tables and sockets

  /** Folds a table here, as soon as no other tab has it; false if there is no such table. */
  private hold(table: string): Promise<boolean> {
    const known = this.held.get(table);
    if (known) return known.ready;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const ready = new Promise<boolean>((resolve, reject) => {
      this.world.locks
        .request('eightfold.table.' + table, async () => {
          const log = await this.log(table);
          if (log.length === 0) {
            this.held.delete(table);
            return resolve(false);
          }
          this.world.think(['follow', table, ...log]);
          this.hear(['fold', table, ...log]);
          resolve(true);
          await released;
        })
        .catch(reject);
    });
    this.held.set(table, { ready, release });
    return ready;
  }

  private async join(message: Extract<ToWorker, { type: 'join' }>): Promise<void> {
    const { socket, table, guest, last, help } = message;
    this.sockets.set(socket, table);
    if (!(await this.hold(table))) return this.close(socket, 1008);
    if (!this.sockets.has(socket)) return this.letGo(table);
    this.world.say({ type: 'opened', socket });
    this.hear(['join', socket, table, guest.id, guest.name, last, help]);
  }

  private leave(socket: string): void {
    const table = this.sockets.get(socket);
    this.sockets.delete(socket);
    this.hear(['leave', socket]);
    if (table) this.letGo(table);
  }

  private close(socket: string, code: number): void {
    this.world.say({ type: 'closed', socket, code });
    this.leave(socket);
  }

  /** Another tab may have it when nobody here is at it any more. */
  private letGo(table: string): void {
    const held = this.held.get(table);
    if (!held || [...this.sockets.values()].includes(table)) return;
    this.held.delete(table);
    this.hear(['forget', table]);
    this.world.think(['forget', table]);
    held.release();
  }
}

/** What an answer says, or why it was refused. */
function read<T extends Json>([kind, , text = '']: Message): T {
  if (kind === 'refused') throw new Refusal(JSON.parse(text) as Problem);
  return JSON.parse(text) as T;
}

const failure = (why: string): string =>
  JSON.stringify({ ...NO_TABLE, code: 'internal', message: why } satisfies Problem);

const own = ({ verdict }: Finished): Own => ({ copy: verdict ?? 'waiting' });

const summary = (game: Finished): GameSummary & Own => ({
  ...(JSON.parse(game.summary) as GameSummary),
  device: true,
  ...own(game),
});

function finished(table: string, number: number, summary: string): Finished {
  const { id, ended } = JSON.parse(summary) as { id: string; ended: number };
  return { id, table, number, ended, summary };
}
