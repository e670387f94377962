package eightfold.twentyeight.bots;

import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightState;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;
import java.util.ArrayList;
import java.util.List;

/**
 * The strongest player of 8-28: infers hidden cards from answers ({@link Belief}), plays the round
 * to its end in many such worlds, once after taking and once after declining, and compares how its
 * chances stand then ({@link Evaluation}). Halves are chosen by backward induction.
 *
 * <p>A world costs about 2 µs; it stops early when one answer is clearly better.
 */
final class Sharp implements Bot<TwentyEightView> {
  private static final TwentyEight GAME = new TwentyEight();
  private static final int LEAST_WORLDS = 100;
  private static final double CLEARLY = 5; // standard errors

  private final TwentyEightState world;
  private final TwentyEightState play;
  private final Hands hands;
  private final BackwardInduction halves;

  Sharp(int seats, Options options) {
    world = GAME.newState(seats, options);
    play = GAME.newState(seats, options);
    hands = new Hands(seats);
    halves = new BackwardInduction(GAME, seats, options);
  }

  @Override
  public long choose(TwentyEightView view, Moves legal, Rng rng, Budget budget) {
    if (view.choosing()) {
      GAME.sample(view, rng, world);
      return halves.best(world);
    }
    Belief belief = new Belief(view);
    Budget.Meter meter = budget.start();
    double sum = 0;
    double squares = 0;
    for (int worlds = 1; meter.take(2); worlds++) {
      belief.draw(rng);
      GAME.sample(imagined(view, belief), rng, world);
      double gain =
          value(view.seat(), Answers.TAKE, belief) - value(view.seat(), Answers.DECLINE, belief);
      sum += gain;
      squares += gain * gain;
      if (worlds >= LEAST_WORLDS && sum * sum > CLEARLY * CLEARLY * squares) {
        break;
      }
    }
    return sum > 0 ? Answers.TAKE : Answers.DECLINE;
  }

  /** The view as it would be if the drawn cards were the hidden ones and lay open. */
  private static TwentyEightView imagined(TwentyEightView view, Belief belief) {
    List<Player> players = new ArrayList<>(view.players());
    for (int seat = 0; seat < players.size(); seat++) {
      if (seat != view.seat()) {
        Player player = players.get(seat);
        players.set(seat, player.withSecret(player.open().faces().one(belief.card[seat])));
      }
    }
    return view.withPlayers(players);
  }

  private double value(int me, long first, Belief belief) {
    play.copyFrom(world);
    int round = play.round();
    play.apply(first, Log.NONE);
    while (!play.over() && play.round() == round) {
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
    Style style = seat == me ? Style.steady(play.seats()) : belief.style[seat];
    return style.takes(play.low(seat), play.elevens(seat)) ? Answers.TAKE : Answers.DECLINE;
  }
}
