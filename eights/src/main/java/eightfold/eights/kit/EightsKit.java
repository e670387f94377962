package eightfold.eights.kit;

import eightfold.core.Game;
import eightfold.eights.Eights;
import eightfold.eights.EightsEvent;
import eightfold.eights.EightsMove;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.eights.aid.EightsAid;
import eightfold.eights.aid.EightsEffects;
import eightfold.eights.bots.EightsRoster;
import eightfold.kit.Kit;
import eightfold.kit.Roster;

/** Eights: rules, bots and all else. */
public final class EightsKit implements Kit<EightsState, EightsMove, EightsView> {
  private static final Eights GAME = new Eights();

  @Override
  public Game<EightsState, EightsMove, EightsView> game() {
    return GAME;
  }

  @Override
  public Class<EightsEvent> events() {
    return EightsEvent.class;
  }

  @Override
  public Roster<EightsView> roster() {
    return EightsRoster.ROSTER;
  }

  @Override
  public EightsAid aid(EightsView view, boolean expert) {
    return EightsAid.of(view, expert);
  }

  @Override
  public EightsEffects effects(EightsView view) {
    return EightsEffects.all();
  }
}
