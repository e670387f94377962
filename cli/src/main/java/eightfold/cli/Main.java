package eightfold.cli;

import eightfold.cli.play.PlayCommand;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program. Exit codes: 0 all well, 1 a check failed, 2 bad usage or input. */
@Command(
    name = "eightfold",
    description = "Three card games about the number eight: 8-28, Eight & Half, Eights.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    footer = {"", "In a folder with the sources there are also test, dev and package."})
public final class Main {
  static final int FAILED = 1;
  static final int BAD_INPUT = 2;

  private Main() {}

  public static void main(String[] args) {
    Sink out = new Sink(new FileOutputStream(FileDescriptor.out));
    Surroundings surroundings =
        new Surroundings(
            System.in,
            writer(out),
            writer(new FileOutputStream(FileDescriptor.err)),
            Boolean.getBoolean("eightfold.terminal"),
            Path.of(System.getProperty("eightfold.home", ".")));
    int code = run(surroundings, args);
    if (out.trouble().isPresent()) {
      surroundings
          .err()
          .println("eightfold: The output cannot be written (%s).".formatted(out.trouble().get()));
      code = BAD_INPUT;
    }
    System.exit(code);
  }

  /** Runs a command and returns the exit code; nothing is thrown for bad input. */
  static int run(Surroundings surroundings, String... args) {
    String[] given = args.length == 0 ? new String[] {"serve"} : args;
    try {
      if (ServeCommand.ranDirectly(surroundings, List.of(given))) {
        return 0;
      }
    } catch (BadInput e) {
      surroundings.err().println("eightfold: " + sentence(String.valueOf(e.getMessage())));
      surroundings.err().flush();
      return BAD_INPUT;
    }
    return parse(surroundings, given);
  }

  private static int parse(Surroundings surroundings, String... given) {
    CommandLine line = new CommandLine(new Main());
    Map<String, Supplier<Object>> commands = commands(surroundings);
    // Building the others costs a start 0.2 s.
    Supplier<Object> named = commands.get(given[0]);
    (named == null ? commands.values() : List.of(named))
        .forEach(command -> line.addSubcommand(command.get()));
    line.setOut(surroundings.out()).setErr(surroundings.err());
    line.setParameterExceptionHandler((e, arguments) -> misused(e, surroundings.err()));
    line.setExecutionExceptionHandler((e, command, parsed) -> failed(e, surroundings.err()));
    int code = line.execute(given);
    surroundings.out().flush();
    surroundings.err().flush();
    return code;
  }

  /** In the order of the help. */
  private static Map<String, Supplier<Object>> commands(Surroundings surroundings) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("serve", () -> ServeCommand.line(surroundings));
    commands.put("games", () -> new GamesCommand(surroundings));
    commands.put("play", () -> new PlayCommand(surroundings.in(), surroundings.out()));
    commands.put("simulate", () -> new SimulateCommand(surroundings));
    commands.put("tournament", () -> new TournamentCommand(surroundings));
    commands.put("merge", () -> new MergeCommand(surroundings));
    commands.put("gauntlet", () -> new GauntletCommand(surroundings));
    commands.put("best-response", () -> new BestResponseCommand(surroundings));
    commands.put("replay", () -> new ReplayCommand(surroundings));
    commands.put("advise", () -> new AdviseCommand(surroundings));
    commands.put("puzzles", () -> new PuzzlesCommand(surroundings));
    commands.put("perft", () -> new PerftCommand(surroundings));
    commands.put("bench", () -> new BenchCommand(surroundings));
    commands.put("golden", () -> new GoldenCommand(surroundings));
    commands.put("load", () -> new LoadCommand(surroundings));
    commands.put("soak", () -> new SoakCommand(surroundings));
    return commands;
  }

  private static int misused(ParameterException e, PrintWriter err) {
    List<String> near =
        e instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
    String hint = near.isEmpty() ? "" : " Did you mean " + String.join(" or ", near) + "?";
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    err.println("eightfold: " + sentence(String.valueOf(e.getMessage())) + hint);
    err.println("Try " + command + " --help.");
    return BAD_INPUT;
  }

  private static int failed(Exception e, PrintWriter err) throws Exception {
    switch (e) {
      case BadInput bad -> err.println("eightfold: " + sentence(String.valueOf(bad.getMessage())));
      case IOException io -> err.println("eightfold: " + sentence(FileTrouble.reason(io)));
      default -> throw e;
    }
    return BAD_INPUT;
  }

  private static String sentence(String message) {
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }

  /** Not by way of System.out, which would hide that nobody reads any more. */
  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(
        new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8)), true);
  }

  /** As the build has written it down. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
      Properties build = new Properties();
      try (InputStream in = Main.class.getResourceAsStream("build.properties")) {
        build.load(Objects.requireNonNull(in));
      }
      String commit = build.getProperty("commit", "");
      return new String[] {
        "eightfold " + build.getProperty("version") + (commit.isEmpty() ? "" : " (" + commit + ")")
      };
    }
  }
}
