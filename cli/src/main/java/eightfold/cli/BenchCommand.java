package eightfold.cli;

import eightfold.core.Game;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.lab.Bench;
import eightfold.lab.BotBench;
import eightfold.lab.Jmh;
import eightfold.lab.Meter;
import eightfold.lab.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the engine. */
@Command(
    name = "bench",
    description = {
      "Measures random play on one thread: decisions per second of processor time and bytes "
          + "allocated per decision, bare and with a fresh view for the player to act. With "
          + "--player, what that player's decisions cost."
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

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description =
          "Measure milliseconds of processor time for decisions of this player instead, in positions "
              + "that are always the same; at the end wall-clock time, which grows on a busy machine.")
  private String player = "";

  @Option(
      names = "--decisions",
      paramLabel = "N",
      defaultValue = "400",
      description = "How many decisions of the player (default: ${DEFAULT-VALUE}).")
  private int decisions;

  @Mixin private Thinking thinking = new Thinking();

  BenchCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public void run() {
    if (!(seconds > 0 && seconds <= 3600)) {
      throw new BadInput("--seconds must be more than 0 and at most 3600.");
    }
    List<Kit<?, ?, ?>> games = slugs.isEmpty() ? all() : named();
    if (!player.isEmpty()) {
      measurePlayer(games);
    } else if (jmh) {
      jmh(games);
    } else {
      measure(games);
    }
  }

  private List<Kit<?, ?, ?>> all() {
    List<Kit<?, ?, ?>> games =
        Games.all().stream()
            .filter(kit -> seats >= kit.info().minSeats() && seats <= kit.info().maxSeats())
            .toList();
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

  private void measurePlayer(List<Kit<?, ?, ?>> games) {
    if (decisions < 1 || decisions > 1_000_000) {
      throw new BadInput("--decisions must be 1 to 1000000, not %d.".formatted(decisions));
    }
    Columns table =
        new Columns()
            .add("game", "seats", "player", "mean", "median", "p90", "p99", "wall p50", "wall p99");
    for (Kit<?, ?, ?> game : games) {
      BadInput.unless(
          game.players()
              .make(player, seats, BadInput.unless(game.info().options(seats, Map.of()))));
      BotBench.Figure figure = BotBench.run(game, seats, player, thinking.budget(), decisions);
      table.add(
          figure.game(),
          figure.seats(),
          player,
          millis(figure.processor().mean()),
          millis(figure.processor().quantile(0.5)),
          millis(figure.processor().quantile(0.9)),
          millis(figure.processor().quantile(0.99)),
          millis(figure.wall().quantile(0.5)),
          millis(figure.wall().quantile(0.99)));
    }
    table.lines().forEach(world.out()::println);
  }

  private static String millis(double millis) {
    return "%.2f ms".formatted(millis);
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
