package eightfold.eightandhalf.kit;

import eightfold.core.Game;
import eightfold.core.Options;
import eightfold.core.Reasoning;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.aid.HalfAid;
import eightfold.eightandhalf.aid.HalfEffects;
import eightfold.eightandhalf.aid.HalfReasoning;
import eightfold.eightandhalf.bots.HalfRoster;
import eightfold.eightandhalf.bots.HalfZoo;
import eightfold.eightandhalf.terminal.HalfBoard;
import eightfold.kit.Kit;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Roster;
import eightfold.kit.Worlds;
import eightfold.kit.Zoo;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Look;

/** Eight &amp; Half: rules, bots and all else. */
public final class HalfKit implements Kit<HalfState, HalfMove, HalfView> {
  private static final EightAndHalf GAME = new EightAndHalf();
  private static final String BLIND = "blind";

  /** So many cards are few. */
  private static final int FEW = 6;

  @Override
  public Game<HalfState, HalfMove, HalfView> game() {
    return GAME;
  }

  @Override
  public Class<HalfEvent> events() {
    return HalfEvent.class;
  }

  @Override
  public Roster<HalfView> roster() {
    return HalfRoster.ROSTER;
  }

  @Override
  public Zoo<HalfView> zoo() {
    return HalfZoo.ZOO;
  }

  @Override
  public RolloutPolicy<HalfState> rollouts(int seats, Options options) {
    return HalfRoster.rollouts(seats);
  }

  @Override
  public Worlds<HalfState> worlds(HalfView view) {
    return HalfRoster.worlds(view);
  }

  @Override
  public HalfAid aid(HalfView view, boolean expert) {
    return HalfAid.of(view, expert);
  }

  @Override
  public Reasoning reasoning(HalfView view, HalfMove move) {
    return HalfReasoning.of(view, move);
  }

  /** The last cards of the last round. */
  @Override
  public boolean puzzling(HalfView view) {
    HalfView.SeatView me = view.players().get(view.seat());
    return view.phase() == HalfView.Phase.PLAY
        && view.round() == view.rounds()
        && me.unplayed() <= FEW
        && view.players().stream().allMatch(player -> player.unplayed() <= 2 * FEW);
  }

  /** Nobody knows what is on the other side of a blind card: it does not matter which. */
  @Override
  public String answer(HalfMove move) {
    return move instanceof HalfMove.Blind ? BLIND : GAME.codec().text(move);
  }

  @Override
  public HalfEffects effects(HalfView view) {
    return HalfEffects.of(view);
  }

  @Override
  public Board<HalfMove, HalfView> board(int seats, Options options, Look look) {
    return new HalfBoard(look);
  }
}
