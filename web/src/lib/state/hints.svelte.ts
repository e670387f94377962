import type { GameSlug } from '../../tables/contract';
import { keep, recall } from '../net/keep';

/** What of the hints at a table was read, by game; `tips` once somebody comes from the lesson. */
interface Read {
  read: readonly string[];
  tips: boolean;
}

/** The goal stands at every table, and tips at those of a beginner, until they have been read on this device. */
class Hints {
  private all = $state.raw(recall<Partial<Record<GameSlug, Read>>>('hints') ?? {});

  /** The hint to show now. */
  next(game: GameSlug, tips: readonly string[]): string | undefined {
    const { read, tips: wanted } = this.of(game);
    return ['goal', ...(wanted ? tips : [])].find((hint) => !read.includes(hint));
  }

  /** Whether somebody has been at a table of this game. */
  knows(game: GameSlug): boolean {
    const { read, tips } = this.of(game);
    return tips || read.length > 0;
  }

  /** From now on tips are shown, too. */
  begin(game: GameSlug): void {
    this.change(game, { ...this.of(game), tips: true });
  }

  dismiss(game: GameSlug, hint: string): void {
    const { read, tips } = this.of(game);
    this.change(game, { read: [...read, hint], tips });
  }

  private of(game: GameSlug): Read {
    return this.all[game] ?? { read: [], tips: false };
  }

  private change(game: GameSlug, to: Read): void {
    this.all = { ...this.all, [game]: to };
    keep('hints', this.all);
  }
}

export const hints = new Hints();
