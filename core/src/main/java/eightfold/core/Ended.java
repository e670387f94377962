package eightfold.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The game is over; the same in every game. */
public record Ended(List<Integer> points, List<Integer> winners) implements Noted {
  public Ended {
    points = List.copyOf(points);
    winners = List.copyOf(winners);
  }

  public static Ended of(State<?> state) {
    List<Integer> points = Points.all(state);
    return new Ended(points, Points.winners(points));
  }

  @Override
  public Event seenBy(int seat) {
    return this;
  }

  @Override
  public Map<String, Object> note() {
    Map<String, Object> note = new LinkedHashMap<>();
    note.put("end", true);
    note.put("points", points);
    note.put("winners", winners);
    return note;
  }

  @Override
  public String tally() {
    return winners.size() > 1 ? "shared win" : "";
  }
}
