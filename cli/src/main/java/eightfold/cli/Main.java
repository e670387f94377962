package eightfold.cli;

import eightfold.cli.play.PlayCommand;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
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
    footer = {"", "Also: eightfold test [maven arguments] builds everything and runs all tests."})
public final class Main {
  static final int FAILED = 1;
  static final int BAD_INPUT = 2;

  private Main() {}

  public static void main(String[] args) {
    Surroundings surroundings =
        new Surroundings(
            System.in,
            writer(FileDescriptor.out),
            writer(FileDescriptor.err),
            Boolean.getBoolean("eightfold.terminal"),
            Path.of(System.getProperty("eightfold.home", ".")));
    int code = run(surroundings, args);
    System.exit(code);
  }

  /** Runs a command and returns the exit code; nothing is thrown for bad input. */
  static int run(Surroundings surroundings, String... args) {
    CommandLine line =
        new CommandLine(new Main())
            .addSubcommand(ServeCommand.line(surroundings))
            .addSubcommand(new GamesCommand(surroundings))
            .addSubcommand(new PlayCommand(surroundings.in(), surroundings.out()))
            .addSubcommand(new SimulateCommand(surroundings))
            .addSubcommand(new TournamentCommand(surroundings))
            .addSubcommand(new ReplayCommand(surroundings))
            .addSubcommand(new AdviseCommand(surroundings))
            .addSubcommand(new PerftCommand(surroundings))
            .addSubcommand(new BenchCommand(surroundings))
            .addSubcommand(new GoldenCommand(surroundings))
            .addSubcommand(new LoadCommand(surroundings))
            .setOut(surroundings.out())
            .setErr(surroundings.err());
    line.setParameterExceptionHandler((e, given) -> misused(e, surroundings.err()));
    line.setExecutionExceptionHandler((e, command, parsed) -> failed(e, surroundings.err()));
    int code = line.execute(args.length == 0 ? new String[] {"serve"} : args);
    surroundings.out().flush();
    surroundings.err().flush();
    return code;
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
      case IOException io -> err.println("eightfold: " + sentence(TranscriptFile.reason(io)));
      default -> throw e;
    }
    return BAD_INPUT;
  }

  private static String sentence(String message) {
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }

  /** Not by way of System.out, which would hide that nobody reads any more. */
  private static PrintWriter writer(FileDescriptor stream) {
    return new PrintWriter(
        new BufferedWriter(
            new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8)),
        true);
  }

  /** From the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"eightfold " + (version == null ? "(development)" : version)};
    }
  }
}
