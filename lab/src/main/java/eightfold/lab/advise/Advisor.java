package eightfold.lab.advise;

import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Points;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.lab.tournament.Series;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Tries every move of a position in the same worlds: worlds that the player to act may be in,
 * equally likely, and played to the end of the game by the same players with the same luck. After
 * each of several rounds the worse half of the moves is tried no longer.
 */
public final class Advisor<S extends State<S>, M extends Move, V extends View> {
  private static final Budget ROLLOUT = Budget.rollouts(40);
  private static final int LEAST_WORLDS = 4;
  private static final Comparator<Candidate> BEST_FIRST =
      Comparator.comparingDouble((Candidate c) -> c.wins.mean())
          .thenComparingDouble(c -> c.points.mean())
          .reversed();

  private final Game<S, M, V> game;
  private final V view;
  private final int me;
  private final S world;
  private final S play;
  private final Bot<V> policy;
  private final Moves legal = new Moves();
  private final Rng rng;
  private final List<Candidate> candidates = new ArrayList<>();

  private static final class Candidate {
    final long move;
    final Series wins = new Series();
    final Series points = new Series();

    Candidate(long move) {
      this.move = move;
    }
  }

  private Advisor(Table<S, M, V> table, String also, Bot<V> policy, long seed) {
    game = table.game();
    me = table.state().toAct();
    view = table.view(me);
    world = game.newState(table.state().seats(), table.options());
    play = game.newState(table.state().seats(), table.options());
    this.policy = policy;
    rng = new Rng(seed);
    table.state().legal(legal);
    for (int i = 0; i < legal.size(); i++) {
      candidates.add(new Candidate(legal.at(i)));
    }
    game.codec()
        .parse(also)
        .map(game.codec()::pack)
        .filter(move -> !legal.contains(move))
        .ifPresent(move -> candidates.add(new Candidate(move)));
  }

  /**
   * The moves of a position, the best first. Of moves that stand for a family only the move itself
   * is tried, unless a member is named.
   *
   * @param also a legal move in notation that shall be tried even if it is not listed
   * @param policy the name of the player who plays all games to their end
   * @param budget rollouts, or time
   */
  public static <S extends State<S>, M extends Move, V extends View> List<Advice> advise(
      Kit<S, M, V> kit,
      Table<S, M, V> table,
      String also,
      String policy,
      Budget budget,
      long seed) {
    return new Advisor<>(table, also, bot(kit, table, policy), seed).run(budget);
  }

  /** What one of our players would do. */
  public static <S extends State<S>, M extends Move, V extends View> String choice(
      Kit<S, M, V> kit, Table<S, M, V> table, String name, Budget budget, long seed) {
    Moves moves = new Moves();
    table.state().legal(moves);
    V seen = table.view(table.state().toAct());
    long move = bot(kit, table, name).choose(seen, moves, new Rng(seed), budget);
    return table.game().codec().text(move);
  }

  private static <V extends View> Bot<V> bot(Kit<?, ?, V> kit, Table<?, ?, V> table, String name) {
    return kit.players().make(name, table.state().seats(), table.options()).found().orElseThrow();
  }

  private List<Advice> run(Budget budget) {
    List<Candidate> left = new ArrayList<>(candidates);
    int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(candidates.size() - 1));
    for (int round = 0; round < rounds; round++) {
      Budget.Meter meter = part(budget, rounds).start();
      int worlds = 0;
      while (meter.take(left.size()) || worlds < LEAST_WORLDS) {
        tryAll(left);
        worlds++;
      }
      left.sort(BEST_FIRST);
      left =
          new ArrayList<>(
              left.subList(0, Math.max(Math.min(2, left.size()), (left.size() + 1) / 2)));
    }
    candidates.sort(
        Comparator.comparingInt((Candidate c) -> c.wins.size())
            .reversed()
            .thenComparing(BEST_FIRST));
    return candidates.stream().map(c -> advice(c, candidates.getFirst())).toList();
  }

  private static Budget part(Budget budget, int rounds) {
    return switch (budget) {
      case Budget.Rollouts(int count) -> Budget.rollouts(Math.max(1, count / rounds));
      case Budget.Time(long nanos) -> Budget.millis(nanos / 1e6 / rounds);
    };
  }

  private void tryAll(List<Candidate> moves) {
    game.sample(view, rng, world);
    long luck = rng.nextLong();
    for (Candidate candidate : moves) {
      play.copyFrom(world);
      play.apply(candidate.move, Log.NONE);
      finish(new Rng(luck));
      List<Integer> points = Points.all(play);
      List<Integer> winners = Points.winners(points);
      candidate.wins.add(winners.contains(me) ? 1.0 / winners.size() : 0);
      candidate.points.add(points.get(me));
    }
  }

  private void finish(Rng luck) {
    while (!play.over()) {
      play.legal(legal);
      V seen = game.view(play, play.toAct());
      play.apply(policy.choose(seen, legal, luck, ROLLOUT), Log.NONE);
    }
  }

  private Advice advice(Candidate candidate, Candidate best) {
    Series behind = new Series();
    for (int i = 0; i < candidate.wins.size(); i++) {
      behind.add(candidate.wins.at(i) - best.wins.at(i));
    }
    return new Advice(
        game.codec().text(candidate.move),
        candidate.wins.share(),
        candidate.points.estimate(),
        behind.estimate(),
        candidate.wins.size());
  }
}
