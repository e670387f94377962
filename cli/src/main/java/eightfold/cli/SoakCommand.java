package eightfold.cli;

import eightfold.server.load.Soak;
import eightfold.server.load.SoakReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lets people come and go at a server for a long time, and looks for what grows. */
@Command(
    name = "soak",
    description = {
      "Lets people open tables, join, play, watch, vanish and come back for a long time, and compares "
          + "the server's heap, threads and descriptors before and after, with nobody there.",
      "It starts a server of its own, or uses the one on this machine that --port names "
          + "(give that one --rate 0 --arrivals 0 --absent 1 --idle 3).",
      "Exit code 1 if something has grown beyond its bound, failed, or an acknowledged move is "
          + "missing."
    },
    mixinStandardHelpOptions = true)
final class SoakCommand implements Callable<Integer> {
  private final Surroundings world;

  @Option(
      names = "--minutes",
      paramLabel = "T",
      defaultValue = "15",
      description = "How long, after a warm-up of a tenth of that; may be broken (default: 15).")
  private double minutes;

  @Option(
      names = "--people",
      paramLabel = "N",
      defaultValue = "24",
      description = "How many people at a time (default: ${DEFAULT-VALUE}).")
  private int people;

  @Option(
      names = "--port",
      defaultValue = "0",
      description = "A running server on this machine instead of an own one.")
  private int port;

  @Option(
      names = "--pid",
      defaultValue = "0",
      description = "With --port: its process, so that its heap can be collected and judged.")
  private long pid;

  @Option(
      names = "--settle",
      paramLabel = "S",
      defaultValue = "120",
      description = "Seconds for the server to forget everybody (default: ${DEFAULT-VALUE}).")
  private int settle;

  SoakCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    int seconds = (int) Math.round(60 * minutes);
    if (seconds < 1
        || minutes > 1440
        || people < 1
        || people > 500
        || settle < 1
        || settle > 3600) {
      throw new BadInput(
          "Minutes are 1/60 to 1440, people 1 to 500, and seconds to settle 1 to 3600.");
    }
    int warmUp = Math.max(1, seconds / 10);
    try {
      SoakReport report = Soak.run(new Soak.Plan(port, pid, people, warmUp, seconds, settle));
      world.out().println(report);
      return report.passed() ? 0 : Main.FAILED;
    } catch (UncheckedIOException | IllegalStateException e) {
      throw new BadInput(String.valueOf(e.getMessage()));
    }
  }
}
