package eightfold.conformance;

import eightfold.core.GameInfo;
import eightfold.core.OptionSpec;
import eightfold.core.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A number of seats and a set of options that a game is tried with. */
public record Setup(int seats, Map<String, String> given, Options options) {
  @Override
  public String toString() {
    return seats + " seats " + (given.isEmpty() ? "with the defaults" : "with " + given);
  }

  /**
   * Every number of seats with the defaults, with each option changed alone (numbers at both ends),
   * and with all of them changed together.
   */
  public static List<Setup> of(GameInfo info) {
    List<Setup> setups = new ArrayList<>();
    for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
      setups.add(of(info, seats, Map.of()));
      Map<String, String> together = new TreeMap<>();
      for (OptionSpec spec : info.options()) {
        for (String value : otherValues(spec, seats)) {
          setups.add(of(info, seats, Map.of(spec.name(), value)));
          together.put(spec.name(), value);
        }
      }
      if (info.options().size() > 1) {
        setups.add(of(info, seats, together));
      }
    }
    return setups;
  }

  private static Setup of(GameInfo info, int seats, Map<String, String> given) {
    Options options = info.options(seats, given).found().orElseThrow();
    return new Setup(seats, new TreeMap<>(given), options);
  }

  private static List<String> otherValues(OptionSpec spec, int seats) {
    return switch (spec) {
      case OptionSpec.Flag flag -> List.of(flag.on() ? "off" : "on");
      case OptionSpec.Range range ->
          List.of(String.valueOf(range.min()), String.valueOf(range.max()));
      case OptionSpec.SeatOrChance any -> List.of(String.valueOf(seats - 1));
    };
  }
}
