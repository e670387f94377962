package eightfold.cli.play;

import eightfold.kit.terminal.Line;
import java.util.List;
import java.util.Optional;

/** Where the game is shown and where orders come from. */
interface Console extends AutoCloseable {
  /** {@link #pause} without a key. */
  int NO_KEY = -1;

  /** Whether a person sits before it, who can be asked and waited for. */
  boolean live();

  /** Whether it shows colours. */
  boolean colours();

  /** Columns for running text. */
  int width();

  void say(Line line);

  default void say(String line) {
    say(Line.of(line));
  }

  /**
   * The next line that is typed; empty at the end of the input.
   *
   * @param completions whole lines that make sense now
   */
  Optional<String> ask(Line prompt, List<String> completions);

  /** Waits, unless a key is pressed; returns it or {@link #NO_KEY}. */
  int pause(long millis);

  @Override
  void close();
}
