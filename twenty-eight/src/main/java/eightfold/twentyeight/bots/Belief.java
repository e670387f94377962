package eightfold.twentyeight.bots;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Rng;
import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;
import java.util.List;

/**
 * What a seat believes about the others: for every opponent a weight for each pair of a hidden card
 * and a style of play, by how likely that pair makes the answers that everybody heard.
 *
 * <p>Exact for one opponent. Several opponents are tied together only in that their cards are drawn
 * from the same unseen ones.
 */
final class Belief {
  /** How people play, as far as we imagine; every one of them errs now and then. */
  private static final List<Style> STYLES =
      List.of(
          Style.THRESHOLD,
          new Style(8, 27),
          new Style(8, 25),
          new Style(8, 28),
          new Style(8, 24),
          new Style(7, 26),
          new Style(8, 22));

  private static final double[] PRIOR = {0.60, 0.14, 0.08, 0.05, 0.05, 0.04, 0.04};
  private static final double SLIP = 0.03;
  private static final int FACES = 11;

  private final int me;
  private final int[] unseen;
  private final int[] left = new int[FACES];
  private final double[][][] weights; // seat, style, card

  /** The drawn hidden card of every opponent. */
  final byte[] card;

  /** The drawn style of every opponent. */
  final Style[] style;

  Belief(TwentyEightView view) {
    int seats = view.players().size();
    me = view.seat();
    unseen = unseen(view);
    weights = new double[seats][STYLES.size()][FACES];
    card = new byte[seats];
    style = new Style[seats];
    for (int seat = 0; seat < seats; seat++) {
      if (seat != me) {
        weigh(view.players().get(seat), weights[seat]);
      }
    }
  }

  private static int[] unseen(TwentyEightView view) {
    int[] unseen = Totals.deckCounts();
    for (Player player : view.players()) {
      for (int i = 0; i < player.open().size(); i++) {
        unseen[player.open().at(i)]--;
      }
      if (player.secret().at(0) != Faces.HIDDEN) {
        unseen[player.secret().at(0)]--;
      }
    }
    return unseen;
  }

  private static void weigh(Player player, double[][] weights) {
    for (int s = 0; s < STYLES.size(); s++) {
      for (int c = 0; c < FACES; c++) {
        Cards secret = player.open().faces().one(c);
        weights[s][c] = PRIOR[s] * likelihood(player, secret, STYLES.get(s));
      }
    }
  }

  /** How likely somebody with this card and style gives the answers that were given. */
  private static double likelihood(Player player, Cards secret, Style style) {
    Cards open = player.open();
    int low = Totals.low(secret);
    int elevens = Totals.elevens(secret);
    int taken = 0;
    double likelihood = 1;
    for (int i = 0; i < player.answers().length(); i++) {
      boolean took = player.answers().charAt(i) == 't';
      likelihood *= style.takes(low, elevens) == took ? 1 - SLIP : SLIP;
      if (took) {
        Cards got = open.faces().one(open.at(taken++));
        low += Totals.low(got);
        elevens += Totals.elevens(got);
      }
    }
    return likelihood;
  }

  /** Draws a card and a style for every opponent, in an order that favours nobody. */
  void draw(Rng rng) {
    System.arraycopy(unseen, 0, left, 0, FACES);
    int first = rng.below(card.length);
    for (int i = 0; i < card.length; i++) {
      int seat = (first + i) % card.length;
      if (seat != me) {
        draw(seat, rng);
      }
    }
  }

  private void draw(int seat, Rng rng) {
    double sum = 0;
    for (double[] row : weights[seat]) {
      for (int c = 0; c < FACES; c++) {
        sum += row[c] * left[c];
      }
    }
    double pick = rng.nextDouble() * sum;
    for (int s = 0; s < STYLES.size(); s++) {
      for (int c = 0; c < FACES; c++) {
        double weight = weights[seat][s][c] * left[c];
        if (weight > 0) {
          // The last pair with any weight stands in where rounding leaves a remainder.
          card[seat] = (byte) c;
          style[seat] = STYLES.get(s);
        }
        pick -= weight;
        if (pick < 0) {
          left[c]--;
          return;
        }
      }
    }
    left[card[seat]]--;
  }
}
