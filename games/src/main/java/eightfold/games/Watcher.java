package eightfold.games;

import eightfold.core.Event;
import eightfold.core.Table;
import java.util.List;

/** Hears a game while it is replayed. */
public interface Watcher {
  /** Hears nothing. */
  Watcher NOBODY =
      new Watcher() {
        @Override
        public void begins(Table<?, ?, ?> table, List<Event> events) {}

        @Override
        public void moved(int seat, String move, Table<?, ?, ?> table, List<Event> events) {}
      };

  /** The first deal was made. */
  void begins(Table<?, ?, ?> table, List<Event> events);

  /**
   * A move was made.
   *
   * @param move in notation
   * @param table in the position after it
   */
  void moved(int seat, String move, Table<?, ?, ?> table, List<Event> events);
}
