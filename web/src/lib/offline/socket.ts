import type { Line } from '../net/connection';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** A line to a table on this device. It has the shape of a WebSocket, so that nobody need know the difference. */
export class LocalSocket implements Line {
  readyState = CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(
    private readonly say: (text: string) => void,
    private readonly leave: () => void,
  ) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.say(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.leave();
  }

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.(new Event('open'));
  }

  heard(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  /** The table closed it. */
  closed(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}
