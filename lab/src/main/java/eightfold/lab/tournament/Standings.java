package eightfold.lab.tournament;

import eightfold.advice.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Everything that is known from the blocks so far, which are added in their order. */
public final class Standings {
  private static final int PARTS = 20;

  private final Setup setup;
  private final List<Standing> players = new ArrayList<>();
  private final List<List<Pair>> pairs = new ArrayList<>();
  private final List<Rankings> rankings = new ArrayList<>();
  private final Map<Integer, Long> lengths = new TreeMap<>();
  private final Map<String, long[]> events = new TreeMap<>();
  private long blocks;
  private long games;
  private long moves;
  private long rounds;

  public Standings(Setup setup) {
    this.setup = setup;
    int count = setup.entrants().size();
    for (int a = 0; a < count; a++) {
      players.add(new Standing(a, setup.seats()));
      int later = a;
      pairs.add(IntStream.range(0, a).mapToObj(b -> new Pair(b, later)).toList());
    }
    for (int part = 0; part < PARTS; part++) {
      rankings.add(new Rankings(count));
    }
  }

  public void add(Block block) {
    players.forEach(player -> player.add(block));
    pairs.forEach(row -> row.forEach(pair -> pair.add(block)));
    for (Block.Played game : block.games()) {
      rankings.get((int) (block.number() % PARTS)).add(game);
      lengths.merge(game.moves(), 1L, Long::sum);
      games++;
      moves += game.moves();
      rounds += game.rounds();
    }
    block
        .events()
        .forEach(
            (name, counts) -> {
              long[] sums = events.computeIfAbsent(name, n -> new long[counts.size()]);
              for (int who = 0; who < sums.length; who++) {
                sums[who] += counts.get(who);
              }
            });
    blocks++;
  }

  public Setup setup() {
    return setup;
  }

  public long blocks() {
    return blocks;
  }

  public long games() {
    return games;
  }

  public long moves() {
    return moves;
  }

  public double meanRounds() {
    return (double) rounds / games;
  }

  public Standing player(int player) {
    return players.get(player);
  }

  /** Two different players, the one that was named first as the first. */
  public Pair pair(int a, int b) {
    return pairs.get(b).get(a);
  }

  /** How many pairs there are. */
  public int pairs() {
    return players.size() * (players.size() - 1) / 2;
  }

  /** Whether the first player has been found better or worse than every other one. */
  public boolean decided() {
    for (int other = 1; other < players.size(); other++) {
      if (pair(0, other).test().answer(pairs()) == SequentialTest.Answer.OPEN) {
        return false;
      }
    }
    return true;
  }

  /** How far it is to {@link #decided}, from 0 to 1. */
  public double decidedPart() {
    double least = 1;
    for (int other = 1; other < players.size(); other++) {
      least = Math.min(least, pair(0, other).test().progress(pairs()));
    }
    return least;
  }

  /** Ratings by player; 400 points more are ten times the strength. */
  public List<Estimate> ratings() {
    return PlackettLuce.ratings(rankings);
  }

  /** How many games had so many moves. */
  public Map<Integer, Long> lengths() {
    return Collections.unmodifiableMap(lengths);
  }

  /** How often remarkable things happened: to nobody in particular first, then by player. */
  public Map<String, long[]> events() {
    return Collections.unmodifiableMap(events);
  }

  /** The players' numbers, the strongest first. */
  public List<Integer> ladder() {
    return IntStream.range(0, players.size())
        .boxed()
        .sorted(
            (a, b) -> Double.compare(players.get(b).wins().mean(), players.get(a).wins().mean()))
        .toList();
  }
}
