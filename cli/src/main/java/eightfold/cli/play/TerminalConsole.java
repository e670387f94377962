package eightfold.cli.play;

import eightfold.kit.terminal.Line;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedCharSequence;
import org.jline.utils.InfoCmp;
import org.jline.utils.NonBlockingReader;

/** A real terminal, with line editing, history and completion. */
final class TerminalConsole implements Console {
  private static final int WIDEST = 96;
  private static final int FEWEST_COLOURS = 8;

  /** Keys that mean something in a pause; what else is typed then begins the next line. */
  private static final String SINGLE = "uU \r\n";

  private final Terminal terminal;
  private final int depth;
  private final boolean colours;
  private final LineReader reader;
  private List<String> completions = List.of();

  /**
   * @param trueColour whether it shows more colours than it says
   */
  TerminalConsole(Terminal terminal, boolean colours, boolean trueColour) {
    this.terminal = terminal;
    Integer known = terminal.getNumericCapability(InfoCmp.Capability.max_colors);
    depth = trueColour ? AttributedCharSequence.TRUE_COLORS : known == null ? 0 : known;
    this.colours = colours && depth >= FEWEST_COLOURS;
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser((line, cursor, context) -> new WholeLine(line, cursor))
            .completer(
                (lines, line, candidates) ->
                    completions.forEach(text -> candidates.add(new Candidate(text))))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .option(LineReader.Option.AUTO_FRESH_LINE, true)
            .build();
  }

  @Override
  public boolean live() {
    return true;
  }

  @Override
  public boolean colours() {
    return colours;
  }

  @Override
  public int width() {
    int columns = terminal.getSize().getColumns();
    return columns <= 0 ? WIDEST : Math.min(columns, WIDEST);
  }

  @Override
  public void say(Line line) {
    terminal.writer().println(shown(line));
    terminal.flush();
  }

  private String shown(Line line) {
    return colours ? Ansi.of(line, depth, terminal.getPalette()) : line.toString();
  }

  @Override
  public Optional<String> ask(Line prompt, List<String> lines) {
    completions = List.copyOf(lines);
    try {
      return Optional.of(reader.readLine(shown(prompt)));
    } catch (UserInterruptException e) {
      return Optional.of(Order.QUIT);
    } catch (EndOfFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public int pause(long millis) {
    if (millis <= 0) {
      return NO_KEY;
    }
    terminal.flush();
    Attributes before = terminal.enterRawMode();
    try {
      int key = terminal.reader().peek(millis);
      if (SINGLE.indexOf(key) >= 0) {
        return terminal.reader().read();
      }
      return key == NonBlockingReader.READ_EXPIRED || key == NonBlockingReader.EOF ? NO_KEY : key;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      terminal.setAttributes(before);
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
