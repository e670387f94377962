package eightfold.table;

/** A log that is not that of a table. */
public final class DamagedLogException extends RuntimeException {
  private static final long serialVersionUID = 1;

  DamagedLogException(String message) {
    super(message);
  }
}
