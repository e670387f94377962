package eightfold.advice;

import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Worlds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Tries every move of a position in the same worlds: worlds that the player to act may be in,
 * equally likely, and played to the end of the game by the same players with the same luck. After
 * each of several rounds the worse half of the moves is tried no longer.
 */
public final class Advisor<S extends State<S>, M extends Move, V extends View> {
  private static final int LEAST_WORLDS = 4;

  private final Kit<S, M, V> kit;
  private final V view;
  private final int me;
  private final Imagination<S, M, V> imagination;
  private final Rng rng;
  private final List<Candidate> candidates = new ArrayList<>();

  private Advisor(
      Kit<S, M, V> kit,
      Table<S, M, V> table,
      RolloutPolicy<S> policy,
      List<String> moves,
      long seed) {
    this.kit = kit;
    me = table.state().toAct();
    view = table.view(me);
    imagination = new Imagination<>(kit.game(), table.state().seats(), table.options(), policy);
    rng = new Rng(seed);
    moves.forEach(this::add);
  }

  private void add(String move) {
    kit.game().codec().parse(move).map(kit.game().codec()::pack).ifPresent(this::add);
  }

  private void addAll(Table<S, M, V> table) {
    Moves legal = new Moves();
    table.state().legal(legal);
    add(legal);
    add(kit.candidates(view, legal));
  }

  private void add(Moves moves) {
    for (int i = 0; i < moves.size(); i++) {
      add(moves.at(i));
    }
  }

  private void add(long move) {
    if (candidates.stream().noneMatch(known -> known.move == move)) {
      candidates.add(new Candidate(move));
    }
  }

  /**
   * The moves of a position, the best first. Of moves that stand for a family the move itself is
   * tried and those members that the game thinks of.
   *
   * @param also a legal move in notation that shall be tried in any case, or the empty text
   * @param policy plays all games to their end
   * @param budget rollouts, or time
   */
  public static <S extends State<S>, M extends Move, V extends View> List<Advice> advise(
      Kit<S, M, V> kit,
      Table<S, M, V> table,
      String also,
      RolloutPolicy<S> policy,
      Budget budget,
      long seed) {
    Advisor<S, M, V> advisor = new Advisor<>(kit, table, policy, List.of(), seed);
    advisor.addAll(table);
    advisor.add(also);
    return advisor.run(budget);
  }

  /**
   * Tries a few moves of a position in so many worlds, all of them in each, the best first. Worlds
   * are as likely as what the others have done so far makes them, as in a {@link Review}.
   *
   * @param moves legal, in notation
   */
  public static <S extends State<S>, M extends Move, V extends View> List<Advice> compare(
      Kit<S, M, V> kit, Table<S, M, V> table, List<String> moves, int worlds, long seed) {
    RolloutPolicy<S> policy = kit.rollouts(table.state().seats(), table.options());
    return new Advisor<>(kit, table, policy, moves, seed).compare(worlds);
  }

  /** What one of our players would do. */
  public static <S extends State<S>, M extends Move, V extends View> String choice(
      Kit<S, M, V> kit, Table<S, M, V> table, String name, Budget budget, long seed) {
    Moves moves = new Moves();
    table.state().legal(moves);
    V seen = table.view(table.state().toAct());
    Bot<V> bot =
        kit.players().make(name, table.state().seats(), table.options()).found().orElseThrow();
    return table.game().codec().text(bot.choose(seen, moves, new Rng(seed), budget));
  }

  private List<Advice> run(Budget budget) {
    List<Candidate> left = new ArrayList<>(candidates);
    int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(candidates.size() - 1));
    for (int round = 0; round < rounds; round++) {
      Budget.Meter meter = part(budget, rounds).start();
      int worlds = 0;
      while (meter.take(left.size()) || worlds < LEAST_WORLDS) {
        imagination.draw(view, rng);
        imagination.tryAll(left, me);
        worlds++;
      }
      left.sort(Candidate.BEST_FIRST);
      left =
          new ArrayList<>(
              left.subList(0, Math.max(Math.min(2, left.size()), (left.size() + 1) / 2)));
    }
    return ranked();
  }

  private List<Advice> compare(int worlds) {
    Worlds<S> likely = kit.worlds(view);
    for (int world = 0; world < worlds; world++) {
      imagination.draw(likely, rng);
      imagination.tryAll(candidates, me);
    }
    return ranked();
  }

  private List<Advice> ranked() {
    candidates.sort(
        Comparator.comparingInt((Candidate c) -> c.wins.size())
            .reversed()
            .thenComparing(Candidate.BEST_FIRST));
    return candidates.stream().map(c -> advice(c, candidates.getFirst())).toList();
  }

  private static Budget part(Budget budget, int rounds) {
    return switch (budget) {
      case Budget.Rollouts(int count) -> Budget.rollouts(Math.max(1, count / rounds));
      case Budget.Time(long nanos) -> Budget.millis(nanos / 1e6 / rounds);
    };
  }

  private Advice advice(Candidate candidate, Candidate best) {
    return new Advice(
        kit.game().codec().text(candidate.move),
        candidate.wins.share(),
        candidate.points.estimate(),
        candidate.gain(best).estimate(),
        candidate.wins.size());
  }
}
