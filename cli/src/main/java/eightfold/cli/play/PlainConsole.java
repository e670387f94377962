package eightfold.cli.play;

import eightfold.kit.terminal.Line;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A pipe: lines in, lines out. */
final class PlainConsole implements Console {
  private static final int COLUMNS = 80;
  private final BufferedReader in;
  private final PrintWriter out;

  PlainConsole(InputStream in, PrintWriter out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  @Override
  public boolean live() {
    return false;
  }

  @Override
  public boolean colours() {
    return false;
  }

  @Override
  public int width() {
    return COLUMNS;
  }

  @Override
  public void say(Line line) {
    out.println(line.toString().stripTrailing());
  }

  @Override
  public Optional<String> ask(Line prompt, List<String> completions) {
    out.flush();
    try {
      return Optional.ofNullable(in.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public int pause(long millis) {
    return NO_KEY;
  }

  @Override
  public void close() {
    out.flush();
  }
}
