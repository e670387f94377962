package eightfold.cli;

import eightfold.core.Refusal;
import eightfold.core.Result;
import java.util.Optional;

/** Something given to a command makes no sense; the message is one sentence for the user. */
final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1;

  BadInput(String sentence) {
    super(sentence);
  }

  /** Ends the command if something was refused. */
  static void when(Optional<Refusal> refusal) {
    if (refusal.isPresent()) {
      throw new BadInput(refusal.get().reason());
    }
  }

  /** The value of a result, or the end of the command. */
  static <T> T unless(Result<T> result) {
    return result.orElseThrow(refusal -> new BadInput(refusal.reason()));
  }
}
