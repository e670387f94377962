import { untrack } from 'svelte';
import { Flights } from '../lib/flights.svelte';
import { MS, ms, reduced, stagger } from '../lib/motion';
import { Queue } from '../lib/queue.svelte';
import { playSound } from '../lib/sound';
import type { GameEvent, Happening, View } from '../lib/net/wire';
import type { GameKit, TableContext } from './contract';
import { cues, type Cue } from './director';
import type { Moment, Occasion, SettlementShow, Trip } from './show';
import type { Line } from './line';
import { actorOf, tell, tellAs } from './narrate';
import { Teller, happened, type Said, type Told } from './teller.svelte';
import { timeLeft, type Voice } from './voice';

const SHAKE = ['0', '-5px', '5px', '-4px', '4px', '0'].map((x) => ({ translate: `${x} 0` }));

type Seen<V, E> = Pick<TableContext<V, E>, 'seat' | 'view' | 'events'>;

/** What the server told at once. */
interface Message<V, E> {
  view: V;
  events: Happening<E>[];
  told: Told<E>;
  /** The position before it. */
  before: V;
}

/**
 * What is on show: the views of a table one after the other, at a pace that can be followed, with
 * what flies, what is said and what is heard. The player's own hand and choices do not wait for it.
 */
export class Stage<V extends View, E extends GameEvent> {
  view = $state.raw() as V;
  settlement = $state.raw<SettlementShow | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The title of the settlement that is on show, or is to be after what is; empty if there is none. */
  settling = $state('');
  private readonly teller: Teller<V, E>;
  readonly flights = new Flights();
  root: HTMLElement | undefined;
  readonly #ctx: () => TableContext<V, E>;
  readonly #queue: Queue;
  #seen: Seen<V, E>;
  #after: V | null = null;
  /** Tells what came after the settlement that is on show. */
  #rest: () => void = () => undefined;
  #turn = false;
  #starting: (() => void)[] = [];
  #lifting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    ctx: () => TableContext<V, E>,
    readonly kit: Omit<GameKit<V, E>, 'Table'>,
  ) {
    this.#ctx = ctx;
    const now = ctx();
    this.#seen = { seat: now.seat, view: now.view, events: now.events };
    this.view = now.view;
    this.teller = new Teller(ctx, kit);
    this.#queue = new Queue({ jumped: (count) => this.say(this.#ctx().t('table.jumped', { count })) });
    // Before anything is drawn, so that what has to wait is not seen first.
    $effect.pre(() => {
      const { seat, view, events, told, legal } = this.#ctx();
      untrack(() => this.#receive({ seat, view, events }, told, legal.length > 0));
    });
    $effect(() => {
      const refusal = this.#ctx().refusal;
      if (refusal) untrack(() => this.teller.cry(refusal.message));
    });
    // Once in a move those who only listen hear of the time: when half of it is gone.
    const late = $derived(this.#late());
    $effect(() => {
      if (late) untrack(() => this.say(timeLeft(this.#ctx(), this.#ctx().clock?.seconds ?? 0)));
    });
    $effect(() => () => {
      this.#queue.end();
      clearTimeout(this.#lifting);
    });
    // The deal came together with the table.
    $effect(() =>
      untrack(() => {
        this.teller.announce(now.told);
        now.told.events.forEach((event) => this.teller.write(event, this.teller.voice(now.told)));
      }),
    );
  }

  /** An input of the player: whatever still waits to be shown is shown. */
  hurry(): void {
    this.#queue.flush();
    this.#land();
    this.moment = null;
  }

  /** A tap: the beat that is on show is over. */
  skip(): void {
    this.#land();
    this.moment = null;
    this.#queue.skip();
  }

  /** Says something to those who listen, outside the course of the game. */
  say(text: string): void {
    this.teller.say(text);
  }

  get lines(): Line[] {
    return this.teller.lines;
  }

  get latest(): Line | null {
    return this.teller.latest;
  }

  get polite(): Said {
    return this.teller.polite;
  }

  get urgent(): Said {
    return this.teller.urgent;
  }

  /** Whether something is still being shown. */
  get busy(): boolean {
    return this.#queue.busy;
  }

  /**
   * Shows the present position at once, whatever was on show.
   *
   * @param lines what the log tells then
   * @param latest what stands at the table
   */
  jump(lines: Line[], latest: Line | null): void {
    this.#queue.end();
    this.#queue.release();
    this.#land();
    this.moment = this.settlement = this.#after = null;
    this.settling = '';
    this.#rest = () => undefined;
    this.view = this.#ctx().view;
    this.teller.begin(lines, latest);
    this.#ctx().settling(null);
  }

  closeSettlement(): void {
    this.settlement = null;
    this.settling = '';
    if (this.#after !== null) this.view = this.#after;
    this.#after = null;
    this.#rest();
    this.#queue.release();
    // A settlement may have followed at once.
    this.#ctx().settling(this.#title());
    this.#ctx().next();
  }

  #title(): string | null {
    return this.settlement?.title ?? null;
  }

  /** Whoever has left an order only waits: the others' part passes quickly. */
  get #speed(): number {
    const { speed, order } = this.#ctx();
    return order === null ? speed : speed * 0.4;
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
      this.#land();
      this.moment = this.#after = null;
      this.settling = this.#title() ?? '';
      this.view = now.view;
    } else if (now.view !== view) {
      this.#take({ view: now.view, events: now.events === events ? [] : now.events, told, before: view });
    }
    if (turn && !this.#turn) {
      this.teller.cry(this.#ctx().t('table.your-turn'));
      if (this.#ctx().sound) playSound('rise');
    }
    this.#turn = turn;
  }

  /** Puts a message into the queue, beat by beat. */
  #take(message: Message<V, E>): void {
    const { events, view, before } = message;
    const beats = cues(events, this.kit, this.#ctx().seat, before);
    if (beats.length === 0) {
      this.#queue.push({ show: () => this.#turnTo(view) });
      return;
    }
    // The bar speaks of the settlement at once, and never of the round after it.
    const scene = this.#scene(message);
    if (scene) {
      this.settling = scene.title;
      this.#ctx().settling(scene.title);
    }
    const last = beats.length - 1;
    this.#queue.push(
      ...beats.map((cue, i) => ({
        show: () => this.#beat(message, cue, i === last),
        part: i > 0,
        keep: cue.kind === 'moment' && this.#concerns(events[cue.event], before),
      })),
    );
  }

  /** A moment that this seat must not miss: its own, one at its cost, and an alarm for all. */
  #concerns(event: Happening<E> | undefined, before: V): boolean {
    if (!event || event.type === 'took-back') return false;
    const { seat } = this.#ctx();
    const own = event as E;
    const alarm = this.kit.moment?.(own, seat, before)?.tone === 'red';
    return alarm || actorOf(own) === seat || (this.kit.urgent?.(own, seat) ?? false);
  }

  #scene({ events, told }: Message<V, E>): SettlementShow | null {
    return this.kit.settle(this.view, happened(events), this.teller.voice(told));
  }

  #turnTo(view: V): number {
    this.view = view;
    return 0;
  }

  /** Shows one beat. @return how long it wants to be looked at */
  #beat(message: Message<V, E>, cue: Cue, last: boolean): number {
    const { events, told } = message;
    const voice = this.teller.voice(told);
    if (cue.event === 0 && cue.kind !== 'move') this.teller.announce(told);
    if (cue.kind === 'settle') return this.#settle(message, cue.event);
    const event = events[cue.event];
    const heard = told.events[cue.event];
    if (!event || !heard) return 0;
    const own = event.type === 'took-back' ? null : (event as E);
    const moment = own && this.kit.moment?.(own, this.#ctx().seat, message.before);
    if (own && moment && cue.kind === 'moment') {
      this.teller.write(heard, voice);
      return this.#celebrate(own, moment, voice);
    }
    if (!moment) {
      if (cue.event === 0) this.teller.announce(told);
      this.teller.write(heard, voice);
      this.#sound(own);
    }
    const quick = this.#move(own ? this.kit.trips(own, this.#ctx().seat) : [], message, cue);
    if (own) this.#strike(own, quick);
    const look = last ? MS.look : this.teller.tellable(event, heard, voice) ? MS.look * 0.6 : 0;
    return ms(Math.max(quick, look), this.#speed);
  }

  /** Lets things fly, and shows the table as it is afterwards if it is time. @return how long that takes */
  #move(trips: Trip[], { view }: Message<V, E>, { turns }: Cue): number {
    const from = trips.map((trip) => this.#rect(trip.from));
    const live = this.#speed > 0 && !reduced() && !this.#queue.flushing && !document.hidden;
    this.moment = null;
    if (turns) {
      trips.forEach((trip) => this.flights.lift(trip.from));
      clearTimeout(this.#lifting);
      this.#lifting = setTimeout(() => this.flights.lift(), ms(MS.travel, this.#speed));
      this.view = view;
    }
    if (live && trips.length > 0) this.#soon(() => this.#launch(trips, from, !turns));
    return trips.length === 0 ? 0 : MS.travel + MS.stagger * Math.min(trips.length, 8);
  }

  /** Lets a seat feel what arrives there after so many milliseconds. */
  #strike(event: E, after: number): void {
    const blow = this.kit.blow?.(event);
    const speed = this.#speed;
    if (!blow || speed === 0 || this.#queue.flushing) return;
    const zone = blow.seat === this.#ctx().seat ? 'burned' : `seat-${blow.seat}`;
    this.#soon(() => {
      const node = this.root?.querySelector(`[data-zone="${zone}"]`);
      if (!node) return;
      const delay = ms(after, speed);
      const at = node.getBoundingClientRect();
      this.flights.rise({ text: `+${blow.cards}`, at, delay, life: ms(MS.moment, speed) });
      if (!reduced()) node.animate(SHAKE, { duration: ms(MS.shake, speed), delay });
    });
  }

  #settle(message: Message<V, E>, from: number): number {
    const scene = this.#scene(message);
    const voice = this.teller.voice(message.told);
    const { events } = message.told;
    const end = events.findLastIndex((event) => this.kit.settles.includes(event.type)) + 1;
    events.slice(from, end).forEach((event) => this.teller.write(event, voice));
    const rest = () => events.slice(end).forEach((event) => this.teller.write(event, voice));
    this.#land();
    if (!scene) {
      this.settling = '';
      this.view = message.view;
      rest();
      return ms(MS.look, this.#speed);
    }
    this.#rest = rest;
    this.settlement = scene;
    this.settling = scene.title;
    this.#after = message.view;
    this.#queue.hold();
    this.#ctx().settling(scene.title);
    return 0;
  }

  /** Shows a moment. @return how long */
  #celebrate(event: E, occasion: Occasion, voice: Voice): number {
    const { sound } = this.#ctx();
    const speed = this.#speed;
    if (speed === 0 || this.#queue.flushing) return 0;
    if (sound) playSound(occasion.sound);
    const said = (key: string) => tellAs(key, event, voice).text;
    const { actor, text } = tell(event, voice);
    const letters = (occasion.faces?.length ?? 0) * MS.letter;
    const life = ms((occasion.brief ? MS.moment / 2 : MS.moment) + letters, speed);
    this.moment = {
      ...occasion,
      headline: occasion.title ? said(occasion.title) : '',
      sentence: occasion.text ? said(occasion.text) : text,
      seat: actor,
      points: 'points' in event && typeof event.points === 'number' ? event.points - this.#points(actor) : 0,
      life,
      top: this.#below(occasion.at),
    };
    return life;
  }

  #points(seat: number): number {
    return seat < 0 ? 0 : this.kit.points(this.view, seat);
  }

  /** Where a zone ends, from the top of the table: about there, if it is not drawn yet. */
  #below(zone: string): number {
    const table = this.root?.getBoundingClientRect() ?? new DOMRect();
    const node = this.root?.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
    return node ? node.bottom - table.top : 0.4 * table.height;
  }

  /** With the next frame, which has to find out anyway where everything is. */
  #soon(launch: () => void): void {
    this.#starting.push(launch);
    if (this.#starting.length > 1) return;
    requestAnimationFrame(() => this.#starting.splice(0).forEach((one) => one()));
  }

  /** Nothing is in the air any more, nor about to be. */
  #land(): void {
    this.#starting = [];
    this.flights.clear();
  }

  #launch(trips: Trip[], from: (DOMRect | undefined)[], stays: boolean): void {
    const { game } = this.#ctx();
    const speed = this.#speed;
    trips.forEach((trip, i) => {
      const start = from[i];
      const to = this.#rect(trip.to);
      if (!start || !to) return;
      const what = 'token' in trip.what ? trip.what : { deck: game.deck, face: trip.what.face };
      const delay = stagger(i, speed);
      this.flights.launch({ what, from: start, to, delay, speed, stays: stays ? trip.to : '' });
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

  #sound(event: E | null): void {
    const type: E['type'] | undefined = event?.type;
    const sound = type && this.kit.sounds[type];
    if (sound && this.#ctx().sound && !this.#queue.flushing) playSound(sound);
  }
}
