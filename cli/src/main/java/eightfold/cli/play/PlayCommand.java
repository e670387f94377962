package eightfold.cli.play;

import eightfold.messages.Language;
import eightfold.messages.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A game against bots. */
@Command(
    name = "play",
    description = {
      "Plays a game against bots, in the terminal or over a pipe.",
      "In the terminal it asks for what is left open. Over a pipe it takes one order a line."
    },
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
  private static final long USUAL_PACE = 700;

  private final InputStream in;
  private final PrintWriter out;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", arity = "0..1", description = "The game: see the command games.")
  private Optional<String> slug = Optional.empty();

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      description = "Number of players, you included.")
  private Optional<Integer> seats = Optional.empty();

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      description = "The other players, seat by seat: gentle, steady, sharp.")
  private List<String> bots = List.of();

  @Option(names = "--level", paramLabel = "BOT", description = "One level for all other players.")
  private Optional<String> level = Optional.empty();

  @Option(
      names = "--seat",
      paramLabel = "SEAT",
      defaultValue = "0",
      description = "Where you sit, from 0 (default: ${DEFAULT-VALUE}).")
  private int seat;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "A whole number or a transcript's seed: the same deals again.")
  private Optional<String> seed = Optional.empty();

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game; may be repeated.")
  private Map<String, String> given = new LinkedHashMap<>();

  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      description = "en, de, fr or it (default: that of the environment).")
  private Optional<String> language = Optional.empty();

  @Option(names = "--no-color", description = "No colours; so does NO_COLOR in the environment.")
  private boolean noColour;

  @Option(
      names = "--pace",
      paramLabel = "MS",
      description = "Milliseconds before each move of the others (default: 700 in a terminal).")
  private long pace = USUAL_PACE;

  public PlayCommand(InputStream in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public Integer call() throws IOException {
    try (Console console = console()) {
      Messages messages = Messages.in(language());
      PlayOptions options = new PlayOptions(slug, seats, bots, level, seat, seed, given);
      Setup setup = new Arrangement(options, console, messages).setup();
      Session.run(console, messages, setup, console.live() ? pace : 0);
    } catch (Invitation.Left e) {
      out.flush();
    } catch (UsageError e) {
      throw new ParameterException(spec.commandLine(), e.sentence(), e);
    }
    return 0;
  }

  private Language language() {
    Language usual = Language.from(System.getenv());
    return language.isEmpty()
        ? usual
        : Language.of(language.get()).orElseThrow(() -> foreign(usual));
  }

  private UsageError foreign(Language usual) {
    String known =
        Arrays.stream(Language.values()).map(Language::code).collect(Collectors.joining(", "));
    return new UsageError(
        Messages.in(usual)
            .text("play.misuse.language", Map.of("language", language.get(), "known", known)));
  }

  private Console console() throws IOException {
    boolean person =
        in == System.in
            && Optional.ofNullable(System.console())
                .filter(java.io.Console::isTerminal)
                .isPresent();
    if (!person) {
      return new PlainConsole(in, out);
    }
    Map<String, String> environment = System.getenv();
    boolean colours =
        !noColour
            && environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !environment.getOrDefault("TERM", "dumb").startsWith("dumb");
    boolean trueColour =
        List.of("truecolor", "24bit").contains(environment.getOrDefault("COLORTERM", ""));
    return new TerminalConsole(terminal(), colours, trueColour);
  }

  /** As everything else that this program writes, in UTF-8. */
  private static Terminal terminal() throws IOException {
    return TerminalBuilder.builder()
        .system(true)
        .dumb(true)
        .graphemeCluster(false)
        .encoding(StandardCharsets.UTF_8)
        .stdinEncoding(StandardCharsets.UTF_8)
        .stdoutEncoding(StandardCharsets.UTF_8)
        .build();
  }
}
