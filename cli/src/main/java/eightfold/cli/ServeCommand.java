package eightfold.cli;

import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.server.Server;
import eightfold.server.config.Config;
import eightfold.server.load.Load;
import eightfold.server.store.StoreException;
import java.io.UncheckedIOException;
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

  /**
   * Runs the command for those who want neither help nor a file of arguments. The classes of
   * picocli are so old that no cache of Java takes them; without them a server is ready 0.15 s
   * sooner.
   *
   * @param args all of them, the command's name first
   * @return whether that was all
   */
  static boolean ranDirectly(Surroundings world, List<String> args) {
    if (!args.getFirst().equals("serve") || args.stream().anyMatch(ServeCommand::needsParsing)) {
      return false;
    }
    ServeCommand command = new ServeCommand(world);
    command.settings = args.subList(1, args.size());
    command.run();
    return true;
  }

  private static boolean needsParsing(String arg) {
    return arg.startsWith("@") || List.of("-h", "--help", "-V", "--version", "--").contains(arg);
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
    } catch (IllegalArgumentException | StoreException | UncheckedIOException e) {
      throw new BadInput(String.valueOf(e.getMessage()));
    }
    if (Boolean.getBoolean("eightfold.rehearsal")) {
      rehearse(server);
      return;
    }
    world
        .out()
        .printf(
            "Eightfold is at http://%s:%d (ready after %d ms)%n",
            config.text("host"), server.port(), Server.age());
    world.out().println("Stop it with Ctrl-C; games are kept.");
    world.out().flush();
    stay(server);
  }

  /** For the launcher, which keeps what Java learns by this: plays a little and stops. */
  private static void rehearse(Server server) {
    try (server) {
      for (Kit<?, ?, ?> game : Games.all()) {
        String slug = game.info().slug();
        Load.run(Load.Plan.one("127.0.0.1", server.port(), slug, 4, 3, 1));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void stay(Server server) {
    try {
      Thread.currentThread().join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      server.stop();
    }
  }
}
