package eightfold.cli.play;

import eightfold.core.Clause;
import eightfold.core.GameInfo;
import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Look;
import eightfold.messages.Messages;
import eightfold.messages.RuleBook;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Shows the rule book: all of it chapter by chapter, one chapter, or one clause. */
final class Rules {
  private final Console console;
  private final Look look;
  private final GameInfo game;
  private final RuleBook book;

  Rules(Console console, Look look, Messages messages, GameInfo game) {
    this.console = console;
    this.look = look;
    this.game = game;
    book = new RuleBook(messages, game);
  }

  void show(String part) {
    List<RuleBook.Entry> chapters = book.chapters();
    if (part.isEmpty() && chapters.isEmpty()) {
      game.clauses().forEach(clause -> clause(clause.id()));
    } else if (part.isEmpty()) {
      all(chapters);
    } else if (part.matches("[0-9]")
        && Integer.parseInt(part) <= chapters.size()
        && !part.equals("0")) {
      chapter(Integer.parseInt(part), chapters.get(Integer.parseInt(part) - 1));
    } else {
      clause(part.toUpperCase(Locale.ROOT));
    }
  }

  private void all(List<RuleBook.Entry> chapters) {
    for (int i = 0; i < chapters.size(); i++) {
      chapter(i + 1, chapters.get(i));
      if (console.live() && i + 1 < chapters.size()) {
        Optional<String> answer =
            console.ask(look.ink().mute(look.text("play.rules.page") + " "), List.of());
        if (answer.isEmpty() || answer.get().strip().toLowerCase(Locale.ROOT).startsWith("q")) {
          return;
        }
      }
    }
  }

  private void chapter(int number, RuleBook.Entry chapter) {
    console.say("");
    console.say(look.ink().amber(number + ". " + chapter.title()));
    text(chapter.text());
  }

  private void clause(String id) {
    Optional<Clause> clause =
        game.clauses().stream().filter(known -> known.id().equals(id)).findFirst();
    if (clause.isEmpty()) {
      console.say(look.text("play.rules.unknown", "id", id));
      return;
    }
    RuleBook.Entry entry = book.clause(id).orElseThrow();
    console.say(
        Line.join(
            look.ink().amber(id + " · " + entry.title()), look.ink().mute(kind(clause.get()))));
    text(entry.text());
  }

  private String kind(Clause clause) {
    return switch (clause.kind()) {
      case PLAIN -> "";
      case READING -> "  (" + look.text("play.rules.reading") + ")";
      case OPTION -> "  (" + look.text("play.rules.option") + ")";
    };
  }

  private void text(String text) {
    Look.wrap(text, Math.min(console.width(), 78)).forEach(console::say);
  }
}
