package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Derived;
import eightfold.core.Faces;
import eightfold.core.History;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.List;

/**
 * What one seat may know of a game.
 *
 * @param swappers the Vice Presidents who may still swap, the one to act first; empty once play
 *     begins
 * @param value what the pile is worth, in halves
 * @param five whether a Five binds the player to act
 * @param lawbreaker the seat that left the pile uneven, or −1
 * @param pile in the order played, the top card last
 * @param players by seat
 * @param turns what happened in this round, swaps included, the first turn first; a collection,
 *     say, proves that no card in hand fitted
 */
public record HalfView(
    int seat,
    int toAct,
    Phase phase,
    int round,
    int rounds,
    boolean ghostKeepsFive,
    int dealer,
    List<Integer> swappers,
    int value,
    boolean five,
    int lawbreaker,
    Cards pile,
    List<SeatView> players,
    @History List<HalfTurn> turns)
    implements View {

  /** Where a round stands. */
  public enum Phase {
    /** A Vice President swaps or keeps. */
    SWAP,
    /** The first play, bound to the lowest yellow card. */
    OPENING,
    PLAY,
    OVER
  }

  /**
   * The cards of one seat, as far as the viewer knows them.
   *
   * @param hand sorted; face down unless it is the viewer's own
   * @param bank how many cards are left in the bank
   * @param open three places, named by {@link Deck#PLACES}; {@link Deck#EMPTY} ({@code -}) where
   *     the card is gone
   * @param blind three places likewise; face down until the card was turned up once
   * @param burned sorted
   */
  public record SeatView(Cards hand, int bank, Cards open, Cards blind, Cards burned, int points) {
    /** Every card in hand, bank, open and blind. */
    public int unplayed() {
      int count = hand.size() + bank;
      for (int place = 0; place < 3; place++) {
        count += open.at(place) == Deck.EMPTY ? 0 : 1;
        count += blind.at(place) == Deck.EMPTY ? 0 : 1;
      }
      return count;
    }
  }

  /** Up to three cards face down. */
  static final Cards[] BACKS = {
    Deck.FACES.none(),
    Deck.FACES.one(Faces.HIDDEN),
    Cards.hidden(Deck.FACES, 2),
    Cards.hidden(Deck.FACES, 3)
  };

  public HalfView {
    swappers = List.copyOf(swappers);
    players = List.copyOf(players);
    turns = HalfTurns.of(turns);
  }

  /** The number that catches whoever left this pile (H17), or −1. */
  @Derived
  public int policeman() {
    return PileValue.policeman(value);
  }

  /** The turns in a form for those who search. */
  public HalfTurns packedTurns() {
    return HalfTurns.of(turns);
  }

  static HalfView of(HalfState state, int seat) {
    SeatView[] players = new SeatView[state.seats];
    for (int other = 0; other < players.length; other++) {
      players[other] = player(state, other, other == seat);
    }
    return new HalfView(
        seat,
        state.toAct,
        phase(state),
        state.round,
        state.rounds,
        state.ghostKeepsFive,
        state.dealer,
        state.swappers == 0 ? List.of() : swappers(state),
        state.value,
        state.five,
        state.lawbreaker,
        Cards.copyOf(Deck.FACES, state.pile, 0, state.pileSize),
        List.of(players),
        HalfTurns.of(state.turns, state.turnCount));
  }

  private static Phase phase(HalfState state) {
    if (state.over()) {
      return Phase.OVER;
    }
    if (state.swappers != 0) {
      return Phase.SWAP;
    }
    return state.opening ? Phase.OPENING : Phase.PLAY;
  }

  private static List<Integer> swappers(HalfState state) {
    List<Integer> swappers = new ArrayList<>();
    int seat = state.dealer;
    for (int i = 0; i < state.seats; i++) {
      seat = state.next(seat);
      if ((state.swappers & (1 << seat)) != 0) {
        swappers.add(seat);
      }
    }
    return swappers;
  }

  private static SeatView player(HalfState state, int seat, boolean own) {
    int at = 3 * seat;
    byte[] open = state.open;
    return new SeatView(
        own ? Deck.cards(state.handHeap(seat)) : BACKS[state.held[seat]],
        state.bank(seat),
        Deck.row(open[at], open[at + 1], open[at + 2]),
        Deck.row(state.blindShown(seat, 0), state.blindShown(seat, 1), state.blindShown(seat, 2)),
        Deck.cards(state.burned[seat]),
        state.points[seat]);
  }
}
