package eightfold.cli;

import eightfold.core.Credits;
import eightfold.core.GameInfo;
import eightfold.core.OptionSpec;
import eightfold.games.Games;
import eightfold.kit.Kit;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

/** Lists the games. */
@Command(
    name = "games",
    description = "Lists the games, their seats and options.",
    mixinStandardHelpOptions = true)
final class GamesCommand implements Runnable {
  private final Surroundings world;

  GamesCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public void run() {
    PrintWriter out = world.out();
    for (Kit<?, ?, ?> kit : Games.all()) {
      GameInfo info = kit.info();
      out.println("%s  %s".formatted(info.slug(), info.title()));
      Credits credits = info.credits();
      String published = credits.published().isEmpty() ? "" : " (" + credits.published() + ")";
      String age = credits.age() == 0 ? "" : ", ages %d and up".formatted(credits.age());
      out.println("  by " + credits.authors() + published);
      out.println("  %d to %d seats".formatted(info.minSeats(), info.maxSeats()) + age);
      Columns options = new Columns();
      for (OptionSpec spec : info.options()) {
        options.add(spec.name(), spec.range(), "default " + presets(info, spec), spec.clause());
      }
      options.lines().forEach(out::println);
      out.println();
    }
  }

  /** The default, or the defaults by number of seats. */
  private static String presets(GameInfo info, OptionSpec spec) {
    Map<Object, String> seatsByValue = new LinkedHashMap<>();
    for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
      seatsByValue.merge(shown(spec, seats), String.valueOf(seats), (a, b) -> a + "," + b);
    }
    return seatsByValue.size() == 1
        ? shown(spec, info.minSeats())
        : seatsByValue.entrySet().stream()
            .map(entry -> entry.getKey() + " (" + entry.getValue() + " seats)")
            .collect(Collectors.joining(", "));
  }

  private static String shown(OptionSpec spec, int seats) {
    Object value = spec.show(spec.preset(seats));
    return value instanceof Boolean flag ? (flag ? "on" : "off") : value.toString();
  }
}
