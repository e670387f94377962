import type { HalfEffectsPlay } from '../../lib/net/protocol';
import { halves, phrase } from '../narrate';
import { capital, person } from '../voice';
import { PAIR, playable, readMoves, stepped, tapped, written, type Pick } from './moves';
import type { Context } from './types';
import { cardName } from './words';

/** What the player is about to do, and how the buttons call it. */
export class Choice {
  pick = $state.raw<Pick | null>(null);
  /** The Vice President's own card, and the other one. */
  mine = $state(0);
  theirs = $state.raw<{ seat: number; place: number } | null>(null);
  readonly #ctx: () => Context;
  readonly moves = $derived.by(() => readMoves(this.#ctx().legal));
  readonly view = $derived.by(() => this.#ctx().view);

  constructor(ctx: () => Context) {
    this.#ctx = ctx;
    const decision = $derived(`${ctx().at} ${ctx().seat}`);
    $effect(() => {
      void decision;
      this.clear();
    });
  }

  clear(): void {
    this.pick = this.theirs = null;
    this.mine = 0;
  }

  /** A tap on a card; one that does not fit is put to the server, which says why not. */
  tap(face: string): void {
    const ctx = this.#ctx();
    if (ctx.legal.length === 0 || ctx.pending !== null) return;
    if (!playable(this.moves, face)) return ctx.play(face);
    ctx.dismissRefusal();
    this.pick = tapped(this.moves, this.pick, face);
  }

  /** Picks what was suggested, as far as it is a matter of picking. */
  suggest(move: string): void {
    this.clear();
    const { swaps, plays } = readMoves([move]);
    const [swap] = swaps;
    const [play] = plays;
    if (swap) {
      this.mine = swap.place;
      this.theirs = { seat: swap.seat, place: swap.theirs };
    } else if (move === PAIR) this.pick = { pair: true };
    else if (play) this.pick = { face: play[0], count: play[1][0] ?? 1 };
  }

  step(by: 1 | -1): void {
    if (this.pick) this.pick = stepped(this.moves, this.pick, by);
  }

  get steps(): number[] {
    return this.pick && 'face' in this.pick ? (this.moves.plays.get(this.pick.face) ?? []) : [];
  }

  /** How many cards of this face are picked. */
  count(face: string): number {
    if (!this.pick) return 0;
    if ('pair' in this.pick) return face === '8' || face === 'h' ? 1 : 0;
    return this.pick.face === face ? this.pick.count : 0;
  }

  /** The one move that the primary button makes. */
  get move(): string | null {
    if (this.mine && this.theirs) return `swap ${this.mine} ${this.theirs.seat}.${this.theirs.place}`;
    return this.pick ? written(this.pick) : null;
  }

  #effect(move: string): HalfEffectsPlay | undefined {
    return this.#ctx().effects?.plays.find((play) => play.move === move);
  }

  /** A card with its state, as it is read out; a swap asks nothing of the hand. */
  name(face: string): string {
    const ctx = this.#ctx();
    const name = cardName(ctx, face);
    if (ctx.legal.length === 0 || this.moves.swaps.length > 0) return name;
    if (!playable(this.moves, face)) return ctx.t('table.half.card.no', { card: name });
    const catches = this.#effect(face)?.catches ?? -1;
    if (catches < 0) return ctx.t('table.half.card.yes', { card: name });
    return ctx.t('table.half.card.catch', { card: name, name: person(ctx, catches).name });
  }

  /** What the primary button says. */
  get label(): string {
    const ctx = this.#ctx();
    if (this.mine && this.theirs) {
      const { seat, place } = this.theirs;
      const swap = ctx.t('ask.eight-and-half.move.swap', {
        gave: phrase(ctx, [this.view.players[ctx.seat]?.open[this.mine - 1] ?? '?']),
        name: person(ctx, seat).name,
        got: phrase(ctx, [this.view.players[seat]?.open[place - 1] ?? '?']),
      });
      return capital(swap);
    }
    if (!this.pick) return ctx.t(this.moves.swaps.length > 0 ? 'table.half.pick-two' : 'table.half.pick');
    const catches = this.#effect(written(this.pick))?.catches ?? -1;
    if ('face' in this.pick && catches >= 0) {
      const { name } = person(ctx, catches);
      return ctx.t('table.half.catch', { count: this.pick.count, n: this.pick.face, name });
    }
    return capital(
      ctx.t('ask.eight-and-half.move.play', { cards: phrase(ctx, written(this.pick).split(' ')) }),
    );
  }

  /** What the pile is then worth, and who could catch. */
  get outcome(): string {
    const ctx = this.#ctx();
    const effect = this.pick && this.#effect(written(this.pick));
    if (!effect || effect.catches >= 0) return '';
    const { value, policeman: police } = effect;
    if (police < 0) {
      return capital(ctx.t('ask.eight-and-half.move.value', { value: halves(value) }));
    }
    const outcome = capital(ctx.t('ask.eight-and-half.move.uneven', { value: halves(value), police }));
    const play = ctx.aid?.plays.find((one) => one.move === this.move);
    return play ? `${outcome} ${ctx.t('table.half.risk', { risk: play.risk / 100 })}` : outcome;
  }
}
