package eightfold.sample;

import eightfold.core.Cards;
import eightfold.core.View;
import java.util.List;

/**
 * What a seat may know.
 *
 * @param dealer of this round
 * @param lead who began this trick
 */
public record SampleView(
    int seat, int toAct, int round, int rounds, int dealer, int lead, List<Player> players)
    implements View {

  /**
   * A player's cards, all in ascending order.
   *
   * @param hand face down unless this view may know it
   * @param played in this round, those of this trick included
   * @param trick the card of this trick, if there is one
   */
  public record Player(Cards hand, Cards played, Cards trick, int points) {}
}
