package eightfold.eightandhalf.bots;

import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.Sampler;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/**
 * The strongest player of Eight &amp; Half: infers hands and styles from all turns of the round
 * ({@link Styles}), plays the round to its end by rules of thumb in many such worlds, the same ones
 * for each move that comes into question ({@link Race}), and compares how its chances stand then
 * ({@link Evaluation}). Without good reason it stays with the rule of thumb.
 *
 * <p>Reading the turns takes less than 0.1 ms, a rollout about 2 µs. Stops when thinking on would
 * bring no more than a trifle.
 */
final class Sharp implements Bot<HalfView> {
  private static final EightAndHalf GAME = new EightAndHalf();
  private static final int BATCH = 32;

  private final HalfState world;
  private final HalfState play;
  private final Observation observation;
  private final QuickPolicy quick;
  private final Styles styles;
  private final Race race = new Race();
  private final Moves reply = new Moves();
  private final Moves rest = new Moves();

  Sharp(int seats, Options options) {
    world = GAME.newState(seats, options);
    play = GAME.newState(seats, options);
    play.stopAfterRound();
    observation = new Observation(seats);
    quick = new QuickPolicy(seats);
    styles = new Styles(seats, options.flag("ghostKeepsFive"));
  }

  @Override
  public long choose(HalfView view, Moves legal, Rng rng, Budget budget) {
    if (legal.size() == 1) {
      return legal.at(0);
    }
    Budget.Meter meter = budget.start();
    shortlist(view, legal);
    HandBelief belief = new HandBelief(play.seats(), styles);
    Sampler sampler = new Sampler(view, belief);
    for (int n = 1; !race.settled() && meter.take(race.count()); n++) {
      sampler.draw(rng, world);
      for (int i = 0; i < race.count(); i++) {
        race.value[i] = value(view.seat(), race.move(i), belief);
      }
      race.record();
      if (n % BATCH == 0) {
        race.drop();
      }
    }
    return race.best();
  }

  /** The moves that the rule of thumb likes most, the best one first. */
  private void shortlist(HalfView view, Moves legal) {
    observation.read(view);
    race.clear();
    rest.clear();
    for (int i = 0; i < legal.size(); i++) {
      rest.add(legal.at(i));
    }
    while (rest.size() > 0 && race.count() < Race.MOST) {
      long best = quick.choose(observation, rest);
      race.add(best);
      rest.clear();
      for (int i = 0; i < legal.size(); i++) {
        if (!race.has(legal.at(i))) {
          rest.add(legal.at(i));
        }
      }
    }
  }

  /** How chances stand at the end of the round if it goes on with this move. */
  private double value(int me, long first, HandBelief belief) {
    play.copyFrom(world);
    play.apply(first, Log.NONE);
    while (!play.over()) {
      play.legal(reply);
      long move = reply.at(0);
      if (reply.size() > 1) {
        int seat = play.toAct();
        observation.read(play);
        Policy policy = seat == me ? quick : styles.policy(belief.style(seat));
        move = policy.choose(observation, reply);
      }
      play.apply(move, Log.NONE);
    }
    return Evaluation.of(play, me);
  }
}
