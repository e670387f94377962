package eightfold.lab;

import eightfold.core.Event;
import eightfold.core.Points;
import eightfold.core.State;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Statistics over many games. All sums are whole numbers, so that the order in which games are
 * added makes no difference.
 */
public final class Summary {
  /** A win counts this much, because it can be shared by 1 to 6. */
  private static final int WHOLE_WIN = 60;

  private static final double NORMAL_95 = 1.959964;

  private final int seats;
  private final long[] points;
  private final long[] squares;
  private final long[] wins;
  private final Map<String, Long> tallies = new TreeMap<>();
  private long games;
  private long moves;
  private long fewest = Long.MAX_VALUE;
  private long most;
  private long rounds;

  Summary(int seats) {
    this.seats = seats;
    points = new long[seats];
    squares = new long[seats];
    wins = new long[seats];
  }

  void addEvent(Event event) {
    String tally = event.tally();
    if (!tally.isEmpty()) {
      tallies.merge(tally, 1L, Long::sum);
    }
  }

  void addGame(State<?> state, long made) {
    games++;
    moves += made;
    fewest = Math.min(fewest, made);
    most = Math.max(most, made);
    rounds += state.round();
    List<Integer> all = Points.all(state);
    for (int seat = 0; seat < seats; seat++) {
      long value = all.get(seat);
      points[seat] += value;
      squares[seat] += value * value;
    }
    List<Integer> winners = Points.winners(all);
    winners.forEach(seat -> wins[seat] += WHOLE_WIN / winners.size());
  }

  void merge(Summary other) {
    games += other.games;
    moves += other.moves;
    fewest = Math.min(fewest, other.fewest);
    most = Math.max(most, other.most);
    rounds += other.rounds;
    for (int seat = 0; seat < seats; seat++) {
      points[seat] += other.points[seat];
      squares[seat] += other.squares[seat];
      wins[seat] += other.wins[seat];
    }
    other.tallies.forEach((tally, count) -> tallies.merge(tally, count, Long::sum));
  }

  public int seats() {
    return seats;
  }

  public long games() {
    return games;
  }

  public long moves() {
    return moves;
  }

  /** The number of moves of the shortest game. */
  public long fewestMoves() {
    return games == 0 ? 0 : fewest;
  }

  /** The number of moves of the longest game. */
  public long mostMoves() {
    return most;
  }

  public double meanMoves() {
    return (double) moves / games;
  }

  public double meanRounds() {
    return (double) rounds / games;
  }

  public double meanPoints(int seat) {
    return (double) points[seat] / games;
  }

  /** Half the width of the 95 % confidence interval of {@link #meanPoints}. */
  public double pointsMargin(int seat) {
    double mean = meanPoints(seat);
    double variance = games < 2 ? 0 : (squares[seat] - games * mean * mean) / (games - 1);
    return NORMAL_95 * Math.sqrt(Math.max(0, variance) / games);
  }

  /** The share of all wins that went to this seat; a shared win counts in part. */
  public double winShare(int seat) {
    return (double) wins[seat] / WHOLE_WIN / games;
  }

  /** How often each remarkable event happened, by name. */
  public Map<String, Long> tallies() {
    return Collections.unmodifiableMap(tallies);
  }
}
