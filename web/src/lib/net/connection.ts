import type { Ask, Tell } from './wire';

/** How the line to a table is: `gone` means that there is no such table. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'gone';

export interface Listener {
  tell(message: Tell): void;
  line(state: LineState): void;
  /** The server has told all that was missed. */
  caughtUp(): void;
}

/** As much of a WebSocket as a connection uses. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a connection needs from its surroundings; tests bring their own. */
export interface Surroundings {
  socket(url: string): Line;
  /** Called when no socket could be opened: false if the table does not exist. */
  exists(): Promise<boolean>;
  /** How much help is wanted: calm, helper or expert. */
  help(): string;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const QUIET = 20_000;
const DEAD = 8_000;

/**
 * One line to one table. Retries for ever, at once when the page is seen again or the network is back, and
 * names the last message it saw so that nothing is missed or told twice.
 */
export class Connection {
  private socket: Line | null = null;
  private last = 0;
  private attempts = 0;
  private behind = true;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private wasOpened = false;
  /** When to come back, if the server has said so. */
  private after: number | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly world: Surroundings,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('pageshow', this.hurry);
    addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** False if it cannot leave now. */
  send(ask: Ask): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(ask));
    return true;
  }

  /** Whether what the listener knows is up to date. */
  get isCaughtUp(): boolean {
    return !this.behind && this.socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('pageshow', this.hurry);
    removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.retry);
    clearTimeout(this.quiet);
    this.drop();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    this.behind = true;
    this.wasOpened = false;
    this.after = undefined;
    this.listener.line('connecting');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = this.world.socket(
      `${scheme}//${location.host}/api/tables/${this.table}/socket?last=${this.last}&help=${this.world.help()}&ping=text`,
    );
    this.socket = socket;
    this.listen(DEAD);
    socket.onopen = () => {
      this.wasOpened = true;
      this.listen(DEAD);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Tell);
    socket.onclose = () => void this.lost();
  }

  private hear(message: Tell): void {
    this.listen(QUIET);
    if (message.type === 'ping') {
      // The page itself says that it is there: its browser would do so even while the page is frozen.
      this.send({ type: 'pong', id: 0 });
      return;
    }
    if ('n' in message) this.last = Math.max(this.last, message.n);
    this.listener.tell(message);
    if (message.type === 'bye') this.later((this.after = message.after));
    if (this.behind && (message.type === 'table' || message.type === 'changed')) {
      this.behind = false;
      this.attempts = 0;
      this.listener.line('open');
      this.listener.caughtUp();
    }
  }

  /** Silence is answered with a ping, and silence after that with a new line. */
  private listen(patience: number): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      if (patience === QUIET && this.send({ type: 'ping', id: 0 })) this.listen(DEAD);
      else void this.lost();
    }, patience);
  }

  private async lost(): Promise<void> {
    clearTimeout(this.quiet);
    const opened = this.wasOpened;
    this.drop();
    this.behind = true;
    if (this.closed) return;
    this.listener.line('waiting');
    this.later(this.after ?? this.patience());
    if (!opened && !(await this.world.exists()) && !this.closed) {
      this.close();
      this.listener.line('gone');
    }
  }

  /** Longer after each attempt, and for no two the same. */
  private patience(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    return wait * (0.75 + Math.random() / 2);
  }

  private later(wait: number): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.socket === null) this.connect();
    else if (this.send({ type: 'ping', id: 0 })) this.listen(3_000);
  };
}
