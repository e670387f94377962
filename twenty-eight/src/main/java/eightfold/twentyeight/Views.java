package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Points;
import eightfold.twentyeight.TwentyEightView.Gems;
import eightfold.twentyeight.TwentyEightView.Player;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Puts a state into the records that cross the border. */
final class Views {
  private Views() {}

  static TwentyEightView view(TwentyEightState state, int seat) {
    Player[] players = new Player[state.seats];
    for (int i = 0; i < players.length; i++) {
      players[i] = player(state, i, seat);
    }
    return new TwentyEightView(
        seat,
        state.toAct,
        state.round,
        state.firstGiver,
        state.giver,
        state.taken,
        state.choosing,
        state.lastRound,
        state.passIsFinal,
        state.lowMayPlayFor28,
        Deck.SIZE - state.top,
        new Gems(state.supplyBlue, state.supplyRed),
        new Gems(state.middleBlue, state.middleRed),
        List.of(players),
        Past.seen(state));
  }

  private static Player player(TwentyEightState state, int owner, int seat) {
    boolean known = state.choosing || owner == seat;
    int from = owner * TwentyEightState.MOST_OPEN;
    return new Player(
        Deck.FACES.one(known ? state.secret[owner] : Faces.HIDDEN),
        Cards.copyOf(Deck.FACES, state.open, from, from + state.openCount[owner]),
        answers(state.answers[owner], state.answerCount[owner]),
        ((state.out >> owner) & 1) != 0,
        ((state.passed >> owner) & 1) != 0,
        state.half(owner),
        new Gems(state.blue[owner], state.red[owner]));
  }

  private static String answers(long bits, int count) {
    byte[] letters = new byte[count];
    for (int i = 0; i < count; i++) {
      letters[i] = (byte) (((bits >> i) & 1) != 0 ? 't' : 'd');
    }
    return new String(letters, StandardCharsets.ISO_8859_1);
  }

  static TwentyEightEvent.Settled settled(TwentyEightState state, int hits, int first, int second) {
    List<Integer> forEight = new ArrayList<>();
    List<Integer> forTwentyEight = new ArrayList<>();
    List<Integer> counted = new ArrayList<>();
    List<List<Integer>> totals = new ArrayList<>();
    List<List<Integer>> given = new ArrayList<>();
    List<List<Integer>> gems = new ArrayList<>();
    for (int seat = 0; seat < state.seats; seat++) {
      int low = hits != 0 ? Totals.NONE : Settling.entered(state, seat, Half.EIGHT);
      int high = hits != 0 ? Totals.NONE : Settling.entered(state, seat, Half.TWENTY_EIGHT);
      if (low != Totals.NONE) {
        forEight.add(seat);
      } else if (high != Totals.NONE) {
        forTwentyEight.add(seat);
      }
      counted.add(Math.max(low, high));
      totals.add(player(state, seat, seat).totals());
      given.add(List.of(state.settlement.blue[seat], state.settlement.red[seat]));
      gems.add(List.of(state.blue[seat], state.red[seat]));
    }
    return new TwentyEightEvent.Settled(
        state.round,
        seats(hits),
        state.settlement.half,
        List.of(
            tray(state.settlement.half, state.settlement.firstReds),
            tray(state.settlement.half, state.settlement.secondReds)),
        List.copyOf(forEight),
        List.copyOf(forTwentyEight),
        List.copyOf(counted),
        seats(first),
        seats(second),
        List.copyOf(totals),
        List.copyOf(given),
        Points.all(state),
        List.copyOf(gems),
        List.of(state.middleBlue, state.middleRed));
  }

  /** The blue and red gems of a half. */
  private static List<Integer> tray(int value, int reds) {
    return List.of(value - 2 * reds, reds);
  }

  private static List<Integer> seats(int mask) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; mask >> seat != 0; seat++) {
      if (((mask >> seat) & 1) != 0) {
        seats.add(seat);
      }
    }
    return List.copyOf(seats);
  }
}
