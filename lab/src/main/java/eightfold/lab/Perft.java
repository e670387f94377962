package eightfold.lab;

import eightfold.core.Chance;
import eightfold.core.Digest;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.State;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Counts the sequences of moves from a deal, depth by depth: the sharpest cheap test of a move
 * generator. A family of moves (a pass and its exchanges) counts once. One state a depth, copied
 * instead of undone.
 */
public final class Perft<S extends State<S>> {
  private final List<S> states = new ArrayList<>();
  private final List<Moves> moves = new ArrayList<>();
  private final long[] nodes;
  private final long[] ended;
  private final long[] digests;

  private Perft(Game<S, ?, ?> game, int seats, Options options, Chance chance, int depth) {
    for (int d = 0; d <= depth; d++) {
      states.add(game.newState(seats, options));
      moves.add(new Moves());
    }
    nodes = new long[depth + 1];
    ended = new long[depth + 1];
    digests = new long[depth + 1];
    game.deal(states.getFirst(), chance, Log.NONE);
  }

  /**
   * What there is at one depth.
   *
   * @param nodes the sequences of so many moves
   * @param ended those of them that end the game
   * @param digest a fingerprint of all states reached, in order
   */
  public record Row(int depth, long nodes, long ended, long digest) {}

  /** The counts for depths 1 to {@code depth}. */
  public static List<Row> count(
      Game<?, ?, ?> game, int seats, Options options, Chance chance, int depth) {
    return new Perft<>(game, seats, options, chance, depth).rows();
  }

  /** The counts for depths from 1 on, as far as none but the last exceeds {@code enough}. */
  static List<Row> countUpTo(
      Game<?, ?, ?> game, int seats, Options options, Chance chance, long enough) {
    int depth = 1;
    List<Row> rows = count(game, seats, options, chance, depth);
    while (rows.getLast().nodes() <= enough && depth < 16) {
      depth++;
      rows = count(game, seats, options, chance, depth);
    }
    return rows;
  }

  private List<Row> rows() {
    descend(0);
    return IntStream.range(1, nodes.length)
        .mapToObj(d -> new Row(d, nodes[d], ended[d], digests[d]))
        .toList();
  }

  private void descend(int depth) {
    S state = states.get(depth);
    nodes[depth]++;
    digests[depth] = Digest.fold(digests[depth], state.digest());
    if (state.over()) {
      ended[depth]++;
      return;
    }
    if (depth == nodes.length - 1) {
      return;
    }
    Moves legal = moves.get(depth);
    state.legal(legal);
    S next = states.get(depth + 1);
    for (int i = 0; i < legal.size(); i++) {
      next.copyFrom(state);
      next.apply(legal.at(i), Log.NONE);
      descend(depth + 1);
    }
  }
}
