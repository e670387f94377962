package eightfold.lab.puzzles;

import eightfold.advice.Advice;
import eightfold.advice.Advisor;
import eightfold.core.Codec;
import eightfold.core.Move;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the answers of a position are worth. Where many moves are one answer, the best of them is
 * found first; then the answers are compared in new worlds, so that luck does not count twice.
 */
final class Values<S extends State<S>, M extends Move, V extends View> {
  /** Win points between the best answer and the second, and how near the interval may come. */
  static final double GAP = 0.08;

  static final double LEAST = 0.05;
  private static final int ROUGH = 120;
  private static final int WORLDS = 400;
  private static final int MORE_WORLDS = 4000;

  private final Kit<S, M, V> kit;

  Values(Kit<S, M, V> kit) {
    this.kit = kit;
  }

  String answer(String move) {
    Codec<M> codec = kit.game().codec();
    return kit.answer(codec.parse(move).orElseThrow());
  }

  /** One move for each answer, the most promising. */
  List<String> promising(Table<S, M, V> table, long seed) {
    Map<String, String> found = new LinkedHashMap<>();
    int moves = table.legalCount();
    for (Advice one :
        Advisor.advise(
            kit,
            table,
            "",
            kit.rollouts(table.state().seats(), table.options()),
            Budget.rollouts(ROUGH * (moves + 1)),
            seed)) {
      found.putIfAbsent(answer(one.move()), one.move());
    }
    return List.copyOf(found.values());
  }

  /** The answers if one is clearly the best; none otherwise. */
  List<Advice> clear(Table<S, M, V> table, long seed) {
    List<String> moves = promising(table, Rng.derive(seed, 0));
    if (moves.size() < 2) {
      return List.of();
    }
    List<Advice> rough = Advisor.compare(kit, table, moves, WORLDS, Rng.derive(seed, 1));
    if (-rough.get(1).behind().mean() < GAP) {
      return List.of();
    }
    List<Advice> fine = Advisor.compare(kit, table, moves, MORE_WORLDS, Rng.derive(seed, 2));
    return isClear(fine) ? fine : List.of();
  }

  static boolean isClear(List<Advice> answers) {
    return -answers.get(1).behind().mean() >= GAP && -answers.get(1).behind().high() >= LEAST;
  }
}
