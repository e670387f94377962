import { tick, untrack } from 'svelte';
import { Flights } from '../lib/flights.svelte';
import { MS, ms, reduced, stagger } from '../lib/motion';
import { Queue } from '../lib/queue';
import { playSound, type Sound } from '../lib/sound';
import { keepTale, recallTale } from '../lib/state/tale';
import type { GameEvent, Happening, View } from '../lib/net/wire';
import type { GameKit, TableContext } from './contract';
import type { Moment, SettlementShow, Trip } from './show';
import { plainLine, type Line } from './line';
import { narrate, tell } from './narrate';
import { timeLeft, who, type Voice } from './voice';

const LINES = 200;

/** Of all that could be heard at once, the first. */
const LOUDEST: readonly Sound[] = ['thud', 'card', 'chime'];

type Seen<V, E> = Pick<TableContext<V, E>, 'seat' | 'view' | 'events'>;
type Told<E> = TableContext<unknown, E>['told'];

/** The events of the game itself. */
const happened = <E extends GameEvent>(all: Happening<E>[]): E[] =>
  all.filter((event): event is E => event.type !== 'took-back');

/**
 * What is on show: the views of a table one after the other, at a pace that can be followed, with
 * what flies, what is said and what is heard. The player's own hand and choices do not wait for it.
 */
export class Stage<V extends View, E extends GameEvent> {
  view = $state.raw() as V;
  settlement = $state.raw<SettlementShow | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The sentence that stands at the table: of what happened last, the most telling. */
  latest = $state.raw<Line | null>(null);
  moment = $state.raw<Moment | null>(null);
  polite = $state.raw({ text: '', n: 0 });
  urgent = $state.raw({ text: '', n: 0 });
  readonly flights = new Flights();
  root: HTMLElement | undefined;
  readonly #ctx: () => TableContext<V, E>;
  readonly #queue: Queue;
  #seen: Seen<V, E>;
  #after: V | null = null;
  #turn = false;
  #passing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    ctx: () => TableContext<V, E>,
    readonly kit: GameKit<V, E>,
  ) {
    this.#ctx = ctx;
    const now = ctx();
    this.#seen = { seat: now.seat, view: now.view, events: now.events };
    this.view = now.view;
    this.lines = recallTale(now.told.game);
    this.latest = this.lines.at(-1) ?? null;
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
    $effect(() => () => {
      this.#queue.end();
      clearTimeout(this.#passing);
    });
    // The deal came together with the table.
    $effect(() => untrack(() => this.#tell(now.told)));
  }

  /** An input of the player: whatever still waits to be shown is shown. */
  hurry(): void {
    this.#queue.flush();
    this.flights.clear();
    this.moment = null;
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

  #receive(now: Seen<V, E>, told: Told<E>, turn: boolean): void {
    const { seat, view, events } = this.#seen;
    this.#seen = now;
    if (now.seat !== seat) {
      // What one seat saw is not shown to another.
      this.#queue.flush();
      this.#queue.end();
      this.#after = null;
      this.view = now.view;
    } else if (now.view !== view) {
      const news = now.events === events ? [] : now.events;
      this.#queue.push({ show: () => this.#show(now.view, news, told) });
    }
    if (turn && !this.#turn) {
      this.#cry(this.#ctx().t('table.your-turn'));
      if (this.#ctx().sound) playSound('rise');
    }
    this.#turn = turn;
  }

  #show(view: V, news: Happening<E>[], told: Told<E>): number {
    const ctx = this.#ctx();
    const before = this.view;
    if (news.length > 0) this.#tell(told);
    const events = happened(news);
    const scene = this.kit.settle(before, events, this.#voice(told));
    if (scene) {
      this.settlement = scene;
      this.#after = view;
      this.#queue.hold();
      ctx.settling(true);
      return 0;
    }
    // What one event moves starts when what the event before it moved has arrived.
    const waves = events.map((event) => this.kit.trips(event, ctx.seat)).filter((trips) => trips.length > 0);
    const from = waves.map((trips) => trips.map((trip) => this.#rect(trip.from)));
    this.view = view;
    this.#sound(events);
    if (ctx.speed > 0 && !reduced()) {
      void tick().then(() => waves.forEach((trips, wave) => this.#launch(trips, from[wave] ?? [], wave)));
    }
    if (news.length === 0) return 0;
    return this.#celebrate(events, this.#voice(told)) ? ms(MS.moment, ctx.speed) : ms(MS.look, ctx.speed);
  }

  /** Shows the moment among these events, if there is one. */
  #celebrate(events: E[], voice: Voice): boolean {
    const { speed } = this.#ctx();
    const event = events.findLast((one) => this.kit.moment?.(one));
    const found = event && this.kit.moment?.(event);
    if (!event || !found || speed === 0) return false;
    const life = ms(MS.moment, speed);
    this.moment = { text: narrate(event, voice), tone: found.tone, faces: found.faces ?? [], life };
    clearTimeout(this.#passing);
    this.#passing = setTimeout(() => (this.moment = null), life);
    return true;
  }

  #launch(trips: Trip[], from: (DOMRect | undefined)[], wave: number): void {
    const { game, speed } = this.#ctx();
    trips.forEach((trip, i) => {
      const start = from[i];
      const to = this.#rect(trip.to);
      if (!start || !to) return;
      const what = 'token' in trip.what ? trip.what : { deck: game.deck, face: trip.what.face };
      const delay = ms(MS.travel * wave, speed) + stagger(i, speed);
      this.flights.launch({ what, from: start, to, delay, speed });
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

  #tell(told: Told<E>): void {
    const voice = this.#voice(told);
    const { events } = told;
    const sentences = events.map((event) => ({ event, line: this.#narrate(event, voice) }));
    const lines = sentences.map(({ line }) => line).filter(({ text }) => text !== '');
    if (lines.length === 0) return;
    this.lines = [...this.lines, ...lines].slice(-LINES);
    this.latest = this.#telling(sentences) ?? lines.at(-1) ?? null;
    const text = lines.map((line) => line.text).join(' ');
    const urgent = happened(events).some((event) => this.kit.urgent?.(event, this.#ctx().seat));
    if (urgent) this.#cry(text);
    else this.#say(text);
  }

  /** The sentence of the moment, or the last one that is not passed over. */
  #telling(all: { event: Happening<E>; line: Line }[]): Line | undefined {
    const spoken = all.filter(({ line }) => line.text !== '');
    const own = spoken.flatMap(({ event, line }) =>
      event.type === 'took-back' ? [] : [{ event: event as E, line }],
    );
    const moment = own.findLast(({ event }) => this.kit.moment?.(event));
    return (moment ?? own.findLast(({ event }) => !this.kit.quiet?.(event)))?.line;
  }

  #voice(told: Told<E>): Voice {
    const { game, people, t } = this.#ctx();
    return { game, people, t, seat: told.seat };
  }

  #narrate(event: Happening<E>, voice: Voice): Line {
    if (event.type !== 'took-back') return tell(event, voice);
    return plainLine(event.actor, voice.t('table.took-back', who(voice, event.actor)));
  }

  #say(text: string): void {
    this.polite = { text, n: this.polite.n + 1 };
  }

  #cry(text: string): void {
    this.urgent = { text, n: this.urgent.n + 1 };
  }

  #sound(events: E[]): void {
    const type = (event: E): E['type'] => event.type;
    const heard = events.map((event) => this.kit.sounds[type(event)]);
    const sound = LOUDEST.find((one) => heard.includes(one));
    if (sound && this.#ctx().sound) playSound(sound);
  }
}
