package eightfold.cli.play;

import eightfold.core.GameInfo;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.kit.Roster;
import eightfold.kit.terminal.Grid;
import eightfold.kit.terminal.Ink;
import eightfold.kit.terminal.Line;
import eightfold.messages.Messages;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Asks for what the command line left open; where nobody can be asked, it takes the usual. */
final class Invitation {
  private static final List<String> LEVELS = List.of(Roster.GENTLE, Roster.STEADY, Roster.SHARP);
  private static final int USUAL_SEATS = 4;

  private final Console console;
  private final Messages messages;
  private final Ink ink;

  Invitation(Console console, Messages messages) {
    this.console = console;
    this.messages = messages;
    ink = new Ink(console.colours());
  }

  Kit<?, ?, ?> game() {
    List<Kit<?, ?, ?>> all = Games.all();
    List<String> slugs = all.stream().map(game -> game.info().slug()).toList();
    if (!console.live()) {
      return all.getFirst();
    }
    list(slugs, slug -> "game." + slug + ".title", slug -> "game." + slug + ".tagline");
    return all.get(choose(messages.text("ask.setup.game"), slugs, 0));
  }

  int seats(GameInfo game) {
    int usual = Math.min(Math.max(USUAL_SEATS, game.minSeats()), game.maxSeats());
    if (!console.live()) {
      return usual;
    }
    List<String> numbers =
        IntStream.rangeClosed(game.minSeats(), game.maxSeats()).mapToObj(String::valueOf).toList();
    String question =
        messages.text("ask.setup.seats", Map.of("min", game.minSeats(), "max", game.maxSeats()));
    return game.minSeats() + choose(question, numbers, usual - game.minSeats());
  }

  String level() {
    if (!console.live()) {
      return Roster.STEADY;
    }
    list(LEVELS, level -> "bot." + level, level -> "bot." + level + ".about");
    return LEVELS.get(choose(messages.text("ask.setup.level"), LEVELS, 1));
  }

  /** Shows what there is to choose from, by the keys of its name and of what is said of it. */
  private void list(List<String> choices, UnaryOperator<String> name, UnaryOperator<String> about) {
    Grid grid = new Grid();
    for (int i = 0; i < choices.size(); i++) {
      grid.row(
          ink.mute(" " + (i + 1)),
          ink.amber(messages.text(name.apply(choices.get(i)))),
          ink.text(messages.text(about.apply(choices.get(i)))));
    }
    grid.lines().forEach(console::say);
  }

  /** The index of the answer: a choice by its name, or by its place in the list. */
  private int choose(String question, List<String> choices, int usual) {
    String hint = messages.text("ask.setup.default", Map.of("choice", choices.get(usual)));
    while (true) {
      Optional<String> answer =
          console.ask(Line.join(ink.bold(question), ink.mute(" [" + hint + "] ")), choices);
      String text = answer.orElse("").strip().toLowerCase(Locale.ROOT);
      if (answer.isEmpty() || text.equals(Order.QUIT)) {
        throw new Left();
      }
      if (text.isEmpty()) {
        return usual;
      }
      int index = choices.indexOf(text);
      if (index < 0 && text.matches("[1-9]") && Integer.parseInt(text) <= choices.size()) {
        index = Integer.parseInt(text) - 1;
      }
      if (index >= 0) {
        return index;
      }
      console.say(messages.text("ask.setup.again", Map.of("choices", String.join(", ", choices))));
    }
  }

  /** The person went away before the game began. */
  static final class Left extends RuntimeException {
    private static final long serialVersionUID = 1;
  }
}
