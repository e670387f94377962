package eightfold.server.http;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The connections of one event loop. There is an end to how many there may be and to how long one
 * may take to bring a request, however busily it trickles in.
 */
final class Connections {
  /** So long a connection may stay open without a request, in milliseconds. */
  private static final int KEPT = 75_000;

  /** How often it is looked who is late. */
  private static final int LOOKS = 4;

  /** How many there may be on all event loops, and how many there are. */
  record Cap(int most, AtomicInteger open) {
    private boolean enter() {
      if (open.incrementAndGet() <= most) {
        return true;
      }
      open.decrementAndGet();
      return false;
    }
  }

  private final Cap cap;
  private final int deadline;
  private final Map<HttpConnection, Long> until = new HashMap<>();

  /**
   * @param deadline milliseconds within which a request must have come in completely
   */
  Connections(Vertx vertx, Cap cap, int deadline) {
    this.cap = cap;
    this.deadline = deadline;
    vertx.setPeriodic(Math.max(1, Math.min(deadline, KEPT) / LOOKS), _ -> closeLate());
  }

  /** Takes a new connection, or closes it if there are too many. */
  void opened(HttpConnection connection) {
    if (!cap.enter()) {
      connection.close();
      return;
    }
    connection.closeHandler(
        _ -> {
          until.remove(connection);
          left();
        });
    within(connection, deadline);
  }

  /** The head of a request is here, its body must follow. */
  void begun(HttpConnection connection) {
    within(connection, deadline);
  }

  /** A request is here; what happens now takes as long as it takes. */
  void complete(HttpConnection connection) {
    until.remove(connection);
  }

  void answered(HttpConnection connection) {
    within(connection, KEPT);
  }

  /** An upgraded connection, which nobody else tells of, has ended. */
  void left() {
    cap.open.decrementAndGet();
  }

  private void within(HttpConnection connection, int millis) {
    until.put(connection, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis));
  }

  private void closeLate() {
    long now = System.nanoTime();
    List.copyOf(until.entrySet()).stream()
        .filter(entry -> now - entry.getValue() > 0)
        .forEach(
            entry -> {
              until.remove(entry.getKey());
              entry.getKey().close();
            });
  }
}
