package eightfold.games;

import eightfold.core.Aid;
import eightfold.core.View;
import eightfold.eightandhalf.HalfAid;
import eightfold.eightandhalf.HalfView;
import eightfold.eights.EightsAid;
import eightfold.eights.EightsView;
import eightfold.twentyeight.TwentyEightAid;
import eightfold.twentyeight.TwentyEightView;

/** The helping figures of every game. */
public final class Aids {
  private Aids() {}

  /**
   * What helps the seat of this view, which is no spectator's.
   *
   * @param expert whether the unseen cards are counted, too
   */
  public static Aid of(View view, boolean expert) {
    return switch (view) {
      case TwentyEightView own -> TwentyEightAid.of(own, expert);
      case HalfView own -> HalfAid.of(own, expert);
      case EightsView own -> EightsAid.of(own, expert);
      default -> throw new IllegalArgumentException("no aid for " + view.getClass());
    };
  }
}
