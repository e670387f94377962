package eightfold.twentyeight.bots;

import eightfold.kit.RolloutPolicy;
import eightfold.kit.Roster;
import eightfold.kit.Worlds;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightState;
import eightfold.twentyeight.TwentyEightView;

/** The players of 8-28. */
public final class TwentyEightRoster {
  public static final Roster<TwentyEightView> ROSTER =
      new Roster<>(
          (seats, options) -> new Gentle(),
          (seats, options) -> new Steady(),
          Sharp::new,
          "threshold",
          (seats, options) -> new Threshold());

  private TwentyEightRoster() {}

  /** Plays as Steady does. */
  public static RolloutPolicy<TwentyEightState> rollouts(int seats) {
    Hands hands = new Hands(seats);
    Style style = Style.steady(seats);
    return (state, rng) -> {
      int seat = state.toAct();
      if (state.choosing()) {
        hands.read(state);
        return Answers.of(hands.better(seat));
      }
      boolean takes = style.takes(state.low(seat), state.elevens(seat));
      return takes ? Answers.TAKE : Answers.DECLINE;
    };
  }

  /** Hidden cards as Sharp infers them from the answers. */
  public static Worlds<TwentyEightState> worlds(TwentyEightView view) {
    TwentyEight game = new TwentyEight();
    if (view.choosing()) {
      return (rng, into) -> game.sample(view, rng, into);
    }
    Belief belief = new Belief(view);
    return (rng, into) -> {
      belief.draw(rng);
      game.sample(view, rng, into);
      into.imagine(view.seat(), belief.card, rng);
    };
  }
}
