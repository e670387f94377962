package eightfold.twentyeight.kit;

import eightfold.core.Game;
import eightfold.core.Options;
import eightfold.core.Reasoning;
import eightfold.kit.Kit;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Roster;
import eightfold.kit.Worlds;
import eightfold.kit.Zoo;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Look;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightEvent;
import eightfold.twentyeight.TwentyEightMove;
import eightfold.twentyeight.TwentyEightState;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.aid.TwentyEightAid;
import eightfold.twentyeight.aid.TwentyEightEffects;
import eightfold.twentyeight.aid.TwentyEightReasoning;
import eightfold.twentyeight.bots.TwentyEightRoster;
import eightfold.twentyeight.bots.TwentyEightZoo;
import eightfold.twentyeight.terminal.TwentyEightBoard;
import java.util.List;

/** 8-28: rules, bots and all else. */
public final class TwentyEightKit
    implements Kit<TwentyEightState, TwentyEightMove, TwentyEightView> {
  private static final TwentyEight GAME = new TwentyEight();

  @Override
  public Game<TwentyEightState, TwentyEightMove, TwentyEightView> game() {
    return GAME;
  }

  @Override
  public Class<TwentyEightEvent> events() {
    return TwentyEightEvent.class;
  }

  @Override
  public Roster<TwentyEightView> roster() {
    return TwentyEightRoster.ROSTER;
  }

  @Override
  public Zoo<TwentyEightView> zoo() {
    return TwentyEightZoo.ZOO;
  }

  @Override
  public RolloutPolicy<TwentyEightState> rollouts(int seats, Options options) {
    return TwentyEightRoster.rollouts(seats);
  }

  @Override
  public Worlds<TwentyEightState> worlds(TwentyEightView view) {
    return TwentyEightRoster.worlds(view);
  }

  @Override
  public TwentyEightAid aid(TwentyEightView view, boolean expert) {
    return TwentyEightAid.of(view, expert);
  }

  @Override
  public Reasoning reasoning(TwentyEightView view, TwentyEightMove move) {
    return TwentyEightReasoning.of(view, move);
  }

  /** The last round. */
  @Override
  public boolean puzzling(TwentyEightView view) {
    return view.lastRound();
  }

  @Override
  public TwentyEightEffects effects(TwentyEightView view) {
    return TwentyEightEffects.of(view);
  }

  @Override
  public List<String> standingOrders() {
    return List.of("decline");
  }

  @Override
  public Board<TwentyEightMove, TwentyEightView> board(int seats, Options options, Look look) {
    return new TwentyEightBoard(look);
  }
}
