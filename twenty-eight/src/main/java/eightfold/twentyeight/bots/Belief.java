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
 * and a style of play, by how likely that pair makes the answers that everybody heard, in this
 * round and, with cards that everybody saw in the end, in those before it.
 *
 * <p>Exact for one opponent. Several opponents are tied together only in that their cards are drawn
 * from the same unseen ones.
 */
final class Belief {
  private static final int FACES = 11;

  private final int me;
  private final int[] unseen;
  private final int[] left = new int[FACES];
  private final double[][][] weights; // seat, card, style
  private final double[][] cards; // seat, card: over all styles

  /** The drawn hidden card of every opponent. */
  final byte[] card;

  /** The drawn style of every opponent. */
  final Style[] style;

  Belief(TwentyEightView view) {
    int seats = view.players().size();
    me = view.seat();
    unseen = unseen(view);
    weights = new double[seats][FACES][];
    cards = new double[seats][FACES];
    card = new byte[seats];
    style = new Style[seats];
    for (int seat = 0; seat < seats; seat++) {
      if (seat != me) {
        weigh(view.players().get(seat), view.past().get(seat), weights[seat], cards[seat]);
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

  private void weigh(Player player, List<Integer> past, double[][] weights, double[] sums) {
    Misfits earlier = new Misfits();
    for (int answer : past) {
      earlier.add(Math.abs(answer), answer > 0);
    }
    Acquaintance known = new Acquaintance(earlier);
    for (int c = 0; c < FACES; c++) {
      if (unseen[c] > 0) {
        weights[c] = known.with(answers(player, player.open().faces().one(c)));
        for (double weight : weights[c]) {
          sums[c] += weight;
        }
      }
    }
  }

  /** The answers of this round, if this were the hidden card. */
  private static Misfits answers(Player player, Cards secret) {
    Misfits answers = new Misfits();
    Cards open = player.open();
    int low = Totals.low(secret);
    int elevens = Totals.elevens(secret);
    int taken = 0;
    for (int i = 0; i < player.answers().length(); i++) {
      boolean took = player.answers().charAt(i) == 't';
      answers.add(Totals.standing(low, elevens), took);
      if (took) {
        Cards got = open.faces().one(open.at(taken++));
        low += Totals.low(got);
        elevens += Totals.elevens(got);
      }
    }
    return answers;
  }

  /** Draws a card and a style for every opponent, in an order that favours nobody. */
  void draw(Rng rng) {
    System.arraycopy(unseen, 0, left, 0, FACES);
    int first = rng.below(card.length);
    for (int i = 0; i < card.length; i++) {
      int seat = (first + i) % card.length;
      if (seat != me) {
        int drawn = card(cards[seat], rng);
        left[drawn]--;
        card[seat] = (byte) drawn;
        style[seat] = Styles.of(style(weights[seat][drawn], cards[seat][drawn], rng));
      }
    }
  }

  /** The last one with any weight stands in where rounding leaves a remainder. */
  private int card(double[] sums, Rng rng) {
    double all = 0;
    for (int c = 0; c < FACES; c++) {
      all += sums[c] * left[c];
    }
    double pick = rng.nextDouble() * all;
    int drawn = 0;
    for (int c = 0; c < FACES && pick >= 0; c++) {
      drawn = sums[c] * left[c] > 0 ? c : drawn;
      pick -= sums[c] * left[c];
    }
    return drawn;
  }

  private static int style(double[] weights, double sum, Rng rng) {
    double pick = rng.nextDouble() * sum;
    int drawn = 0;
    for (; drawn < weights.length - 1; drawn++) {
      pick -= weights[drawn];
      if (pick < 0) {
        break;
      }
    }
    return drawn;
  }
}
