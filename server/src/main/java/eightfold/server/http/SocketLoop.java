package eightfold.server.http;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What the sockets of one event loop share: one task on the loop writes for all that have something
 * to write, and a watch finds those that have fallen silent.
 */
final class SocketLoop {
  /** Sockets take turns in being looked at, so that the questions of thousands go out evenly. */
  private static final int TURNS = 8;

  private final Context context;
  private final ConcurrentLinkedQueue<SocketConnection> callers = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean called = new AtomicBoolean();
  private final List<Set<SocketConnection>> turns;
  private int newcomers;
  private int looked;

  /**
   * @param silence milliseconds after which a socket without a sign of life is cut
   */
  SocketLoop(Vertx vertx, Context context, int silence) {
    this.context = context;
    turns = java.util.stream.Stream.generate(this::nobody).limit(TURNS).toList();
    vertx.setPeriodic(Math.max(1, silence / (TURNS * SocketConnection.LOOKS)), _ -> lookAround());
  }

  private Set<SocketConnection> nobody() {
    return new HashSet<>();
  }

  /** Has the loop write what waits for a socket. */
  void call(SocketConnection connection) {
    callers.add(connection);
    if (called.compareAndSet(false, true)) {
      execute(this::attend);
    }
  }

  /** Has the loop do something soon. */
  void execute(Runnable task) {
    try {
      context.runOnContext(_ -> task.run());
    } catch (RejectedExecutionException e) {
      System.getLogger(SocketLoop.class.getName())
          .log(System.Logger.Level.DEBUG, "the server has stopped; nobody listens any more");
    }
  }

  private void attend() {
    called.set(false);
    for (SocketConnection next = callers.poll(); next != null; next = callers.poll()) {
      next.write();
    }
  }

  void add(SocketConnection connection) {
    turns.get(Math.floorMod(newcomers++, TURNS)).add(connection);
  }

  void remove(SocketConnection connection) {
    turns.forEach(turn -> turn.remove(connection));
  }

  /**
   * Looks for sockets that have fallen silent. Looks are counted, not time: after a standstill of
   * the whole machine everybody still has the chance to be heard.
   */
  private void lookAround() {
    looked = (looked + 1) % TURNS;
    List.copyOf(turns.get(looked)).forEach(SocketConnection::look);
  }
}
