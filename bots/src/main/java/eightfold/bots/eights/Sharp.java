package eightfold.bots.eights;

import eightfold.bots.Bot;
import eightfold.bots.Budget;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eights.Eights;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;

final class Sharp implements Bot<EightsView> {
  static final Eights GAME = new Eights();
  private static final int MOST_WORLDS = 4096;
  private static final int BATCH = 16;
  static double Z = 3;
  static double N0 = 40;
  private final double[] prior = new double[Candidates.MOST];

  private final EightsState world;
  private final EightsState play;
  private final Thumb thumb = new Thumb();
  private final Candidates candidates = new Candidates();
  private final float[][] values = new float[Candidates.MOST][MOST_WORLDS];
  private final double[] sums = new double[Candidates.MOST];
  private final boolean[] out = new boolean[Candidates.MOST];

  Sharp(int seats, Options options) {
    world = GAME.newState(seats, options);
    play = GAME.newState(seats, options);
    outlook = new Outlook(seats);
  }

  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    Budget.Meter meter = budget.start();
    GAME.sample(view, rng, world);
    int count = candidates.fill(world.row(), world.hand(view.seat()), world.stack(), legal);
    if (count == 1) {
      return candidates.move(0);
    }
    if (view.seats().size() == 2 && world.stack() == 0) {
      int me = view.seat();
      int solved =
          solver.solve(world.row(), world.hand(me), world.hand(1 - me), world.passes() == 1, meter);
      if (solved != Solver.UNSOLVED) {
        return solver.best();
      }
    }
    java.util.Arrays.fill(out, false);
    java.util.Arrays.fill(sums, 0);
    double slope = outlook.slope(world, view.seat());
    int top = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      top = Math.max(top, candidates.worth(i));
    }
    for (int i = 0; i < count; i++) {
      prior[i] = N0 * slope * (candidates.worth(i) - top) / Potential.POINT;
      sums[i] = prior[i];
    }
    int alive = count;
    int worlds = 0;
    while (alive > 1 && worlds < MOST_WORLDS && meter.take(alive)) {
      GAME.sample(view, rng, world);
      for (int i = 0; i < count; i++) {
        if (!out[i]) {
          float value = (float) value(view.seat(), candidates.move(i));
          values[i][worlds] = value;
          sums[i] += value;
        }
      }
      worlds++;
      if (worlds % BATCH == 0) {
        alive = drop(count, worlds);
      }
    }
    return candidates.move(leader(count));
  }

  private int leader(int count) {
    int leader = -1;
    for (int i = 0; i < count; i++) {
      if (!out[i] && (leader < 0 || sums[i] > sums[leader])) {
        leader = i;
      }
    }
    return leader;
  }

  private int drop(int count, int worlds) {
    int leader = leader(count);
    int alive = 0;
    for (int i = 0; i < count; i++) {
      if (!out[i] && i != leader) {
        double sum = 0;
        double squares = 0;
        for (int w = 0; w < worlds; w++) {
          double d = values[leader][w] - values[i][w];
          sum += d;
          squares += d * d;
        }
        sum += prior[leader] - prior[i];
        out[i] = sum > 0 && sum * sum > Z * Z * squares;
      }
      alive += out[i] ? 0 : 1;
    }
    return alive;
  }

  private final Solver solver = new Solver();
  private final Outlook outlook;
  static int DEPTH = Integer.getInteger("depth", 99);

  private double value(int me, long first) {
    play.copyFrom(world);
    int round = play.round();
    play.apply(first, Log.NONE);
    int turns = 0;
    while (!play.over() && play.round() == round) {
      if (++turns > DEPTH && play.stack() > 0) {
        return outlook.ahead(play, me);
      }
      play.apply(thumb.move(play), Log.NONE);
    }
    return outlook.settled(play, me);
  }
}
