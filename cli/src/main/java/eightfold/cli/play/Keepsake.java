package eightfold.cli.play;

import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.State;
import java.util.List;

/**
 * The position before the person's last move, for taking it back. A move stands once somebody else
 * has moved, or if it showed its player anything new: a card, or what the table announced.
 */
final class Keepsake<S extends State<S>> {
  private final S before;
  private final int seat;
  private int lines;
  private int[] eyes = new int[0];
  private Verdict verdict = Verdict.NOTHING;

  /** Whether there is something to take back. */
  enum Verdict {
    ALLOWED,
    NOTHING,
    OTHERS_MOVED,
    REVEALED
  }

  /**
   * @param blank a state of the same table that nobody else uses
   */
  Keepsake(S blank, int seat) {
    this.before = blank;
    this.seat = seat;
  }

  /** Just before the person moves; {@code lines} is the length of the transcript so far. */
  void keep(S state, int deck, int transcript) {
    before.copyFrom(state);
    lines = transcript;
    eyes = eyes(state, deck);
  }

  /** Just after it. */
  void moved(S state, List<Event> events) {
    verdict = revealed(state, events) ? Verdict.REVEALED : Verdict.ALLOWED;
  }

  void othersMoved() {
    verdict = verdict == Verdict.NOTHING ? verdict : Verdict.OTHERS_MOVED;
  }

  Verdict verdict() {
    return verdict;
  }

  /** Takes the move back; returns the length of the transcript then. */
  int restore(S state) {
    state.copyFrom(before);
    verdict = Verdict.NOTHING;
    return lines;
  }

  private boolean revealed(S state, List<Event> events) {
    if (events.stream().anyMatch(event -> event.actor() != seat)) {
      return true;
    }
    int[] after = eyes(state, eyes.length);
    for (int i = 0; i < after.length; i++) {
      if (Eyes.see(after[i], seat) && !Eyes.see(eyes[i], seat)) {
        return true;
      }
    }
    return false;
  }

  private static int[] eyes(State<?> state, int deck) {
    int[] eyes = new int[deck];
    for (int i = 0; i < deck; i++) {
      eyes[i] = state.eyes(i);
    }
    return eyes;
  }
}
