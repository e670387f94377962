package eightfold.server.http;

import java.util.concurrent.ConcurrentHashMap;

/** How many of something each guest or address has at once. */
final class ConnectionLimit {
  private final ConcurrentHashMap<Object, Integer> counts = new ConcurrentHashMap<>();
  private final int most;

  /**
   * @param most 0 for any number
   */
  ConnectionLimit(int most) {
    this.most = most;
  }

  /** Counts one more, unless there are as many as may be. */
  boolean enter(Object who) {
    if (counts.merge(who, 1, Integer::sum) <= most || most == 0) {
      return true;
    }
    leave(who);
    return false;
  }

  void leave(Object who) {
    counts.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
  }
}
