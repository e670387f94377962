package eightfold.offline;

import eightfold.core.Chance;
import eightfold.core.Digest;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import java.util.List;
import java.util.Map;

/**
 * Plays games by itself, as fast as it can, so that the engine in a browser can be measured against
 * Java and be shown to play the same.
 */
final class Trial {
  private final Budget budget;
  private final Moves legal = new Moves();
  private int decisions;
  private int choices;
  private long digest = Digest.START;

  private Trial(Budget budget) {
    this.budget = budget;
  }

  /**
   * How many decisions there were, how many of them were between several moves, and a fingerprint
   * of all moves and final states.
   *
   * @param words game, seats, bot or {@code blind} for moves without a look or {@code review} for
   *     the value of decisions, rollouts for each decision, how many games
   */
  static String of(List<String> words) {
    Kit<?, ?, ?> kit = Games.find(words.get(0)).found().orElseThrow();
    int seats = Integer.parseInt(words.get(1));
    if (words.get(2).equals("review")) {
      return ReviewTrial.of(kit, seats, Integer.parseInt(words.get(3)));
    }
    Trial trial = new Trial(Budget.rollouts(Integer.parseInt(words.get(3))));
    for (int game = 0; game < Integer.parseInt(words.get(4)); game++) {
      trial.play(kit, seats, words.get(2), game);
    }
    return trial.decisions + " " + trial.choices + " " + Long.toHexString(trial.digest);
  }

  private <S extends State<S>, M extends Move, V extends View> void play(
      Kit<S, M, V> kit, int seats, String name, long seed) {
    Table<S, M, V> table =
        Table.open(kit.game(), seats, Map.of(), Chance.fast(seed), Log.NONE).found().orElseThrow();
    S state = table.state();
    Rng rng = new Rng(~seed);
    Bot<V> bot = kit.roster().make(name, seats, table.options()).found().orElse(null);
    while (!state.over()) {
      state.legal(legal);
      long move =
          bot == null
              ? state.variant(legal.at(rng.below(legal.size())), rng)
              : bot.choose(table.view(state.toAct()), legal, rng, budget);
      decisions++;
      choices += legal.size() > 1 ? 1 : 0;
      digest = Digest.fold(digest, move);
      state.apply(move, Log.NONE);
    }
    digest = Digest.fold(digest, state.digest());
  }
}
