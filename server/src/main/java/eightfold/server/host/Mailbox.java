package eightfold.server.host;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Runs what it is given one after the other, in order, never two at a time. Whoever brings the
 * first letter to an idle mailbox works through it; so no thread is woken for a single letter.
 */
final class Mailbox {
  private final ConcurrentLinkedQueue<Runnable> letters = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final Consumer<Throwable> trouble;

  /**
   * @param trouble hears what a letter threw, whatever it was; the letters after it are read all
   *     the same
   */
  Mailbox(Consumer<Throwable> trouble) {
    this.trouble = trouble;
  }

  void post(Runnable letter) {
    letters.add(letter);
    if (waiting.getAndIncrement() == 0) {
      work();
    }
  }

  private void work() {
    do {
      Runnable letter = letters.poll();
      if (letter != null) {
        read(letter);
      }
    } while (waiting.decrementAndGet() > 0);
  }

  private void read(Runnable letter) {
    try {
      letter.run();
    } catch (Throwable e) {
      trouble.accept(e);
    }
  }
}
