package eightfold.lab;

import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.kit.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The time that a player takes for decisions, in positions of games among Steadys. The positions
 * follow from a fixed seed and not from what the player decides, so that two builds can be
 * compared.
 */
public final class BotBench {
  private static final long SEED = 28;
  private static final int WARM_UP = 200;

  private BotBench() {}

  /**
   * What decisions took.
   *
   * @param processor what they cost
   * @param wall how long somebody waited for them
   */
  public record Figure(String game, int seats, Times processor, Times wall) {}

  /**
   * How long decisions took.
   *
   * @param millis in ascending order
   */
  public record Times(List<Double> millis) {
    public Times {
      millis = millis.stream().sorted().toList();
    }

    public double mean() {
      return millis.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    /** So long took the quickest part of the decisions at the most. */
    public double quantile(double part) {
      return millis.get((int) (part * (millis.size() - 1)));
    }
  }

  /**
   * Measures one player of a game with its default options.
   *
   * @param player somebody whom the game knows
   * @param decisions after the warm-up
   */
  public static <S extends State<S>, M extends Move, V extends View> Figure run(
      Kit<S, M, V> kit, int seats, String player, Budget budget, int decisions) {
    Options options = kit.info().options(seats, Map.of()).found().orElseThrow();
    Bot<V> bot = kit.players().make(player, seats, options).found().orElseThrow();
    Bot<V> steady = kit.roster().make(Roster.STEADY, seats, options).found().orElseThrow();
    S state = kit.game().newState(seats, options);
    Moves legal = new Moves();
    Rng rng = new Rng(SEED);
    List<Double> processor = new ArrayList<>();
    List<Double> wall = new ArrayList<>();
    Chance chance = Chance.fast(SEED);
    int made = -WARM_UP;
    for (long game = 0; made < decisions; game++) {
      chance.reseed(Rng.derive(SEED, game));
      kit.game().deal(state, chance, Log.NONE);
      while (!state.over() && made < decisions) {
        state.legal(legal);
        V view = kit.game().view(state, state.toAct());
        if (legal.size() > 1) {
          Rng own = new Rng(Rng.derive(game, made));
          long begun = System.nanoTime();
          long nanos = Meter.time(() -> bot.choose(view, legal, own, budget));
          if (made >= 0) {
            processor.add(nanos / 1e6);
            wall.add((System.nanoTime() - begun) / 1e6);
          }
          made++;
        }
        state.apply(steady.choose(view, legal, rng, budget), Log.NONE);
      }
    }
    return new Figure(kit.info().slug(), seats, new Times(processor), new Times(wall));
  }
}
