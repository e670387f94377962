package eightfold.lab.tournament;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import java.util.TreeMap;

/** How long decisions took, in steps of a twelfth of an octave (6 %). Wall-clock time. */
public final class TimeHistogram {
  private static final double STEPS_AN_OCTAVE = 12;
  private static final double LOG_2 = Math.log(2);

  private final Map<Integer, Long> counts = new TreeMap<>();
  private long total;

  void add(long nanos) {
    addSteps(step(nanos), 1);
  }

  void addSteps(int step, long count) {
    counts.merge(step, count, Long::sum);
    total += count;
  }

  void merge(TimeHistogram other) {
    other.counts.forEach(this::addSteps);
  }

  private static int step(long nanos) {
    return (int) Math.round(STEPS_AN_OCTAVE * Math.log((double) Math.max(1, nanos)) / LOG_2);
  }

  /** Decisions by step. */
  @JsonValue
  Map<Integer, Long> counts() {
    return counts;
  }

  @JsonCreator
  static TimeHistogram of(Map<Integer, Long> counts) {
    TimeHistogram histogram = new TimeHistogram();
    counts.forEach(histogram::addSteps);
    return histogram;
  }

  public long total() {
    return total;
  }

  /** The time within which this part of all decisions was made; 0 if there were none. */
  public double nanos(double part) {
    long wanted = (long) Math.ceil(part * total);
    long seen = 0;
    for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
      seen += entry.getValue();
      if (seen >= wanted) {
        return Math.exp(entry.getKey() / STEPS_AN_OCTAVE * LOG_2);
      }
    }
    return 0;
  }
}
