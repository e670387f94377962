package eightfold.eights.bots;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import eightfold.kit.Bot;
import eightfold.kit.Budget;

/**
 * Spells what it likes most among the words that are worth enough; otherwise it exchanges so many
 * of its least useful cards.
 */
final class Speller implements Bot<EightsView> {
  private static final int[] USEFUL = Usefulness.table();

  private final int least;
  private final int under;
  private final Liking liking;
  private final int anythingFrom;

  /** How much somebody likes a spelling. */
  @FunctionalInterface
  interface Liking {
    int of(EightsView view, long move);
  }

  /**
   * @param least points of a word that it spells
   * @param under how many cards it exchanges
   */
  Speller(int least, int under, Liking liking) {
    this(least, under, liking, 0);
  }

  private Speller(int least, int under, Liking liking, int anythingFrom) {
    this.least = least;
    this.under = under;
    this.liking = liking;
    this.anythingFrom = anythingFrom;
  }

  /** Who spells anything once the stack has no more cards than this. */
  Speller untilStack(int cards) {
    return new Speller(least, under, liking, cards);
  }

  @Override
  public long choose(EightsView view, Moves legal, Rng rng, Budget budget) {
    int enough = view.stack().size() <= anythingFrom ? 1 : least;
    long best = Packed.PASS;
    int most = Integer.MIN_VALUE;
    for (int i = 1; i < legal.size(); i++) {
      long move = legal.at(i);
      int liked = EightsZoo.points(move) < enough ? Integer.MIN_VALUE : liking.of(view, move);
      if (liked > most) {
        most = liked;
        best = move;
      }
    }
    return best == Packed.PASS && !view.stack().isEmpty() ? exchange(view) : best;
  }

  private long exchange(EightsView view) {
    long hand = Sets.of(view.hand());
    long given = 0;
    for (int n = 0; n < under && given != hand; n++) {
      given |= leastUseful(hand & ~given);
    }
    return Sets.under(given);
  }

  private static long leastUseful(long cards) {
    long worst = Long.lowestOneBit(cards);
    for (long left = cards; left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      worst = useful(card) < useful(worst) ? card : worst;
    }
    return worst;
  }

  static int useful(long cards) {
    int sum = 0;
    for (long left = cards; left != 0; left &= left - 1) {
      sum += USEFUL[Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  /** How useful the cards are that a spelling leaves in the hand. */
  static int inHand(EightsView view, long move) {
    return useful(Spelling.handAfter(Sets.of(view.hand()), move));
  }
}
