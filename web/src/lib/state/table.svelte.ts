import { Connection, type LineState } from '../net/connection';
import { patched } from '../net/patch';
import { Refused } from '../net/refused';
import { api } from '../net/rest';
import { local } from '../offline/local';
import type {
  Aid,
  Effects,
  Ask,
  Happening,
  Position,
  Problem,
  TableInfo,
  Tell,
  TellHint,
  View,
  Wish,
} from '../net/wire';
import type { Running } from './clock.svelte';
import type { Helper } from './settings.svelte';
import { Shares } from '../fair/shares';

/** A move that was made here and is not answered yet. */
export interface Pending {
  id: number;
  seat: number;
  at: number;
  move: string;
}

/** One of the quick phrases, shown for a moment. */
export interface Remark {
  key: number;
  seat: number;
  phrase: string;
}

const TAKE_BACK = 4_000;
const REMARK = 5_000;
/** What a host asks of a table before the game; hearing it twice does no harm. */
const REPEATED = ['arrange', 'allow-hints', 'bot', 'start'];

/** One table: what the server says about it, and what can be asked of it. */
export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  yours = $state.raw<number[]>([]);
  host = $state(false);
  position = $state.raw<Position | null>(null);
  line = $state<LineState>('connecting');
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** What was refused outside the game: seats, options, starting. */
  trouble = $state.raw<Problem | null>(null);
  takeBackSeat = $state(-1);
  remarks = $state.raw<Remark[]>([]);
  /** The time for a move as the server last told it, and of which position. */
  private timed = $state.raw<(Running & { at: number }) | null>(null);
  /** The last hint, and the last request for one: which position, and its number. */
  private hinted = $state.raw<TellHint | null>(null);
  private hinting = $state.raw<{ at: number; seat: number; id: number } | null>(null);
  /** Whom this device follows while it only watches; -1 for nobody. */
  follow = $state(-1);
  /** The game begins as soon as the table is ready for it. */
  eager = $state(false);

  /** The last request that the server has answered; answers come in the order of the requests. */
  answered = 0;

  private ids = 0;
  /** Of those, what has no answer yet: the line may have broken under it. */
  private unanswered: Ask[] = [];
  private readonly connection: Connection;
  private takeBackTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly ordered = new Map<number, { seat: number; order: string }>();
  private readonly shares = new Shares((wish) => this.request(wish));

  /** The level of help that the server was told, and the one that the position came with. */
  private named: Helper = 'calm';
  private helped: Helper = 'calm';

  constructor(
    table: string,
    private readonly wanted: () => Helper = () => 'calm',
  ) {
    this.connection = new Connection(
      table,
      {
        tell: (message) => this.hear(message),
        line: (state) => {
          this.line = state;
          if (state === 'waiting') this.shares.interrupted();
        },
        caughtUp: () => this.resend(),
      },
      {
        socket: (url) => (local.has(table) ? local.socket(table, url) : new WebSocket(url)),
        exists: () => exists(table),
        help: () => (this.named = this.wanted()),
      },
    );
  }

  close(): void {
    clearTimeout(this.takeBackTimer);
    this.connection.close();
  }

  // ---- what is known

  viewOf(seat: number): View | null {
    const position = this.position;
    return position && patched(position.view, position.mine?.[seat]?.view);
  }

  eventsOf(seat: number): Happening[] {
    const position = this.position;
    return position?.events ? patched(position.events, position.mine?.[seat]?.events) : [];
  }

  legalOf(seat: number): string[] {
    return this.position?.mine?.[seat]?.legal ?? [];
  }

  effectsOf(seat: number): Effects | null {
    return this.position?.mine?.[seat]?.effects ?? null;
  }

  orderOf(seat: number): string | null {
    return this.position?.mine?.[seat]?.order ?? null;
  }

  /** What the server worked out to help this seat, at the level that was asked for. */
  aidOf(seat: number): Aid | null {
    return this.position?.aids?.[seat] ?? null;
  }

  get toAct(): number {
    return this.info?.phase === 'playing' ? (this.position?.view.toAct ?? -1) : -1;
  }

  /** The time for a move, while it runs. */
  get running(): Running | null {
    const timed = this.timed;
    const info = this.info;
    if (!timed || timed.at !== this.position?.at || info?.phase !== 'playing') return null;
    return info.paused || info.seats[timed.seat]?.minded ? null : timed;
  }

  // ---- what can be asked

  ask(wish: Wish): number {
    this.trouble = null;
    return this.request(wish);
  }

  private request(wish: Wish): number {
    const ask: Ask = { ...wish, id: ++this.ids };
    if (REPEATED.includes(ask.type)) this.unanswered.push(ask);
    this.connection.send(ask);
    return ask.id;
  }

  play(seat: number, move: string): void {
    if (!this.position || this.pending) return;
    this.refusal = null;
    this.takeBackSeat = -1;
    this.pending = { id: ++this.ids, seat, at: this.position.at, move };
    if (this.connection.isCaughtUp) this.sendPending();
  }

  /** How much help is wanted now. */
  get level(): Helper {
    return this.wanted();
  }

  /** Tells the server how much help is wanted from now on; a line that is down says so when it is back. */
  help(): void {
    const level = this.wanted();
    if (!this.connection.isCaughtUp || (this.named === level && this.helped === level)) return;
    this.named = level;
    this.ask({ type: 'help', level });
  }

  /** A good move of a seat in this position, if it was asked for. */
  hintOf(seat: number): TellHint | null {
    const hint = this.hinted;
    return hint?.seat === seat && hint.at === this.position?.at ? hint : null;
  }

  /** Whether somebody thinks about one. */
  isHinting(seat: number): boolean {
    const asked = this.hinting;
    return asked?.seat === seat && asked.at === this.position?.at && !this.hintOf(seat);
  }

  askHint(seat: number): void {
    const at = this.position?.at;
    if (at !== undefined) this.hinting = { at, seat, id: this.ask({ type: 'hint', seat }) };
  }

  takeBack(): void {
    const seat = this.takeBackSeat;
    this.takeBackSeat = -1;
    if (seat >= 0) this.ask({ type: 'take-back', seat });
  }

  order(seat: number, order: string | null): void {
    const id = this.ask({ type: 'order', seat, order: order ?? 'none' });
    this.ordered.set(id, { seat, order: order ?? '' });
  }

  /**
   * Another game after this one.
   *
   * @param eager it begins at once, since nobody else has to be asked
   */
  again(eager = false): void {
    this.eager = eager;
    this.ask({ type: 'again' });
  }

  private sendPending(): void {
    if (this.pending) this.connection.send({ type: 'move', ...this.pending });
  }

  /** After a break: what did not arrive goes once more; a move that did, or came too late, is dropped. */
  private resend(): void {
    this.help();
    if (this.hinting && this.isHinting(this.hinting.seat)) this.askHint(this.hinting.seat);
    if (this.info?.phase !== 'lobby' || this.info.fair.revealing) this.unanswered = [];
    for (const ask of this.unanswered) this.connection.send(ask);
    if (this.pending && this.pending.at !== this.position?.at) this.pending = null;
    this.sendPending();
  }

  // ---- what is heard

  private hear(message: Tell): void {
    const re = 're' in message ? message.re : undefined;
    if (re) {
      this.answered = re;
      this.unanswered = this.unanswered.filter((ask) => ask.id > re);
    }
    const share = re !== undefined && this.shares.answered(re);
    switch (message.type) {
      case 'table':
        this.about(message);
        this.position = message.position[0] ?? null;
        this.helped = this.named;
        break;
      case 'changed':
        this.about(message);
        if (message.table.phase === 'lobby') this.position = null;
        break;
      case 'started':
        this.info = message.table;
        this.refusal = this.pending = null;
        this.unanswered = [];
        this.moved(message);
        break;
      case 'played':
        this.moved(message);
        this.offerTakeBack(message.takeBack);
        break;
      case 'took-back':
        this.takeBackSeat = -1;
        this.moved({ ...message, events: [{ type: 'took-back', actor: message.seat }] });
        break;
      case 'said':
        this.remark(message.seat, message.phrase);
        break;
      case 'hint':
        this.hinted = message;
        break;
      case 'clock':
        this.timed = { ...message, end: performance.now() + message.left };
        break;
      case 'done':
        this.done(message.re ?? 0);
        break;
      case 'refused':
        // A share that came too late takes no part: nothing is lost.
        if (!share) this.refused(message.error, message.re ?? 0);
        break;
    }
  }

  private about(message: { table: TableInfo; yours: number[]; host: boolean }): void {
    this.info = message.table;
    this.yours = message.yours;
    this.host = message.host;
    if (message.table.phase === 'lobby') this.shares.attend(message.table.fair, message.yours);
  }

  private moved(message: Position): void {
    this.position = message;
    this.helped = this.named;
    if (this.pending && this.pending.at !== message.at) this.pending = null;
    this.refusal = this.trouble = null;
  }

  private offerTakeBack(seat: number): void {
    clearTimeout(this.takeBackTimer);
    this.takeBackSeat = this.yours.includes(seat) ? seat : -1;
    if (this.takeBackSeat >= 0) {
      this.takeBackTimer = setTimeout(() => (this.takeBackSeat = -1), TAKE_BACK);
    }
  }

  private remark(seat: number, phrase: string): void {
    const key = ++this.ids;
    this.remarks = [...this.remarks.filter((other) => other.seat !== seat), { key, seat, phrase }];
    setTimeout(() => (this.remarks = this.remarks.filter((other) => other.key !== key)), REMARK);
  }

  private done(re: number): void {
    const ordered = this.ordered.get(re);
    this.ordered.delete(re);
    const position = this.position;
    if (!ordered || !position) return;
    const { order: _before, ...mine } = position.mine?.[ordered.seat] ?? {};
    const now = ordered.order === '' ? mine : { ...mine, order: ordered.order };
    this.position = { ...position, events: [], mine: { ...position.mine, [ordered.seat]: now } };
  }

  private refused(problem: Problem, re: number): void {
    if (this.pending && this.pending.id === re) {
      this.pending = null;
      if (problem.code === 'stale') this.ask({ type: 'look' });
      else this.refusal = problem;
    } else if (!this.ordered.delete(re)) {
      if (this.hinting?.id === re) this.hinting = null;
      this.trouble = problem;
    }
  }
}

/** False only if the server says that there is no such table, or that nobody here is a guest any more. */
async function exists(table: string): Promise<boolean> {
  try {
    if (!local.has(table)) await api.known();
    await api.table(table);
    return true;
  } catch (e) {
    const codes = ['signed-out', 'unknown-table'];
    return !(e instanceof Refused && (e.status === 404 || codes.includes(e.problem.code)));
  }
}
