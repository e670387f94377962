package eightfold.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns Ctrl-C into a polite request: the program ends only when the work has been put in order.
 */
final class Interruption implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 20;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::await, "interruption");
  private volatile boolean asked;

  Interruption() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  boolean asked() {
    return asked;
  }

  private void await() {
    asked = true;
    try {
      boolean inOrder = done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (!inOrder) {
        Thread.currentThread().interrupt();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    done.countDown();
    if (!asked) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // Ctrl-C came at this very moment; the hook finds the work done.
        asked = true;
      }
    }
  }
}
