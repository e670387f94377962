package eightfold.cli;

import eightfold.server.Config;
import eightfold.server.Server;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** Runs the game server until it is told to stop. */
@Command(
    name = "serve",
    description = {
      "Starts the game server; without any command this is what eightfold does.",
      "Every setting is a flag (--port 8028) or an environment variable (EIGHTFOLD_PORT=8028):"
    },
    mixinStandardHelpOptions = true)
final class ServeCommand implements Runnable {
  private final Surroundings world;

  @Unmatched private List<String> settings = new ArrayList<>();

  ServeCommand(Surroundings world) {
    this.world = world;
  }

  /** The command with its settings on the help page. */
  static CommandLine line(Surroundings world) {
    CommandLine line = new CommandLine(new ServeCommand(world));
    line.getCommandSpec().usageMessage().footer(settings());
    return line;
  }

  private static String[] settings() {
    Columns table = new Columns().add("setting", "default", "what for");
    for (Config.Setting setting : Config.SETTINGS) {
      String preset = setting.preset().isEmpty() ? "–" : setting.preset();
      table.add("--" + setting.name(), preset, setting.purpose());
    }
    return table.lines().toArray(String[]::new);
  }

  @Override
  public void run() {
    Config config;
    Server server;
    try {
      config = Config.parse(System.getenv(), settings);
      server = Server.start(config).stopOnSignal();
    } catch (IllegalArgumentException e) {
      throw new BadInput(String.valueOf(e.getMessage()));
    }
    world.out().println("Eightfold is at http://" + config.text("host") + ":" + server.port());
    world.out().println("Stop it with Ctrl-C; games are kept.");
    world.out().flush();
    try {
      Thread.currentThread().join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      server.stop();
    }
  }
}
