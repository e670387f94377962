package eightfold.lab;

import eightfold.core.GameInfo;
import eightfold.core.OptionSpec;
import eightfold.core.Options;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The option sets that golden files cover: the defaults, and everything different. */
final class OptionSets {
  private OptionSets() {}

  static List<Options> of(GameInfo game, int seats) {
    Map<String, String> other = new HashMap<>();
    for (OptionSpec spec : game.options()) {
      other.put(
          spec.name(),
          switch (spec) {
            case OptionSpec.Flag flag -> flag.on() ? "off" : "on";
            case OptionSpec.Range range -> String.valueOf(Math.max(range.min(), 2));
            case OptionSpec.SeatOrChance seat -> "1";
          });
    }
    List<Options> sets = new ArrayList<>();
    sets.add(game.options(seats, Map.of()).found().orElseThrow());
    sets.add(game.options(seats, other).found().orElseThrow());
    return sets;
  }
}
