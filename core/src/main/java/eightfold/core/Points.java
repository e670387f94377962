package eightfold.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who is ahead. In all our games the most points win, and equals share the win. */
public final class Points {
  private Points() {}

  /** The running totals by seat. */
  public static List<Integer> all(State<?> state) {
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      points.add(state.points(seat));
    }
    return points;
  }

  /** The seats with the most points, ascending. */
  public static List<Integer> winners(List<Integer> points) {
    int best = Collections.max(points);
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < points.size(); seat++) {
      if (points.get(seat) == best) {
        winners.add(seat);
      }
    }
    return winners;
  }
}
