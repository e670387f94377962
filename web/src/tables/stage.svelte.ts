import { tick, untrack } from 'svelte';
import { Flights } from '../lib/flights.svelte';
import { MS, ms, reduced, stagger } from '../lib/motion';
import { Queue } from '../lib/queue';
import { cardSound, caughtSound, gemSound, turnSound } from '../lib/sound';
import { keepTale, recallTale } from '../lib/state/tale';
import type { TableContext } from './contract';
import type { GameShow, SettlementShow, Trip } from './show';
import { ended, timeLeft, who, type TableEvent, type Voice } from './voice';

const LINES = 200;

type Told = TableContext['told'];

/**
 * What is on show: the views of a table one after the other, at a pace that can be followed, with
 * what flies, what is said and what is heard. The player's own hand and choices do not wait for it.
 */
export class Stage<V> {
  view = $state.raw() as V;
  settlement = $state.raw<SettlementShow | null>(null);
  lines = $state.raw<string[]>([]);
  polite = $state.raw({ text: '', n: 0 });
  urgent = $state.raw({ text: '', n: 0 });
  readonly flights = new Flights();
  root: HTMLElement | undefined;
  readonly #ctx: () => TableContext;
  readonly #game: GameShow<V>;
  readonly #queue: Queue;
  #seen: { seat: number; view: unknown; events: unknown };
  #after: V | null = null;
  #turn = false;

  constructor(ctx: () => TableContext, game: GameShow<V>) {
    this.#ctx = ctx;
    this.#game = game;
    const now = ctx();
    this.#seen = { seat: now.seat, view: now.view, events: now.events };
    this.view = now.view as V;
    this.lines = recallTale(now.told.game);
    this.#queue = new Queue({ jumped: (count) => this.#say(this.#ctx().t('table.jumped', { count })) });
    $effect(() => {
      const { seat, view, events, told, legal } = this.#ctx();
      untrack(() => this.#receive({ seat, view, events }, told, legal.length > 0));
    });
    $effect(() => keepTale(this.#ctx().told.game, this.lines));
    $effect(() => {
      const refusal = this.#ctx().refusal;
      if (refusal) untrack(() => this.#cry(refusal.message));
    });
    // Once in a move those who only listen hear of the time: when half of it is gone.
    const late = $derived(this.#late());
    $effect(() => {
      if (late) untrack(() => this.#say(timeLeft(this.#ctx(), this.#ctx().clock?.seconds ?? 0)));
    });
    $effect(() => () => this.#queue.end());
    // The deal came together with the table.
    $effect(() => untrack(() => this.#tell(now.told)));
  }

  /** An input of the player: whatever still waits to be shown is shown. */
  hurry(): void {
    this.#queue.flush();
    this.flights.clear();
  }

  /** Says something to those who listen, outside the course of the game. */
  say(text: string): void {
    this.#say(text);
  }

  closeSettlement(): void {
    this.settlement = null;
    if (this.#after !== null) this.view = this.#after;
    this.#after = null;
    this.#queue.release();
    // A settlement may have followed at once.
    this.#ctx().settling(this.settlement !== null);
    this.#ctx().next();
  }

  #late(): boolean {
    const { clock, seat } = this.#ctx();
    return clock !== null && clock.seat === seat && clock.sides <= 4;
  }

  #receive(now: { seat: number; view: unknown; events: unknown[] }, told: Told, turn: boolean): void {
    const { seat, view, events } = this.#seen;
    this.#seen = now;
    if (now.seat !== seat) {
      // What one seat saw is not shown to another.
      this.#queue.flush();
      this.#queue.end();
      this.#after = null;
      this.view = now.view as V;
    } else if (now.view !== view) {
      const news = now.events === events ? [] : (now.events as TableEvent[]);
      this.#queue.push({ show: () => this.#show(now.view as V, news, told) });
    }
    if (turn && !this.#turn) {
      this.#cry(this.#ctx().t('table.your-turn'));
      turnSound(this.#ctx().sound);
    }
    this.#turn = turn;
  }

  #show(view: V, events: TableEvent[], told: Told): number {
    const ctx = this.#ctx();
    const before = this.view;
    if (events.length > 0) this.#tell(told);
    const scene = this.#game.settle(before, events, this.#voice(told));
    if (scene) {
      this.settlement = scene;
      this.#after = view;
      this.#queue.hold();
      ctx.settling(true);
      return 0;
    }
    const trips = events.flatMap((event) => this.#game.trips(event, ctx.seat));
    const from = trips.map((trip) => this.#rect(trip.from));
    this.view = view;
    this.#sound(events);
    if (ctx.speed > 0 && !reduced()) void tick().then(() => this.#launch(trips, from));
    return events.length === 0 ? 0 : ms(MS.look, ctx.speed);
  }

  #launch(trips: Trip[], from: (DOMRect | undefined)[]): void {
    const { game, speed } = this.#ctx();
    trips.forEach((trip, i) => {
      const start = from[i];
      const to = this.#rect(trip.to);
      if (!start || !to) return;
      const what = 'gem' in trip.what ? trip.what : { game, face: trip.what.face };
      this.flights.launch({ what, from: start, to, delay: stagger(i, speed), speed });
    });
  }

  /** The place of a zone: its last card, or a card in its middle, so that a card flies to a card. */
  #rect(zone: string): DOMRect | undefined {
    const node = this.root?.querySelector(`[data-zone="${zone}"]`);
    const cards = node?.querySelectorAll('.card');
    const card = cards?.[cards.length - 1];
    if (card) return card.getBoundingClientRect();
    const { x, y, width, height } = node?.getBoundingClientRect() ?? new DOMRect();
    return width === 0 ? undefined : new DOMRect(x + width / 2 - 24, y + height / 2 - 34, 48, 67);
  }

  #tell(told: Told): void {
    const voice = this.#voice(told);
    const events = told.events as TableEvent[];
    const lines = events.map((event) => this.#narrate(event, voice)).filter((line) => line !== '');
    if (lines.length === 0) return;
    this.lines = [...this.lines, ...lines].slice(-LINES);
    const caught = events.some((event) => event.type === 'caught' && event.lawbreaker === this.#ctx().seat);
    if (caught) this.#cry(lines.join(' '));
    else this.#say(lines.join(' '));
  }

  #voice(told: Told): Voice {
    const { people, t } = this.#ctx();
    return { people, t, seat: told.seat };
  }

  #narrate(event: TableEvent, voice: Voice): string {
    if (event.type === 'ended') return ended(voice, event);
    if (event.type === 'took-back') return voice.t('table.took-back', who(voice, Number(event.actor)));
    return this.#game.narrate(event, voice);
  }

  #say(text: string): void {
    this.polite = { text, n: this.polite.n + 1 };
  }

  #cry(text: string): void {
    this.urgent = { text, n: this.urgent.n + 1 };
  }

  #sound(events: TableEvent[]): void {
    const on = this.#ctx().sound;
    const has = (...types: string[]) => events.some((event) => types.includes(event.type));
    if (has('caught', 'collected')) caughtSound(on);
    else if (has('taken', 'played', 'spelled', 'dealt')) cardSound(on);
    else if (has('turn')) gemSound(on);
  }
}
