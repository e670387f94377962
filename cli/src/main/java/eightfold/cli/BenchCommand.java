package eightfold.cli;

import eightfold.core.Game;
import eightfold.core.GameInfo;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.lab.Bench;
import eightfold.lab.Jmh;
import eightfold.lab.Meter;
import eightfold.lab.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the engine. */
@Command(
    name = "bench",
    description = {
      "Measures random play on one thread: decisions per second of processor time and bytes "
          + "allocated per decision, bare and with a fresh view for the player to act."
    },
    mixinStandardHelpOptions = true)
final class BenchCommand implements Runnable {
  private final Surroundings world;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..*",
      description = "The games; all that allow so many seats if none is named.")
  private List<String> slugs = new ArrayList<>();

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      defaultValue = "4",
      description = "Number of players (default: ${DEFAULT-VALUE}).")
  private int seats;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "3",
      description = "Seconds for each figure (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(names = "--jmh", description = "Measure with JMH instead (several minutes).")
  private boolean jmh;

  BenchCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public void run() {
    if (!(seconds > 0 && seconds <= 3600)) {
      throw new BadInput("--seconds must be more than 0 and at most 3600.");
    }
    List<Kit<?, ?, ?>> games = slugs.isEmpty() ? all() : named();
    if (jmh) {
      jmh(games);
    } else {
      measure(games);
    }
  }

  private List<Kit<?, ?, ?>> all() {
    List<Kit<?, ?, ?>> games = new ArrayList<>();
    for (Kit<?, ?, ?> kit : Games.all()) {
      GameInfo info = kit.info();
      if (seats >= info.minSeats() && seats <= info.maxSeats()) {
        games.add(kit);
      }
    }
    if (games.isEmpty()) {
      throw new BadInput("No game is for %d players.".formatted(seats));
    }
    return games;
  }

  private List<Kit<?, ?, ?>> named() {
    List<Kit<?, ?, ?>> games = new ArrayList<>();
    for (String slug : slugs) {
      Kit<?, ?, ?> game = BadInput.unless(Games.find(slug));
      BadInput.unless(game.info().options(seats, Map.of()));
      games.add(game);
    }
    return games;
  }

  private void measure(List<Kit<?, ?, ?>> games) {
    List<Bench.Figure> figures = Bench.run(games, seats, seconds, ProgressBar.on(world));
    Columns table =
        new Columns().add("game", "seats", "bare/s", "bytes", "with view/s", "bytes", "signature");
    for (Bench.Figure figure : figures) {
      Game<?, ?, ?> game = BadInput.unless(Games.find(figure.game())).game();
      table.add(
          figure.game(),
          figure.seats(),
          rate(figure.bare()),
          bytes(figure.bare()),
          rate(figure.viewed()),
          bytes(figure.viewed()),
          "%016x".formatted(Signature.of(game, seats)));
    }
    table.lines().forEach(world.out()::println);
    world.out().println("signature of all games %016x".formatted(Signature.ofAll()));
  }

  private void jmh(List<Kit<?, ?, ?>> games) {
    try {
      Jmh.run(games.stream().map(game -> game.info().slug()).toList(), seats);
    } catch (RunnerException e) {
      throw new BadInput("JMH could not run: " + e.getMessage());
    }
  }

  private static String rate(Meter.Reading reading) {
    return "%.2f M".formatted(reading.perSecond() / 1e6);
  }

  private static String bytes(Meter.Reading reading) {
    return "%.1f".formatted(reading.bytesPerDecision());
  }
}
