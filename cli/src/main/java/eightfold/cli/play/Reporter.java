package eightfold.cli.play;

import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.Noted;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Look;
import eightfold.kit.terminal.ScoreTable;
import eightfold.kit.terminal.Style;
import eightfold.messages.Messages;
import eightfold.messages.Narrator;
import eightfold.messages.Viewpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tells what happened: sentences, and a table where a round or the game ends. */
final class Reporter {
  private final Console console;
  private final Look look;
  private final Board<?, ?> board;
  private final Narrator narrator;
  private final Pattern names;
  private final List<String> sentences = new ArrayList<>();

  Reporter(Console console, String game, Look look, Messages messages, Board<?, ?> board) {
    this.console = console;
    this.look = look;
    this.board = board;
    narrator = new Narrator(messages, game, new Viewpoint(look.names(), look.seat()));
    names =
        Pattern.compile(
            look.names().stream()
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "\\b(", ")\\b")));
  }

  void tell(List<Event> events) {
    for (Event event : events) {
      if (event instanceof Noted noted && noted.note().containsKey("deal")) {
        flush();
        console.say("");
      }
      String told = narrator.tell(event);
      if (!told.isEmpty()) {
        sentences.add(told);
      }
      board.score(event).ifPresent(this::table);
      if (event instanceof Ended ended) {
        flush();
        ScoreTable.of(look, ended.points())
            .lines(look.text("play.label.result"))
            .forEach(console::say);
      }
    }
    flush();
  }

  private void table(List<Line> lines) {
    flush();
    lines.forEach(console::say);
  }

  private void flush() {
    if (!sentences.isEmpty()) {
      say(String.join(" ", sentences));
      sentences.clear();
    }
  }

  /** Running text with the players' names in bold. */
  private void say(String text) {
    List<String> lines = console.live() ? Look.wrap(text, console.width()) : List.of(text);
    lines.forEach(line -> console.say(withBoldNames(line)));
  }

  private Line withBoldNames(String text) {
    List<Line> parts = new ArrayList<>();
    Matcher name = names.matcher(text);
    int done = 0;
    while (name.find()) {
      parts.add(Line.of(text.substring(done, name.start())));
      parts.add(Line.of(name.group(), Style.BOLD));
      done = name.end();
    }
    parts.add(Line.of(text.substring(done)));
    return Line.row("", parts);
  }
}
