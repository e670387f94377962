package eightfold.table;

import eightfold.core.Codec;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Roster;
import eightfold.wire.Place;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A decision that a bot is about to make: all that it is given for it, which is a view. The same
 * table and the same random bits make the same thought, so it can be had elsewhere, too.
 */
public final class Thought {
  /** How far bots think at the deal of a day. */
  public static final Budget DAILY = Budget.rollouts(3000);

  private final String game;
  private final String level;
  private final long random;
  private final boolean hint;
  private final Optional<Budget> fixed;
  private final Function<Budget, String> choice;
  private final Function<Budget, String> blind;

  private <V extends View, M extends Move> Thought(
      String game,
      String level,
      long random,
      boolean hint,
      Optional<Budget> fixed,
      Bot<V> bot,
      V view,
      Moves legal,
      Codec<M> codec) {
    this.game = game;
    this.level = level;
    this.random = random;
    this.hint = hint;
    this.fixed = fixed;
    Rng rng = new Rng(random);
    choice = budget -> codec.text(bot.choose(view, legal, rng, budget));
    blind = budget -> codec.text(legal.at(rng.below(legal.size())));
  }

  /**
   * What the bot whose turn it is has to decide; of a person's seat, the one that minds it. At the
   * deal of a day everybody meets the same bots: their bits follow from its secret, and they think
   * as far whatever the time.
   */
  public static Thought of(TableState table, long random) {
    boolean daily = !table.daily.isEmpty();
    long bits = daily ? Fairness.dailyBits(table.secret, table.playing().played()) : random;
    return of(table, table.playing(), bits, false);
  }

  /** What Sharp would do in the place of the person to act, from what that seat can see. */
  public static Thought hint(TableState table, long random) {
    return of(table, table.playing(), random, true);
  }

  private static <S extends State<S>, M extends Move, V extends View> Thought of(
      TableState table, GameRun<S, M, V> run, long random, boolean hint) {
    int seat = run.state().toAct();
    Place place = table.places.get(seat);
    String level = hint ? Roster.SHARP : place.isPerson() ? Roster.STEADY : place.bot();
    Bot<V> bot =
        run.kit()
            .roster()
            .make(level, table.places.size(), run.table().options())
            .found()
            .orElseThrow();
    return new Thought(
        run.kit().info().slug(),
        level,
        random,
        hint,
        hint || table.daily.isEmpty() ? Optional.empty() : Optional.of(DAILY),
        bot,
        run.view(seat),
        run.legalMoves(),
        run.game().codec());
  }

  /** Whether it is a hint for a person, and no move. */
  public boolean isHint() {
    return hint;
  }

  /** The slug of the game. */
  public String game() {
    return game;
  }

  /** The name of the bot. */
  public String level() {
    return level;
  }

  /** The bits that it began with. */
  public long random() {
    return random;
  }

  /**
   * The move, in notation. A bot that fails moves all the same: no game may wait for it for ever.
   *
   * @param report is told of such a failure
   */
  public String decide(Budget budget, Consumer<String> report) {
    try {
      return choice.apply(fixed.orElse(budget));
    } catch (RuntimeException | StackOverflowError e) {
      report.accept("a bot failed and moves at random: " + e);
      return blind.apply(budget);
    }
  }
}
