package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Derived;
import eightfold.core.History;
import eightfold.core.View;
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
}
