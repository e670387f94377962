import type { GameKit, TableContext } from '../../tables/contract';
import type { Stage } from '../../tables/stage.svelte';
import type { GameEvent, View } from '../net/wire';
import { taleOf } from './context.svelte';
import { playing } from './playing';
import type { Reviewing } from './reviewing.svelte';

/** Goes through a finished game at its table: by steps, by jumps, by itself, by keys. */
export class Walk {
  playing = $state(false);
  readonly #keys: Record<string, () => void> = {
    ArrowRight: () => this.step(1),
    ArrowLeft: () => this.step(-1),
    Home: () => this.jump(0),
    End: () => this.jump(this.now.last),
    PageUp: () => this.#turn(-1),
    PageDown: () => this.#turn(1),
    ' ': () => this.play(),
  };

  constructor(
    private readonly now: Reviewing,
    private readonly stage: Stage<View, GameEvent>,
    private readonly kit: GameKit,
    private readonly ctx: TableContext,
    /** Where one is, in words. */
    private readonly spoken: () => string,
  ) {
    this.show();
    $effect(() => (this.playing ? playing(this.#moves()) : undefined));
  }

  /** Shows the position at once. */
  show(): void {
    const { lines, latest } = taleOf(this.now, this.kit, this.ctx);
    this.stage.jump(lines, latest);
  }

  seek(at: number): void {
    // A scene that is on show is not gone through, nor is what follows it.
    const scene = this.stage.settlement !== null;
    if (!scene) this.stage.hurry();
    this.now.go(at, scene || this.stage.settlement !== null);
    if (!this.now.stepped) this.show();
  }

  step(by: 1 | -1): void {
    if (by === -1) return this.jump(this.now.at - 1);
    if (this.stage.settlement) return this.stage.closeSettlement();
    if (this.stage.busy) this.stage.hurry();
    if (!this.stage.settlement) this.seek(this.now.at + 1);
  }

  /** Elsewhere, which is said to those who listen. */
  jump(at: number): void {
    this.playing = false;
    this.seek(at);
    this.stage.say(this.spoken());
  }

  look(seat: number, open: boolean): void {
    this.now.look(seat, open);
    this.show();
  }

  play(): void {
    if (!this.playing && this.now.at === this.now.last) this.jump(0);
    this.playing = !this.playing;
  }

  /** To the beginning of a round. */
  #turn(by: 1 | -1): void {
    const starts = this.now.rounds.map(({ from }) => from);
    const next = starts.find((from) => from > this.now.at) ?? this.now.last;
    this.jump(by === 1 ? next : (starts.findLast((from) => from < this.now.at) ?? 0));
  }

  #moves(): Parameters<typeof playing>[0] {
    return {
      stage: this.stage,
      speed: () => this.ctx.speed,
      step: () => this.step(1),
      over: () => this.now.at === this.now.last && !this.stage.settlement,
      end: () => (this.playing = false),
    };
  }

  /** Before all others: the arrows go through the game, not through cards that nobody can play. */
  keydown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const run = this.#keys[event.key];
    if (!run || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (target.closest('dialog, select, textarea, input:not([type=range])')) return;
    const space = event.key === ' ';
    if (target.closest('input') && !space && !event.key.startsWith('Page')) return;
    if (space && target.closest('button, a, summary')) return;
    // The scene itself goes on with these.
    if (this.stage.settlement && (space || event.key === 'ArrowRight')) return;
    if (!space) this.playing = false;
    event.preventDefault();
    event.stopPropagation();
    run();
  }
}
