package eightfold.cli.play;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.kit.Players;
import eightfold.kit.Roster;
import java.util.ArrayList;
import java.util.List;

/** The bots at the table, and the one that is asked for hints. */
final class Opponents<V extends View> {
  private static final int ROLLOUTS = 400;
  private static final Budget PATIENT = Budget.millis(250);

  private final List<Bot<V>> bots = new ArrayList<>();
  private final Bot<V> adviser;
  private final Rng rng;
  private final long seed;
  private final boolean repeatable;

  Opponents(Kit<?, ?, V> kit, Setup setup) {
    Players<V> players = kit.players();
    for (int seat = 0; seat < setup.seats(); seat++) {
      String level = seat == setup.seat() ? Roster.STEADY : setup.level(seat);
      bots.add(players.make(level, setup.seats(), setup.options()).found().orElseThrow());
    }
    adviser = players.make(Roster.SHARP, setup.seats(), setup.options()).found().orElseThrow();
    seed = setup.seed();
    rng = new Rng(seed);
    repeatable = setup.repeatable();
  }

  long choose(int seat, V view, Moves legal) {
    return bots.get(seat).choose(view, legal, rng, budget(Budget.USUAL));
  }

  /** What the strongest player would do; does not touch the chance of the others. */
  long advise(V view, Moves legal) {
    return adviser.choose(view, legal, new Rng(seed), budget(PATIENT));
  }

  private Budget budget(Budget time) {
    return repeatable ? Budget.rollouts(ROLLOUTS) : time;
  }
}
