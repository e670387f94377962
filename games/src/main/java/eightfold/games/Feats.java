package eightfold.games;

import eightfold.core.Event;
import eightfold.core.Points;
import eightfold.core.Result;
import eightfold.core.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was remarkable about a game, by seat and name: how often it happened. */
public final class Feats {
  /** The most points of a round; the only one that is no number of times. */
  public static final String BEST_ROUND = "best-round";

  private Feats() {}

  /** Of the first game of a transcript. */
  public static Result<List<Map<String, Integer>>> of(String transcript) {
    Counter counter = new Counter();
    return Replay.watch(transcript, 1, counter).map(script -> List.copyOf(counter.feats));
  }

  private static final class Counter implements Watcher {
    private final List<Map<String, Integer>> feats = new ArrayList<>();
    private List<Integer> before = List.of();
    private int round;

    @Override
    public void begins(Table<?, ?, ?> table, List<Event> events) {
      for (int seat = 0; seat < table.state().seats(); seat++) {
        feats.add(new TreeMap<>());
      }
      before = Collections.nCopies(feats.size(), 0);
      round = table.state().round();
    }

    @Override
    public void moved(int mover, String move, Table<?, ?, ?> table, List<Event> events) {
      for (Event event : events) {
        event
            .feats()
            .forEach(
                (name, seats) ->
                    seats.forEach(
                        seat -> feats.get(seat).merge(name.replace(' ', '-'), 1, Integer::sum)));
      }
      if (table.state().round() != round || table.state().over()) {
        score(Points.all(table.state()));
        round = table.state().round();
      }
    }

    private void score(List<Integer> points) {
      for (int seat = 0; seat < points.size(); seat++) {
        feats.get(seat).merge(BEST_ROUND, points.get(seat) - before.get(seat), Math::max);
      }
      before = points;
    }
  }
}
