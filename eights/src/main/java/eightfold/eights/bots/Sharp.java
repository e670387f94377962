package eightfold.eights.bots;

import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eights.Eights;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/**
 * The strongest player of Eights. It samples worlds that its view allows, with a {@link HandBelief}
 * of what the others kept and put under the stack, and tries the {@link Candidates} in all of them:
 * it plays on until it has had another turn, itself by the rule of thumb ({@link QuickPolicy}), the
 * others as {@link Highest}, and looks how its chances stand then ({@link Evaluation}). It takes
 * the winner of the {@link Race}. Between two players with an empty stack it plays exactly ({@link
 * Solver}).
 *
 * <p>A rollout costs 1 to 2 µs. The players in it see no more than they will see themselves, so
 * that nothing is planned on cards that one cannot know.
 */
final class Sharp implements Bot<EightsView> {
  private static final Eights GAME = new Eights();

  /**
   * With so many rollouts a long list of candidates gains and a slow race, with fewer a short list
   * and a quick one: what the rule of thumb puts far down is now and then the best, but it takes
   * many worlds to see which.
   */
  private static final int MANY = 4000;

  private static final long NANOS_A_ROLLOUT = 2000;

  private final EightsState world;
  private final EightsState play;
  private final Evaluation evaluation;
  private final HandBelief belief;
  private final QuickPolicy policy = new QuickPolicy();
  private final Highest highest = new Highest();
  private final Solver solver = new Solver();
  private final Candidates few = Candidates.few();
  private final Candidates many = new Candidates(8, 12, 60);
  private final Race quick = new Race(few.most(), 16, 2.5);
  private final Race slow = new Race(many.most(), 32, 3.5);
  private Candidates candidates = few;
  private Race race = quick;

  Sharp(int seats, Options options) {
    world = GAME.newState(seats, options);
    play = GAME.newState(seats, options);
    evaluation = new Evaluation(seats);
    belief = new HandBelief(seats);
  }

  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    Budget.Meter meter = budget.start();
    GAME.sample(view, rng, world);
    if (world.seats() == 2 && world.stack() == 0 && solved(view.seat(), meter)) {
      return solver.best();
    }
    boolean hasMany = rollouts(budget) >= MANY;
    candidates = hasMany ? many : few;
    race = hasMany ? slow : quick;
    candidates.find(view, legal);
    expect(view.seat());
    belief.from(view);
    while (race.undecided() && meter.take(race.alive())) {
      GAME.sample(belief.draw(view, rng), rng, world);
      run(view.seat());
    }
    return candidates.move(race.choice());
  }

  /** About how many a budget is good for. */
  private static long rollouts(Budget budget) {
    return switch (budget) {
      case Budget.Rollouts given -> given.count();
      case Budget.Time time -> time.nanos() / NANOS_A_ROLLOUT;
    };
  }

  private boolean solved(int me, Budget.Meter meter) {
    long mine = world.hand(me);
    long theirs = world.hand(1 - me);
    int value = solver.solve(world.row(), mine, theirs, world.passes() > 0, meter);
    return value != Solver.UNSOLVED;
  }

  private void expect(int me) {
    double point = evaluation.slope(world, me) / Potential.POINT;
    race.start(candidates.size());
    for (int i = 0; i < candidates.size(); i++) {
      // People spell if they can.
      race.expect(i, point * candidates.worth(i), Packed.isSpell(candidates.move(i)));
    }
  }

  private void run(int me) {
    for (int i = 0; i < candidates.size(); i++) {
      if (race.runs(i)) {
        race.note(i, value(me, candidates.move(i)));
      }
    }
    race.nextWorld();
  }

  private double value(int me, long first) {
    play.copyFrom(world);
    long move = first;
    for (int turns = play.seats(); !endsTheHand(move); turns--) {
      play.apply(move, Log.NONE);
      if (turns <= 0 && play.stack() > 0) {
        return evaluation.ahead(play, me);
      }
      move = play.toAct() == me ? policy.move(play) : highest.move(play);
    }
    return evaluation.settled(play, me);
  }

  private boolean endsTheHand(long move) {
    return !Packed.isSpell(move) && play.passes() == play.seats() - 1;
  }
}
