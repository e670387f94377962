package eightfold.eights.bots;

import eightfold.core.Moves;
import eightfold.eights.Eights;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Roster;
import eightfold.kit.Worlds;

/** The players of Eights. */
public final class EightsRoster {
  public static final Roster<EightsView> ROSTER =
      new Roster<>(
          (seats, options) -> new Gentle(),
          (seats, options) -> new Steady(),
          Sharp::new,
          "greedy",
          (seats, options) -> new Greedy());

  private EightsRoster() {}

  /** Plays by the quick rule of thumb. */
  public static RolloutPolicy<EightsState> rollouts() {
    QuickPolicy quick = new QuickPolicy();
    return (state, rng) -> quick.move(state);
  }

  /** What Sharp looks at, if it has little time. */
  public static Moves candidates(EightsView view, Moves legal) {
    Candidates candidates = Candidates.few();
    candidates.find(view, legal);
    Moves moves = new Moves();
    for (int i = 0; i < candidates.size(); i++) {
      moves.add(candidates.move(i));
    }
    return moves;
  }

  /** Hands and stack as Sharp infers them from the turns of the others. */
  public static Worlds<EightsState> worlds(EightsView view) {
    Eights game = new Eights();
    HandBelief belief = new HandBelief(view.seats().size());
    belief.from(view);
    return (rng, into) -> game.sample(belief.fresh(view, rng), rng, into);
  }
}
