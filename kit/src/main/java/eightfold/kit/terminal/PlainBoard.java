package eightfold.kit.terminal;

import eightfold.core.Game;
import eightfold.core.GameInfo;
import eightfold.core.Move;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.List;

/**
 * Any game in the terminal: the view as it is written, a line for each of its parts, and the legal
 * moves in notation. It serves a game until it has a board of its own.
 */
public final class PlainBoard<M extends Move, V extends View> implements Board<M, V> {
  private static final String OPENING = "[{(";
  private static final String CLOSING = "]})";

  private final Game<?, M, V> game;
  private final Look look;

  public PlainBoard(Game<?, M, V> game, Look look) {
    this.game = game;
    this.look = look;
  }

  @Override
  public List<Line> draw(V view, List<M> legal) {
    List<Line> lines = new ArrayList<>();
    for (String part : parts(view.toString())) {
      int name = part.indexOf('=');
      List<String> items = items(part.substring(name + 1));
      String first = items.size() == 1 ? items.getFirst() : "";
      lines.add(Line.join(look.ink().mute(part.substring(0, name + 1)), Line.of(first)));
      if (items.size() > 1) {
        items.forEach(item -> lines.add(Line.of("  " + item)));
      }
    }
    GameInfo info = game.info();
    Line title = look.ink().amber(look.textOr("game." + info.slug() + ".title", info.title()));
    return new Panel(look, title).part(lines).lines();
  }

  /** The parts of a written record: {@code View[seat=0, hand=1 2]}. */
  private static List<String> parts(String record) {
    return split(record.substring(record.indexOf('[') + 1, record.length() - 1));
  }

  /** The elements of a written list, or the text itself if it is none. */
  private static List<String> items(String text) {
    return text.startsWith("[") ? split(text.substring(1, text.length() - 1)) : List.of(text);
  }

  /** Splits at the commas that are in no brackets. */
  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += OPENING.indexOf(c) >= 0 ? 1 : CLOSING.indexOf(c) >= 0 ? -1 : 0;
      if (c == ',' && depth == 0) {
        parts.add(text.substring(from, i).strip());
        from = i + 1;
      }
    }
    parts.add(text.substring(from).strip());
    return parts;
  }

  @Override
  public String ask(V view, List<M> legal) {
    return look.text("play.intro");
  }

  @Override
  public List<Choice> choices(V view, List<M> legal) {
    return legal.stream().map(move -> new Choice(game.codec().text(move), Line.of(""))).toList();
  }

  @Override
  public boolean numbersAreMoves() {
    return game.codec().parse("1").isPresent();
  }
}
