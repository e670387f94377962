package eightfold.server.load;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** Plays for many players on one thread. */
final class LoadLoop implements Runnable {
  /** A move whose time has not come. */
  private record Waiting(LoadPlayer player, long until) {}

  private final List<LoadPlayer> players;
  private final Recorder recorder;
  private final long pace;
  private final byte[] in = new byte[256 * 1024];
  private final PriorityQueue<Waiting> waiting =
      new PriorityQueue<>((a, b) -> Long.compare(a.until, b.until));
  private volatile boolean stopped;

  LoadLoop(List<LoadPlayer> players, int paceMillis, Recorder recorder) {
    this.players = players;
    this.recorder = recorder;
    pace = TimeUnit.MILLISECONDS.toNanos(paceMillis);
  }

  void stop() {
    stopped = true;
  }

  @Override
  public void run() {
    try (Selector selector = Selector.open()) {
      for (LoadPlayer player : players) {
        player.waitWith(this::pause);
        player.socket().channel().configureBlocking(false);
        player.socket().channel().register(selector, SelectionKey.OP_READ, player);
        ready(player); // what came in while sitting down
      }
      while (!stopped) {
        selector.select(key -> ready((LoadPlayer) key.attachment()), untilNext());
        moveOn();
      }
    } catch (IOException e) {
      recorder.error(e.toString());
    }
  }

  private void ready(LoadPlayer player) {
    try {
      player.receive(in);
    } catch (IOException e) {
      recorder.error(e.toString());
      close(player);
    }
  }

  /** A player has chosen a move. The first ones are spread, so that tables do not march in step. */
  private void pause(LoadPlayer player) {
    if (pace == 0) {
      move(player);
    } else {
      long wait = recorder.isOpen() ? pace : ThreadLocalRandom.current().nextLong(2 * pace);
      waiting.add(new Waiting(player, System.nanoTime() + wait));
    }
  }

  private void moveOn() {
    while (!waiting.isEmpty() && waiting.peek().until <= System.nanoTime()) {
      move(waiting.remove().player);
    }
  }

  private long untilNext() {
    if (waiting.isEmpty()) {
      return 100;
    }
    long left = waiting.peek().until - System.nanoTime();
    return Math.clamp(TimeUnit.NANOSECONDS.toMillis(left), 1, 100);
  }

  private void move(LoadPlayer player) {
    try {
      player.move();
    } catch (IOException e) {
      recorder.error(e.toString());
      close(player);
    }
  }

  private void close(LoadPlayer player) {
    try {
      player.socket().close();
    } catch (IOException e) {
      recorder.error(e.toString());
    }
  }
}
