package eightfold.eights.kit;

import eightfold.core.Game;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Reasoning;
import eightfold.eights.Eights;
import eightfold.eights.EightsEvent;
import eightfold.eights.EightsMove;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.eights.aid.EightsAid;
import eightfold.eights.aid.EightsEffects;
import eightfold.eights.aid.EightsReasoning;
import eightfold.eights.bots.EightsRoster;
import eightfold.eights.bots.EightsZoo;
import eightfold.eights.terminal.EightsBoard;
import eightfold.kit.Kit;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Roster;
import eightfold.kit.Worlds;
import eightfold.kit.Zoo;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Look;

/** Eights: rules, bots and all else. */
public final class EightsKit implements Kit<EightsState, EightsMove, EightsView> {
  private static final Eights GAME = new Eights();

  /** So many points away from the target, every word counts. */
  private static final int NEAR = 20;

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
  public Zoo<EightsView> zoo() {
    return EightsZoo.ZOO;
  }

  @Override
  public RolloutPolicy<EightsState> rollouts(int seats, Options options) {
    return EightsRoster.rollouts();
  }

  @Override
  public Worlds<EightsState> worlds(EightsView view) {
    return EightsRoster.worlds(view);
  }

  @Override
  public Moves candidates(EightsView view, Moves legal) {
    return EightsRoster.candidates(view, legal);
  }

  @Override
  public EightsAid aid(EightsView view, boolean expert) {
    return EightsAid.of(view, expert);
  }

  @Override
  public Reasoning reasoning(EightsView view, EightsMove move) {
    return EightsReasoning.of(view, move);
  }

  /** When somebody is near the target. */
  @Override
  public boolean puzzling(EightsView view) {
    return view.seats().stream().anyMatch(seat -> view.target() - seat.points() <= NEAR);
  }

  /** The word, however it is spelled. */
  @Override
  public String answer(EightsMove move) {
    return switch (move) {
      case EightsMove.Spell spell -> spell.word().name();
      case EightsMove.Pass pass -> "pass";
    };
  }

  @Override
  public EightsEffects effects(EightsView view) {
    return EightsEffects.all();
  }

  @Override
  public Board<EightsMove, EightsView> board(int seats, Options options, Look look) {
    return new EightsBoard(
        look, EightsRoster.ROSTER.make(Roster.STEADY, seats, options).found().orElseThrow());
  }
}
