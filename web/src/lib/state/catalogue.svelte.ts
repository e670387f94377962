import { keep, recall } from '../net/keep';
import { api } from '../net/rest';
import type { GameEntry, GameSlug } from '../net/wire';

/** What can be played here, as the server said last: a page need not wait for it. */
class Catalogue {
  private games = $state.raw(recall<GameEntry[]>('catalogue') ?? []);

  of(game: GameSlug): GameEntry | undefined {
    return this.games.find((entry) => entry.game === game);
  }

  /** Asks the server, once for a page; without an answer, what is known must do. */
  async refresh(): Promise<void> {
    const all = await api.catalogue().catch(() => null);
    if (!all) return;
    this.games = all.games;
    keep('catalogue', all.games);
  }
}

export const catalogue = new Catalogue();
