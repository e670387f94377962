package eightfold.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One thread that reads and writes many sockets and never waits for any of them. All sockets of a
 * table share a loop, so a table's letters are mostly read by one thread; a move costs no hand-over
 * between threads but that to the store's writer and back.
 */
final class Loop implements AutoCloseable {
  private static final System.Logger LOGGER = System.getLogger(Loop.class.getName());
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

  /** Sockets take turns in being looked at, so that the questions of thousands go out evenly. */
  private static final int TURNS = 8;

  private static final int BUFFER = 64 * 1024;

  /** A socket that was told to close and has until then to do so. */
  private record Closing(Wire wire, long until) {}

  private final Selector selector;
  private final Thread thread;
  private final ByteBuffer in = ByteBuffer.allocateDirect(BUFFER);
  private final ByteBuffer out = ByteBuffer.allocateDirect(BUFFER);
  private final ConcurrentLinkedQueue<Wire> callers = new ConcurrentLinkedQueue<>();
  private final ArrayDeque<Closing> closing = new ArrayDeque<>();
  private final AtomicBoolean asleep = new AtomicBoolean();
  private volatile boolean stopped;
  private final long step;
  private long nextLook;
  private int looked;
  private int newcomers;

  /**
   * @param silence milliseconds after which a socket without a sign of life is cut
   */
  Loop(int number, int silence) {
    step = TimeUnit.MILLISECONDS.toNanos(silence) / (TURNS * Wire.LOOKS);
    nextLook = System.nanoTime() + step;
    try {
      selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException("sockets cannot be watched", e);
    }
    thread = Thread.ofPlatform().name("sockets-" + number).daemon().start(this::run);
  }

  Selector selector() {
    return selector;
  }

  /** Which turn a new socket has. */
  int turnOfNewcomer() {
    return newcomers++ % TURNS;
  }

  /** Has the loop look after a socket: there is something to write or to end. */
  void call(Wire wire) {
    callers.add(wire);
    wake();
  }

  private void wake() {
    if (asleep.get() && asleep.compareAndSet(true, false)) {
      selector.wakeup();
    }
  }

  private void run() {
    while (!stopped) {
      try {
        turn();
      } catch (IOException | RuntimeException e) {
        LOGGER.log(System.Logger.Level.ERROR, "sockets cannot be watched", e);
      }
    }
  }

  private void turn() throws IOException {
    lookAround();
    for (Wire wire = callers.poll(); wire != null; wire = callers.poll()) {
      attend(wire, false);
    }
    hangUp();
    asleep.set(true);
    if (callers.isEmpty() && !stopped) {
      selector.select(this::ready, closing.isEmpty() ? untilNextLook() : 100);
    } else {
      selector.selectNow(this::ready);
    }
    asleep.set(false);
  }

  private long untilNextLook() {
    return Math.max(1, TimeUnit.NANOSECONDS.toMillis(nextLook - System.nanoTime()));
  }

  /**
   * Looks for sockets that have fallen silent. Looks are counted, not time: after a standstill of
   * the whole machine everybody still has the chance to be heard.
   */
  private void lookAround() {
    long now = System.nanoTime();
    if (now - nextLook < 0) {
      return;
    }
    nextLook = now + step;
    looked = (looked + 1) % TURNS;
    for (SelectionKey key : selector.keys()) {
      if (key.attachment() instanceof Wire wire && wire.turn() == looked) {
        wire.look();
      }
    }
  }

  private void ready(SelectionKey key) {
    if (key.attachment() instanceof Wire wire) {
      attend(wire, isReadable(key));
    }
  }

  private static boolean isReadable(SelectionKey key) {
    try {
      return key.isReadable();
    } catch (CancelledKeyException e) {
      return false; // its end is on the way
    }
  }

  private void attend(Wire wire, boolean readable) {
    try {
      if (readable) {
        wire.read(in);
      }
      if (wire.write(out)) {
        closing.add(new Closing(wire, System.nanoTime() + PATIENCE));
      }
    } catch (IOException | CancelledKeyException e) {
      LOGGER.log(System.Logger.Level.DEBUG, "a socket broke: {0}", e.toString());
      wire.end();
    } catch (RuntimeException | Error e) {
      LOGGER.log(System.Logger.Level.ERROR, "a socket failed", e);
      wire.end();
    }
  }

  /** Ends the sockets whose other side has not closed in time. */
  private void hangUp() {
    while (!closing.isEmpty() && closing.peek().until() < System.nanoTime()) {
      closing.remove().wire().end();
    }
  }

  @Override
  public void close() {
    stopped = true;
    selector.wakeup();
    try {
      thread.join(TimeUnit.SECONDS.toMillis(5));
      selector.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      LOGGER.log(System.Logger.Level.DEBUG, "the sockets' watch could not be closed", e);
    }
  }
}
