package eightfold.server.store;

import java.sql.SQLException;
import java.util.Locale;

/** Something was not kept or not found, and why. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What kind of failure. */
  public enum Why {
    /** Somebody else has written this entry. */
    CONFLICT,
    /** No room on the disk. */
    FULL,
    /** The stored data is damaged. */
    DAMAGED,
    /** Only a newer version understands the stored data. */
    NEWER,
    /** The store cannot be reached. */
    UNAVAILABLE
  }

  private final Why why;

  public StoreException(Why why, String message) {
    super(message);
    this.why = why;
  }

  private StoreException(Why why, String message, Throwable cause) {
    super(message, cause);
    this.why = why;
  }

  public Why why() {
    return why;
  }

  /** Whatever else went wrong: that nothing is known of the store is all that can be said. */
  static StoreException of(Throwable e) {
    return e instanceof SQLException trouble
        ? of(trouble)
        : new StoreException(Why.UNAVAILABLE, "writing failed", e);
  }

  static StoreException of(SQLException e) {
    String text = String.valueOf(e.getMessage()).toUpperCase(Locale.ROOT);
    String state = String.valueOf(e.getSQLState());
    SQLException next = e.getNextException();
    if (state.startsWith("23") || text.contains("CONSTRAINT")) {
      return new StoreException(Why.CONFLICT, "the entry is already written", e);
    }
    if (state.startsWith("53") || text.contains("SQLITE_FULL") || text.contains("NO SPACE")) {
      return new StoreException(Why.FULL, "the store has no room left", e);
    }
    if (text.contains("SQLITE_NOTADB")) {
      return new StoreException(Why.DAMAGED, "the file is no database", e);
    }
    if (state.startsWith("XX") || text.contains("SQLITE_CORRUPT") || text.contains("MALFORMED")) {
      return new StoreException(Why.DAMAGED, "the stored data is damaged", e);
    }
    if (next != null) {
      return of(next);
    }
    return new StoreException(Why.UNAVAILABLE, "the store cannot be reached", e);
  }
}
