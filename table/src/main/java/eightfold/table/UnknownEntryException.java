package eightfold.table;

/** A log with a kind of entry that this version does not know: a newer one has written it. */
public final class UnknownEntryException extends RuntimeException {
  private static final long serialVersionUID = 1;

  UnknownEntryException(int seq) {
    super("entry " + seq + " of the log is of a kind that only a newer version knows");
  }
}
