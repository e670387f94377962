package eightfold.lab.puzzles;

import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.kit.Roster;
import eightfold.kit.Zoo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Players of all kinds who are asked for their answers: a puzzle is worth its name if some of them
 * are wrong.
 */
final class Jury<S extends State<S>, M extends Move, V extends View> {
  private static final int TRIES = 5;
  private static final double SOME = 0.25;
  private static final double MANY = 0.45;
  private static final Budget LITTLE = Budget.rollouts(100);
  private static final Budget MUCH = Budget.rollouts(4000);

  private final Kit<S, M, V> kit;
  private final Bot<V> sharp;
  private final Bot<V> gentle;
  private final Bot<V> steady;
  private final Map<String, Bot<V>> styles = new LinkedHashMap<>();

  Jury(Kit<S, M, V> kit, int seats, Options options) {
    this.kit = kit;
    sharp = player(Roster.SHARP, seats, options);
    gentle = player(Roster.GENTLE, seats, options);
    steady = player(Roster.STEADY, seats, options);
    for (String style : kit.zoo().names()) {
      if (!style.equals(Zoo.PAIR)) {
        styles.put(style, player(style, seats, options));
      }
    }
  }

  private Bot<V> player(String name, int seats, Options options) {
    return kit.players().make(name, seats, options).found().orElseThrow();
  }

  Bot<V> steady() {
    return steady;
  }

  /** Whether the strongest player agrees after much thought. */
  boolean agrees(Table<S, M, V> table, String answer, long seed) {
    return wrong(List.of(sharp), table, answer, 1, MUCH, seed) == 0;
  }

  /** Whether those who do not think much get it wrong: Gentle now and then, or many styles. */
  boolean errs(Table<S, M, V> table, String answer, long seed) {
    return wrong(List.of(gentle), table, answer, TRIES, LITTLE, seed) > 0
        || wrongStyles(table, answer, seed) >= SOME;
  }

  /** How hard it is: even Steady gets a hard one wrong, and most styles get an easy one right. */
  Puzzle.Level level(Table<S, M, V> table, String answer, double gap, long seed) {
    if (wrong(List.of(steady), table, answer, TRIES, LITTLE, seed) > 0.5) {
      return Puzzle.Level.HARD;
    }
    return wrongStyles(table, answer, seed) < MANY && gap >= 1.5 * Values.GAP
        ? Puzzle.Level.EASY
        : Puzzle.Level.MEDIUM;
  }

  private double wrongStyles(Table<S, M, V> table, String answer, long seed) {
    return wrong(List.copyOf(styles.values()), table, answer, 1, LITTLE, seed);
  }

  /** How often they are wrong. */
  private double wrong(
      List<Bot<V>> players,
      Table<S, M, V> table,
      String answer,
      int tries,
      Budget budget,
      long seed) {
    Moves legal = new Moves();
    table.state().legal(legal);
    V view = table.view(table.state().toAct());
    Rng rng = new Rng(seed);
    int wrong = 0;
    for (Bot<V> player : players) {
      for (int i = 0; i < tries; i++) {
        M move = kit.game().codec().unpack(player.choose(view, legal, rng, budget));
        wrong += kit.answer(move).equals(answer) ? 0 : 1;
      }
    }
    return (double) wrong / (tries * players.size());
  }
}
