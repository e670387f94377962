package eightfold.eightandhalf.bots;

import eightfold.core.Moves;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.Sampler;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Roster;
import eightfold.kit.Worlds;

/** The players of Eight &amp; Half. */
public final class HalfRoster {
  public static final Roster<HalfView> ROSTER =
      new Roster<>(
          (seats, options) -> new Gentle(seats),
          (seats, options) -> new Steady(seats),
          Sharp::new,
          "lowest-first",
          (seats, options) -> new LowestFirst(seats));

  private HalfRoster() {}

  /** Plays as Steady does. */
  public static RolloutPolicy<HalfState> rollouts(int seats) {
    QuickPolicy quick = new QuickPolicy(seats);
    Observation observation = new Observation(seats);
    Moves legal = new Moves();
    return (state, rng) -> {
      state.legal(legal);
      if (legal.size() == 1) {
        return legal.at(0);
      }
      observation.read(state);
      return quick.choose(observation, legal);
    };
  }

  /** Hands as Sharp infers them from the turns of the round. */
  public static Worlds<HalfState> worlds(HalfView view) {
    int seats = view.players().size();
    Styles styles = new Styles(seats, view.ghostKeepsFive());
    return new Sampler(view, new HandBelief(seats, styles))::draw;
  }
}
