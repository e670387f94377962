package eightfold.twentyeight.bots;

import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Regret;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightState;
import eightfold.twentyeight.TwentyEightView;

/**
 * The strongest player of 8-28: infers hidden cards from answers ({@link Belief}), plays the round
 * to its end in many such worlds, once after taking and once after declining, and compares how its
 * chances stand then ({@link Evaluation}). It answers as Steady would unless the other answer is
 * clearly better. Halves are chosen by backward induction.
 *
 * <p>A world costs about 1 µs; it stops when thinking on would bring no more than a trifle.
 */
final class Sharp implements Bot<TwentyEightView> {
  private static final TwentyEight GAME = new TwentyEight();
  private static final int LOOK = 64; // worlds between two looks at the result
  private static final double SURELY = 2; // standard errors
  private static final double TRIFLE = 0.0005; // of a win
  private static final double DOUBT = 0.02;

  /**
   * What leaving the rule of thumb must bring, as a part of a win. To wait is often worth as much
   * as to take at once; but a round ends when all wait, and then those who waited have too little.
   */
  private static final double REASON = 0.001;

  private final TwentyEightState world;
  private final TwentyEightState play;
  private final Hands hands;
  private final Style own;
  private final BackwardInduction halves;

  Sharp(int seats, Options options) {
    world = GAME.newState(seats, options);
    play = GAME.newState(seats, options);
    play.stopAfterRound();
    hands = new Hands(seats);
    own = Style.steady(seats);
    halves = new BackwardInduction(GAME, seats, options);
  }

  @Override
  public long choose(TwentyEightView view, Moves legal, Rng rng, Budget budget) {
    if (view.choosing()) {
      GAME.sample(view, rng, world);
      return halves.best(world);
    }
    Belief belief = new Belief(view);
    GAME.sample(view, rng, world);
    Budget.Meter meter = budget.start();
    boolean natural = own.takes(OddStyles.low(view), OddStyles.elevens(view));
    long usual = natural ? Answers.TAKE : Answers.DECLINE;
    long other = natural ? Answers.DECLINE : Answers.TAKE;
    double sum = 0;
    double squares = 0;
    double doubt = 0;
    for (int worlds = 1; meter.take(2); worlds++) {
      belief.draw(rng);
      world.imagine(view.seat(), belief.card, rng);
      double gain = value(view.seat(), other, belief) - value(view.seat(), usual, belief) - REASON;
      sum += gain;
      squares += gain * gain;
      doubt = SURELY * error(squares);
      if (worlds % LOOK == 0 && settled(sum > doubt ? sum : -sum, squares, worlds)) {
        break;
      }
    }
    return sum > doubt ? other : usual;
  }

  /** Whether thinking on would bring no more than a trifle. */
  private static boolean settled(double lead, double squares, int worlds) {
    return Regret.of(lead, error(squares)) < TRIFLE * worlds;
  }

  /** As if there had been one more world in which it mattered, lest rare events be overlooked. */
  private static double error(double squares) {
    return Math.sqrt(squares + DOUBT);
  }

  private double value(int me, long first, Belief belief) {
    play.copyFrom(world);
    play.apply(first, Log.NONE);
    while (!play.over()) {
      play.apply(answer(me, belief), Log.NONE);
    }
    return Evaluation.of(play, me);
  }

  private long answer(int me, Belief belief) {
    int seat = play.toAct();
    if (play.choosing()) {
      hands.read(play);
      return Answers.of(hands.better(seat));
    }
    Style style = seat == me ? own : belief.style[seat];
    return style.takes(play.low(seat), play.elevens(seat)) ? Answers.TAKE : Answers.DECLINE;
  }
}
