package eightfold.lab.players;

import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.kit.Budget;
import eightfold.kit.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a list of players: names of our own separated by commas, each with {@code @budget} behind
 * it if it shall have one of its own, and {@code cmd:} before the command of a program. Quotes, of
 * either kind, hold a command with blanks or commas together.
 */
public final class Entrants {
  private static final String COMMAND = "cmd:";
  private static final int LONGEST_NAME = 16;

  private Entrants() {}

  /** Refuses a program that cannot be started at all; what it does later is its own affair. */
  public static Optional<Refusal> unstartable(List<Entrant> entrants) {
    for (Entrant entrant : entrants) {
      if (entrant instanceof Entrant.Program(String label, List<String> command)) {
        Optional<String> trouble = Program.trouble(command);
        if (trouble.isPresent()) {
          return Optional.of(
              Refusal.of(
                  "players",
                  "players-start",
                  "{player} cannot be started: {reason}.",
                  Map.of("player", label, "reason", trouble.get())));
        }
      }
    }
    return Optional.empty();
  }

  public static Result<List<Entrant>> read(
      String text, Players<?> players, int seats, Options options) {
    List<Entrant> entrants = new ArrayList<>();
    Optional<List<String>> parts = Words.split(text, ',');
    if (parts.isEmpty()) {
      return refused("players-quote", "A quote in the list of players is not closed.");
    }
    for (String part : parts.get()) {
      Result<Entrant> entrant = entrant(part.trim(), players, seats, options);
      if (entrant instanceof Result.Ok<Entrant>(Entrant found)) {
        entrants.add(renamed(found, entrants));
      } else {
        return new Result.Refused<>(entrant.refused().orElseThrow());
      }
    }
    return new Result.Ok<>(entrants);
  }

  private static Result<Entrant> entrant(
      String part, Players<?> players, int seats, Options options) {
    if (part.startsWith(COMMAND)) {
      return program(part.substring(COMMAND.length()).trim());
    }
    if (part.isEmpty()) {
      return refused("players-empty", "A name is missing in the list of players.");
    }
    int at = part.indexOf('@');
    String name = at < 0 ? part : part.substring(0, at);
    Result<Optional<Budget>> budget =
        at < 0
            ? new Result.Ok<>(Optional.empty())
            : Budgets.read(part.substring(at + 1)).map(Optional::of);
    return players
        .make(name, seats, options)
        .then(bot -> budget)
        .map(own -> new Entrant.House(part, name, own));
  }

  /** The command's words; a quoted command is unquoted once more, so that its own quotes count. */
  private static Result<Entrant> program(String quoted) {
    String command = quoted;
    if (Words.split(command, ' ').filter(words -> words.size() == 1).isPresent()) {
      command = Words.unquoted(command);
    }
    List<String> words = new ArrayList<>();
    for (String word : Words.split(command, ' ').orElse(List.of())) {
      if (!word.isEmpty()) {
        words.add(Words.unquoted(word));
      }
    }
    return words.isEmpty()
        ? refused("players-command", "After cmd: comes the command of a program.")
        : new Result.Ok<>(new Entrant.Program(COMMAND + name(words), words));
  }

  /** What the program is called: the file that an interpreter runs, or the program itself. */
  private static String name(List<String> words) {
    String file =
        words.stream()
            .skip(1)
            .filter(word -> !word.startsWith("-"))
            .findFirst()
            .orElse(words.getFirst());
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "…";
  }

  /** The same player a second time gets a number. */
  private static Entrant renamed(Entrant entrant, List<Entrant> before) {
    String label = entrant.label();
    for (int n = 2; taken(label, before); n++) {
      label = entrant.label() + "#" + n;
    }
    return switch (entrant) {
      case Entrant.House house -> new Entrant.House(label, house.name(), house.budget());
      case Entrant.Program program -> new Entrant.Program(label, program.command());
    };
  }

  private static boolean taken(String label, List<Entrant> before) {
    return before.stream().anyMatch(other -> other.label().equals(label));
  }

  private static <T> Result<T> refused(String code, String sentence) {
    return new Result.Refused<>(Refusal.of("players", code, sentence));
  }
}
