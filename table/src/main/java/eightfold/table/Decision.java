package eightfold.table;

import eightfold.wire.Entry;
import eightfold.wire.Problem;
import eightfold.wire.Tell;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What becomes of a request: nothing, and why, or entries for the log, which are one commit. */
sealed interface Decision {
  record Refused(Problem problem) implements Decision {}

  /**
   * Done as soon as it is durable.
   *
   * @param notices what everybody hears beside it
   * @param quiet whether nobody but the one who asked need know
   */
  record Accepted(List<Entry> entries, List<Tell> notices, boolean quiet) implements Decision {}

  static Decision of(Entry... entries) {
    return of(List.of(entries));
  }

  static Decision of(List<? extends Entry> entries) {
    return new Accepted(List.copyOf(entries), List.of(), false);
  }

  static Decision quietly(List<? extends Entry> entries) {
    return new Accepted(List.copyOf(entries), List.of(), true);
  }

  static Decision refused(String code, String sentence) {
    return new Refused(Problem.of(code, sentence));
  }

  /** Refused if there is a problem, else what is decided then. */
  static Decision unless(Optional<Problem> problem, Supplier<Decision> otherwise) {
    return problem.<Decision>map(Refused::new).orElseGet(otherwise);
  }
}
