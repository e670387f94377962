package eightfold.games;

import eightfold.json.JsonTree;
import eightfold.json.Unreadable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a transcript into games. Blank lines, a byte order mark and either kind of line end are
 * fine. Holds one game at a time, and no more than {@link #LONGEST_GAME} characters of it, so that
 * odd input cannot fill the memory.
 */
final class TranscriptReader {
  static final int LONGEST_LINE = 1 << 20;
  static final int LONGEST_GAME = 1 << 25;

  private final Reader in;
  private final StringBuilder text = new StringBuilder();
  private @Nullable Line ahead;
  private int number;
  private boolean tooLong;
  private boolean ended;

  TranscriptReader(Reader in) {
    this.in = new BufferedReader(in);
  }

  /** The lines of the next game, or none at the end; only the first game can lack its head. */
  List<Line> nextGame() throws IOException {
    List<Line> lines = new ArrayList<>();
    long size = 0;
    Line line = ahead == null ? nextLine() : ahead;
    ahead = null;
    while (line != null) {
      if (!lines.isEmpty() && line.opensGame()) {
        ahead = line;
        break;
      }
      size += text.length();
      if (size > LONGEST_GAME) {
        lines.add(new Line.Broken(number, "The game is too long to be read."));
        ended = true;
        break;
      }
      lines.add(line);
      line = nextLine();
    }
    return lines;
  }

  private @Nullable Line nextLine() throws IOException {
    while (readLine()) {
      if (tooLong) {
        return new Line.Broken(number, "The line has more than " + LONGEST_LINE + " characters.");
      }
      if (number == 1 && !text.isEmpty() && text.charAt(0) == '\uFEFF') {
        text.deleteCharAt(0);
      }
      String line = text.toString();
      if (!line.isBlank()) {
        return parsed(line);
      }
    }
    return null;
  }

  private Line parsed(String line) {
    try {
      return JsonTree.read(line) instanceof Map<?, ?> json
          ? new Line.Parsed(number, json)
          : new Line.Broken(number, "The line is not a JSON object.");
    } catch (Unreadable e) {
      return new Line.Broken(number, "The line is not JSON: " + e.sentence() + ".");
    }
  }

  /** Reads up to the next line feed into {@link #text}; false if nothing is left. */
  private boolean readLine() throws IOException {
    text.setLength(0);
    tooLong = false;
    int c = ended ? -1 : in.read();
    if (c < 0) {
      return false;
    }
    number++;
    while (c >= 0 && c != '\n') {
      if (text.length() < LONGEST_LINE) {
        text.append((char) c);
      } else {
        tooLong = true;
      }
      c = in.read();
    }
    return true;
  }
}
