import type { Reasoning } from '../net/wire';
import type { Message } from './engine';

/** A decision and what it was worth; gains in tenths of win points, of the played move over the other one. */
export interface Valued {
  round: number;
  gain: number;
  low: number;
  high: number;
  grade: 'best' | 'good' | 'doubtful' | 'costly' | 'open';
  why: Reasoning;
  otherWhy: Reasoning;
}

interface Progress {
  size: number;
  fine: number;
  done: boolean;
  decisions: Valued[];
}

/** So many games at a time: a bot that wants to think waits no longer than they take. */
const GAMES = 200;
/** So many times at most, and so many after everything is valued as well as all decisions are. */
const MOST = 80;
const MORE = 12;

/** Values what a seat decided in its last round, in the place where bots think and between their thoughts. */
export class Remarks {
  private numbers = 0;
  private readonly waiting = new Map<string, (message: Message) => void>();

  constructor(private readonly think: (message: Message) => void) {}

  /** What came from there; false if it is about something else. */
  heard(message: Message): boolean {
    const waits = this.waiting.get(message[1] ?? '');
    this.waiting.delete(message[1] ?? '');
    waits?.(message);
    return waits !== undefined;
  }

  async of(transcript: string, seat: number, seed: number): Promise<Valued[]> {
    const number = `m${++this.numbers}`;
    let now = await this.ask(number, 'remark', String(seat), String(seed), transcript);
    let left = MOST;
    while (now && !now.done && left > 0) {
      left = Math.min(left, now.fine === now.size ? MORE : MOST) - 1;
      now = await this.ask(number, 'value', String(GAMES));
    }
    this.think(['forget', number]);
    return now && now.fine === now.size ? now.decisions : [];
  }

  private ask(number: string, what: string, ...words: Message): Promise<Progress | null> {
    return new Promise((resolve) => {
      this.waiting.set(number, ([kind, , text = '']) =>
        resolve(kind === 'answer' ? (JSON.parse(text) as Progress) : null),
      );
      this.think([what, number, ...words]);
    });
  }
}
