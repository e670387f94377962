package eightfold.server.table;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs what it is given one after the other, in order, never two at a time. Whoever brings the
 * first letter to an idle mailbox works through it; so no thread is woken for a single letter.
 */
final class Mailbox {
  private static final System.Logger LOGGER = System.getLogger(Mailbox.class.getName());
  private final ConcurrentLinkedQueue<Runnable> letters = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();

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

  private static void read(Runnable letter) {
    try {
      letter.run();
    } catch (RuntimeException e) {
      LOGGER.log(System.Logger.Level.ERROR, "a letter to a table failed", e);
    }
  }
}
