package eightfold.cli;

import eightfold.core.Options;
import eightfold.games.Games;
import eightfold.kit.Kit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that say which game is played, by how many and how. */
final class Seating {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game: see the command games.")
  private String slug = "";

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      defaultValue = "4",
      description = "Number of players (default: ${DEFAULT-VALUE}).")
  private int seats;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game; may be repeated.")
  private Map<String, String> given = new LinkedHashMap<>();

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      defaultValue = "1",
      description =
          "A whole number, or 0x and up to 16 hexadecimal digits (default: ${DEFAULT-VALUE}).")
  private String seed = "";

  Kit<?, ?, ?> kit() {
    return BadInput.unless(Games.find(slug));
  }

  int seats() {
    return seats;
  }

  Options options() {
    return BadInput.unless(kit().info().options(seats, given));
  }

  long seed() {
    try {
      return seed.startsWith("0x")
          ? Long.parseUnsignedLong(seed.substring(2), 16)
          : Long.parseLong(seed);
    } catch (NumberFormatException e) {
      throw new BadInput(
          "A seed is a whole number, or 0x and up to 16 hexadecimal digits, not \"%s\"."
              .formatted(seed));
    }
  }

  /** The table in one line. */
  String title() {
    String options =
        options().shown().entrySet().stream()
            .map(option -> ", " + option.getKey() + " " + option.getValue())
            .collect(Collectors.joining());
    return kit().info().title() + ", " + seats + " seats" + options + ", seed " + seed;
  }
}
