package eightfold.cli.play;

import eightfold.core.GameInfo;
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
    List<RuleBook.Chapter> chapters = book.chapters();
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

  private void all(List<RuleBook.Chapter> chapters) {
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

  private void chapter(int number, RuleBook.Chapter chapter) {
    console.say("");
    console.say(look.ink().amber(number + ". " + chapter.title()));
    text(chapter.text());
  }

  private void clause(String id) {
    Optional<RuleBook.Entry> found = book.clause(id);
    if (found.isEmpty()) {
      console.say(look.text("play.rules.unknown", "id", id));
      return;
    }
    RuleBook.Entry entry = found.get();
    console.say(look.ink().amber(id + " · " + entry.title()));
    text(entry.rule());
    marked("play.rules.reading", entry.reading());
    marked("play.rules.option", entry.option());
  }

  /** A part of a clause under a line that says what it rests on. */
  private void marked(String mark, String text) {
    if (!text.isEmpty()) {
      console.say(look.ink().mute("(" + look.text(mark) + ")"));
      text(text);
    }
  }

  private void text(String text) {
    if (text.isEmpty()) {
      return;
    }
    Look.wrap(text, Math.min(console.width(), 78)).forEach(console::say);
  }
}
