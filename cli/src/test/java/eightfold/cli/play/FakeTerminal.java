package eightfold.cli.play;

import eightfold.kit.terminal.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A person before a terminal who answers by a rule. */
final class FakeTerminal implements Console {
  private final Function<List<String>, Optional<String>> person;
  private final List<String> said = new ArrayList<>();
  private final List<Integer> keys = new ArrayList<>();

  /**
   * @param person gets the completions, which end with the legal moves, and answers
   */
  FakeTerminal(Function<List<String>, Optional<String>> person) {
    this.person = person;
  }

  /** The next key that is pressed during a pause. */
  FakeTerminal press(int key) {
    keys.add(key);
    return this;
  }

  List<String> said() {
    return said;
  }

  @Override
  public boolean live() {
    return true;
  }

  @Override
  public boolean colours() {
    return true;
  }

  @Override
  public int width() {
    return 80;
  }

  @Override
  public void say(Line line) {
    said.add(line.toString());
  }

  @Override
  public Optional<String> ask(Line prompt, List<String> completions) {
    said.add(prompt.toString());
    return person.apply(completions);
  }

  @Override
  public int pause(long millis) {
    return keys.isEmpty() ? NO_KEY : keys.removeFirst();
  }

  @Override
  public void close() {}
}
