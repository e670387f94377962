package eightfold.games;

import eightfold.core.Codec;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Noted;
import eightfold.core.Options;
import eightfold.json.JsonTree;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes the transcript of games, a line at a time. It is itself the log to which deals, scores and
 * ends come; the moves are told to it before they are made.
 */
public final class TranscriptWriter implements Log {
  private final Consumer<String> lines;

  /**
   * @param lines receives each line, without a line end
   */
  public TranscriptWriter(Consumer<String> lines) {
    this.lines = lines;
  }

  /** Opens a game; the seed is any text. */
  public void head(Game<?, ?, ?> game, int seats, Options options, String seed) {
    write(new Head(game, seats, options, seed).note());
  }

  /**
   * A move that is about to be made.
   *
   * @param text in notation, see {@link Codec#text}
   * @param legal how many different legal moves there are
   */
  public void move(int seat, String text, int legal) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("seat", seat);
    line.put("move", text);
    line.put("legal", legal);
    write(line);
  }

  @Override
  public void add(Event event) {
    if (event instanceof Noted noted) {
      write(noted.note());
    }
  }

  private void write(Map<String, Object> fields) {
    lines.accept(JsonTree.text(fields));
  }
}
