package eightfold.table;

import eightfold.core.State;
import java.util.Arrays;

/**
 * Decides whether the last move may be taken back: it showed nobody anything hidden, it ended
 * neither a round nor the game, and in its position no move has been taken back before. That nobody
 * has moved since is for the caller to see to.
 */
public final class TakeBack {
  private static final int NEVER = -1;

  private int[] eyes = {};
  private int round;
  private int position = NEVER;
  private int tookBackAt = NEVER;

  /** What the last move may meet with. */
  public enum Verdict {
    ALLOWED,
    /** Something hidden came to light. */
    REVEALED,
    /** A move has been taken back in this position already. */
    AGAIN
  }

  /**
   * Just before a move.
   *
   * @param played how many moves have been made
   */
  public void before(State<?> state, int played) {
    eyes = eyes(state);
    round = state.round();
    position = played;
  }

  /** Just after it. */
  public Verdict after(State<?> state) {
    if (state.over() || state.round() != round || !Arrays.equals(eyes, eyes(state))) {
      return Verdict.REVEALED;
    }
    return position == tookBackAt ? Verdict.AGAIN : Verdict.ALLOWED;
  }

  /** It has been taken back. */
  public void done() {
    tookBackAt = position;
  }

  /** Who knows which card. */
  private static int[] eyes(State<?> state) {
    int[] eyes = new int[state.deckSize()];
    Arrays.setAll(eyes, state::eyes);
    return eyes;
  }
}
