import { keepTale, recallTale } from '../lib/state/tale';
import type { GameEvent, Happening, View } from '../lib/net/wire';
import type { GameKit, TableContext } from './contract';
import { plainLine, type Line } from './line';
import { tell } from './narrate';
import { who, type Voice } from './voice';

const LINES = 200;

/** What was said, and how often something was: equal texts are read again. */
export type Said = { text: string; n: number };

export type Told<E> = TableContext<unknown, E>['told'];

/** The events of the game itself. */
export const happened = <E extends GameEvent>(all: Happening<E>[]): E[] =>
  all.filter((event): event is E => event.type !== 'took-back');

/** What a table tells: the log, the line above one's own row, and what is read out to those who listen. */
export class Teller<V extends View, E extends GameEvent> {
  lines = $state.raw<Line[]>([]);
  /** The sentence that stands at the table: of what happened last, the most telling. */
  latest = $state.raw<Line | null>(null);
  polite = $state.raw<Said>({ text: '', n: 0 });
  urgent = $state.raw<Said>({ text: '', n: 0 });
  readonly #ctx: () => TableContext<V, E>;
  readonly #kit: Pick<GameKit<V, E>, 'quiet' | 'urgent'>;
  /** What was told of an event, since it is said, written and looked at. */
  readonly #told = new WeakMap<Happening<E>, { seat: number; line: Line }>();

  constructor(ctx: () => TableContext<V, E>, kit: Pick<GameKit<V, E>, 'quiet' | 'urgent'>) {
    this.#ctx = ctx;
    this.#kit = kit;
    this.lines = recallTale(ctx().told.game);
    this.latest = this.lines.at(-1) ?? null;
    $effect(() => keepTale(this.#ctx().told.game, this.lines));
  }

  /** Begins anew. */
  begin(lines: Line[], latest: Line | null): void {
    this.lines = lines.slice(-LINES);
    this.latest = latest;
  }

  say(text: string): void {
    this.polite = { text, n: this.polite.n + 1 };
  }

  /** Says something that must be heard at once. */
  cry(text: string): void {
    this.urgent = { text, n: this.urgent.n + 1 };
  }

  /** Says all that a message tells to those who listen: in one piece, so that nothing is cut off. */
  announce(told: Told<E>): void {
    const voice = this.voice(told);
    const text = told.events
      .map((event) => this.#narrate(event, voice).text)
      .filter((line) => line !== '')
      .join(' ');
    if (text === '') return;
    const urgent = happened(told.events).some((event) => this.#kit.urgent?.(event, this.#ctx().seat));
    if (urgent) this.cry(text);
    else this.say(text);
  }

  /** Puts what happened into the log, and on the line unless it is passed over there. */
  write(event: Happening<E>, voice: Voice): void {
    const line = this.#narrate(event, voice);
    if (line.text === '') return;
    this.lines = [...this.lines, line].slice(-LINES);
    if (this.latest === null || !this.#quiet(event)) this.latest = line;
  }

  /** Whether there is something to be read of an event; it may be heard otherwise than it is shown. */
  tellable(event: Happening<E>, heard: Happening<E>, voice: Voice): boolean {
    return !this.#quiet(event) && this.#narrate(heard, voice).text !== '';
  }

  voice(told: Told<E>): Voice {
    const { game, people, t } = this.#ctx();
    return { game, people, t, seat: told.seat };
  }

  #quiet(event: Happening<E>): boolean {
    return event.type !== 'took-back' && (this.#kit.quiet?.(event as E) ?? false);
  }

  #narrate(event: Happening<E>, voice: Voice): Line {
    const known = this.#told.get(event);
    if (known?.seat === voice.seat) return known.line;
    const line = this.#sentence(event, voice);
    this.#told.set(event, { seat: voice.seat, line });
    return line;
  }

  #sentence(event: Happening<E>, voice: Voice): Line {
    if (event.type !== 'took-back') return tell(event, voice);
    return plainLine(event.actor, voice.t('table.took-back', who(voice, event.actor)));
  }
}
