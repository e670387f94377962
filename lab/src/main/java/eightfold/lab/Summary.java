package eightfold.lab;

import eightfold.core.Event;
import eightfold.core.Points;
import eightfold.core.State;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Statistics over many games. All sums are whole numbers, so that the order in which games are
 * added makes no difference.
 */
public final class Summary {
  /** A win counts this much, because it can be shared by 1 to 6. */
  private static final int WHOLE_WIN = 60;

  private static final double NORMAL_95 = 1.959964;
  private static final JsonMapper MAPPER = JsonMapper.shared();

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

  public Summary(int seats) {
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

  public void merge(Summary other) {
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

  /** All sums, by which parts of a simulation can be put together. */
  public String line() {
    Map<String, Object> sums = new LinkedHashMap<>();
    sums.put("games", games);
    sums.put("moves", moves);
    sums.put("fewestMoves", fewestMoves());
    sums.put("mostMoves", most);
    sums.put("rounds", rounds);
    sums.put("points", points);
    sums.put("squares", squares);
    sums.put("wins", wins);
    sums.put("tallies", tallies);
    return MAPPER.writeValueAsString(sums);
  }

  /** Reads {@link #line}; throws one of Jackson's exceptions if something is missing. */
  public static Summary read(String line, int seats) {
    JsonNode sums = MAPPER.readTree(line);
    Summary summary = new Summary(seats);
    summary.games = sums.required("games").longValue();
    summary.moves = sums.required("moves").longValue();
    summary.fewest = summary.games == 0 ? Long.MAX_VALUE : sums.required("fewestMoves").longValue();
    summary.most = sums.required("mostMoves").longValue();
    summary.rounds = sums.required("rounds").longValue();
    for (int seat = 0; seat < seats; seat++) {
      summary.points[seat] = sums.required("points").required(seat).longValue();
      summary.squares[seat] = sums.required("squares").required(seat).longValue();
      summary.wins[seat] = sums.required("wins").required(seat).longValue();
    }
    sums.required("tallies")
        .forEachEntry((name, count) -> summary.tallies.put(name, count.longValue()));
    return summary;
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
