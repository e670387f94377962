package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Derived;
import eightfold.core.History;
import eightfold.core.View;
import java.util.List;

/**
 * What a seat may know.
 *
 * @param round from 1
 * @param firstGiver the card-giver who began this round
 * @param giver the card-giver whose turn it is
 * @param taken whether somebody has taken a card in this card-giver's turn
 * @param choosing whether halves are being chosen (T19), all cards being visible
 * @param lastRound whether a red gem has come into the middle (T24)
 * @param pile how many cards are left in the pile
 * @param supply blue and red gems in the supply
 * @param middle blue and red gems in the middle
 * @param past by seat, its answers in earlier rounds: the total that it had (the lowest one up to
 *     8, else the best one up to 28, else 29), negative if it declined
 */
public record TwentyEightView(
    int seat,
    int toAct,
    int round,
    int firstGiver,
    int giver,
    boolean taken,
    boolean choosing,
    boolean lastRound,
    boolean passIsFinal,
    boolean lowMayPlayFor28,
    int pile,
    Gems supply,
    Gems middle,
    List<Player> players,
    @History List<List<Integer>> past)
    implements View {

  /** The same view with other cards before the players. */
  public TwentyEightView withPlayers(List<Player> others) {
    return with(List.copyOf(others), past);
  }

  /** The same view after other rounds. */
  public TwentyEightView withPast(List<List<Integer>> other) {
    return with(players, List.copyOf(other));
  }

  private TwentyEightView with(List<Player> others, List<List<Integer>> other) {
    return new TwentyEightView(
        seat,
        toAct,
        round,
        firstGiver,
        giver,
        taken,
        choosing,
        lastRound,
        passIsFinal,
        lowMayPlayFor28,
        pile,
        supply,
        middle,
        others,
        other);
  }

  /** A heap of gems. */
  public record Gems(int blue, int red) {
    @Derived
    public int value() {
      return blue + 2 * red;
    }
  }

  /**
   * What lies before a player.
   *
   * @param secret the hidden card, face down unless this view may know it
   * @param open the taken cards in the order in which they were taken
   * @param answers the answers to this round's offers in order, {@code t} for take and {@code d}
   *     for decline
   * @param out whether the open cards are too much (T9)
   * @param passed whether the player gets no more offers (T12, passIsFinal)
   * @param half the half that they have chosen to play for
   */
  public record Player(
      Cards secret, Cards open, String answers, boolean out, boolean passed, Half half, Gems gems) {

    /**
     * What the visible cards can add up to (T3), ascending: totals up to 28, or else the lowest.
     */
    @Derived
    public List<Integer> totals() {
      return Totals.within(open, secret);
    }
  }
}
