package eightfold.cli.play;

import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;

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

  void say(AttributedString line);

  default void say(String line) {
    say(new AttributedString(line));
  }

  /**
   * The next line that is typed; empty at the end of the input.
   *
   * @param completions whole lines that make sense now
   */
  Optional<String> ask(AttributedString prompt, List<String> completions);

  /** Waits, unless a key is pressed; returns it or {@link #NO_KEY}. */
  int pause(long millis);

  @Override
  void close();
}
