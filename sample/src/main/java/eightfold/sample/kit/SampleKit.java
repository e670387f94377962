package eightfold.sample.kit;

import eightfold.core.Game;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.kit.RandomBot;
import eightfold.kit.Roster;
import eightfold.sample.Sample;
import eightfold.sample.SampleEvent;
import eightfold.sample.SampleMove;
import eightfold.sample.SampleState;
import eightfold.sample.SampleView;

/** Top Card: rules, bots and all else. */
public final class SampleKit implements Kit<SampleState, SampleMove, SampleView> {
  private static final Sample GAME = new Sample();
  private static final Roster<SampleView> ROSTER =
      new Roster<>(
          (seats, options) -> new RandomBot<>(),
          (seats, options) -> SampleKit::cheapestThatWins,
          (seats, options) -> SampleKit::cheapestThatWins,
          "highest",
          (seats, options) -> (view, legal, rng, budget) -> legal.at(legal.size() - 1));

  /** The lowest card that beats the trick, or the lowest of all; a {@link Bot}. */
  private static long cheapestThatWins(SampleView view, Moves legal, Rng rng, Budget budget) {
    String toBeat = SampleAid.of(view).toBeat();
    for (int i = 0; i < legal.size(); i++) {
      if (Sample.FACES.text((int) legal.at(i)).compareTo(toBeat) > 0) {
        return legal.at(i);
      }
    }
    return legal.at(0);
  }

  @Override
  public Game<SampleState, SampleMove, SampleView> game() {
    return GAME;
  }

  @Override
  public Class<SampleEvent> events() {
    return SampleEvent.class;
  }

  @Override
  public Roster<SampleView> roster() {
    return ROSTER;
  }

  @Override
  public SampleAid aid(SampleView view, boolean expert) {
    return SampleAid.of(view);
  }
}
