package eightfold.cli;

import eightfold.server.load.Load;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays many tables at once against a running server and measures it. */
@Command(
    name = "load",
    description = {
      "Plays many tables over the real protocol and reports moves, latency, errors and memory.",
      "Start the server with --rate 0 --arrivals 0 --address-sockets 0 first; it must be on this",
      "machine."
    },
    mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
  private final Surroundings world;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      split = ",",
      defaultValue = "8028",
      description = {
        "Default: ${DEFAULT-VALUE}. Several, with commas: the tables are spread over so many",
        "servers."
      })
  private List<Integer> ports = List.of();

  @Option(
      names = "--nodes",
      paramLabel = "PORT",
      split = ",",
      description = {
        "The servers behind a proxy, if --port is one: their processor time and memory are",
        "measured."
      })
  private List<Integer> nodes = List.of();

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "twenty-eight",
      description = "Default: ${DEFAULT-VALUE}.")
  private String game = "";

  @Option(
      names = "--tables",
      paramLabel = "N",
      defaultValue = "50",
      description = "Tables at once (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(
      names = "--seats",
      paramLabel = "S",
      defaultValue = "4",
      description = "Connected players at each table (default: ${DEFAULT-VALUE}).")
  private int seats;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      defaultValue = "15",
      description = "How long to measure after a warm-up (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Option(
      names = "--pace",
      paramLabel = "MS",
      defaultValue = "0",
      description = "Milliseconds that a player waits before a move (default: ${DEFAULT-VALUE}).")
  private int pace;

  @Option(
      names = "--warm-up",
      paramLabel = "T",
      defaultValue = "15",
      description = "Seconds of play before measuring begins (default: ${DEFAULT-VALUE}).")
  private int warmUp;

  @Option(
      names = "--ids",
      paramLabel = "FILE",
      description = "Writes the ids of the games that ended into a file, one a line.")
  private @Nullable Path ids;

  LoadCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (tables < 1 || tables > 5000 || seconds < 1 || seconds > 600 || pace < 0 || warmUp < 0) {
      throw new BadInput("Tables are 1 to 5000, seconds 1 to 600, and no time is negative.");
    }
    try {
      var report =
          Load.run(
              new Load.Plan(
                  "127.0.0.1",
                  ports,
                  nodes.isEmpty() ? ports : nodes,
                  game,
                  tables,
                  seats,
                  seconds,
                  pace,
                  warmUp));
      world.out().println(report);
      if (ids != null) {
        write(ids, report.games());
      }
      return report.errors() == 0 ? 0 : Main.FAILED;
    } catch (java.io.UncheckedIOException | IllegalStateException e) {
      throw new BadInput(String.valueOf(e.getMessage()));
    }
  }

  private static void write(Path file, List<String> lines) {
    try {
      Files.write(file, lines);
    } catch (IOException e) {
      throw FileTrouble.unwritable(file, e);
    }
  }
}
