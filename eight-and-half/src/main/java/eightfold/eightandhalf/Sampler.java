package eightfold.eightandhalf;

import eightfold.core.Rng;

/**
 * Draws worlds that a view allows, as likely as some {@link HandOdds} make them; with {@link
 * HandOdds#FAIR} all of them equally likely.
 *
 * <p>Each hand is drawn as if there were no others, and all of them again with the chance by which
 * they get in each other's way: exact, and quick unless hardly any card is left. All other hidden
 * cards are shuffled. Takes some fifty microseconds to make, then about two a world.
 */
public final class Sampler {
  /** So many draws in vain mean that the odds are hopeless; any hands that fit will do then. */
  private static final int PATIENCE = 500;

  private final HalfView view;
  private final HalfState known;
  private final KnownPart part;
  private final boolean openerHidden;
  private final HandOdds odds;
  private final double[][] weights; // seat, hand
  private final double[][] sums; // seat, hand
  private final int[] drawn;
  private final int[] freeWays = new int[HandIndex.COUNT];
  private final double[] spare = new double[HandIndex.COUNT];
  private final int[] left = new int[Deck.KINDS];
  private final byte[] pool = new byte[Deck.SIZE];

  public Sampler(HalfView view, HandOdds odds) {
    this.view = view;
    this.odds = odds;
    int seats = view.players().size();
    known = new HalfState(seats, view.rounds(), view.ghostKeepsFive());
    part = new KnownPart(view, known);
    weights = new double[seats][];
    sums = new double[seats][];
    drawn = new int[seats];
    int lowest = lowestYellow();
    openerHidden = lowest < 0 && view.phase() == HalfView.Phase.OPENING;
    refill();
    for (int hand = 0; hand < HandIndex.COUNT; hand++) {
      freeWays[hand] = ways(hand, HandIndex.size(hand));
    }
    for (int seat = 0; seat < seats; seat++) {
      if (seat != view.seat()) {
        sums[seat] = new double[HandIndex.COUNT];
        weigh(new HandTracker(view, seat, lowest));
      }
    }
  }

  /** The card that opened the round, as far as the viewer knows it: see {@link HandTracker}. */
  private int lowestYellow() {
    HalfTurns turns = view.packedTurns();
    for (int i = 0; i < turns.size(); i++) {
      if (turns.opening(i) && turns.move(i) < HalfCodec.COLLECT) {
        int face = turns.move(i) >> 2;
        return Deck.yellow(face) ? face : Deck.NO_YELLOW;
      }
    }
    boolean own = view.phase() == HalfView.Phase.OPENING && view.seat() == view.toAct();
    return own ? Deck.lowestYellow(Deck.heap(view.players().get(view.seat()).hand())) : -1;
  }

  private void weigh(HandTracker tracker) {
    int seat = tracker.seat();
    weights[seat] = odds.of(tracker);
    weigh(seat, sums[seat]);
    if (!(sums[seat][HandIndex.from(known.held[seat] + 1) - 1] > 0)) {
      // Turns that contradict the cards, as in a position set up by hand, tell nothing.
      tracker.asShuffled(weights[seat], hand -> true);
      weigh(seat, sums[seat]);
    }
  }

  /** Fills a state of as many seats with a world and new chance for what is still to come. */
  public void draw(Rng rng, HalfState into) {
    into.copyFrom(known);
    do {
      deal(rng, into);
    } while (openerHidden && Dealing.opener(into) != view.toAct());
    into.chance.reseed(rng.nextLong());
  }

  private void deal(Rng rng, HalfState into) {
    for (int tries = 0; !(tries < PATIENCE ? hands(rng) : handsInTurn(rng)); ) {
      tries++;
    }
    int size = 0;
    for (int face = 0; face < Deck.KINDS; face++) {
      for (int n = left[face]; n > 0; n--) {
        pool[size++] = (byte) face;
      }
    }
    rng.shuffle(pool, 0, size);
    for (int position : part.hidden) {
      into.deck[position] = pool[--size];
    }
    for (int seat = 0; seat < drawn.length; seat++) {
      for (int i = 0; seat != view.seat() && i < into.held[seat]; i++) {
        into.deck[into.hand[3 * seat + i]] = (byte) HandIndex.card(drawn[seat], i);
      }
    }
  }

  private void refill() {
    for (int face = 0; face < Deck.KINDS; face++) {
      left[face] = Deck.count(part.unseen, face);
    }
  }

  /**
   * Draws each hand as if there were no others, and leaves what is left of the hidden cards; false
   * if it was in vain, which is the likelier the more cards the hands compete for.
   */
  private boolean hands(Rng rng) {
    refill();
    double luck = 1;
    for (int seat = 0; seat < drawn.length; seat++) {
      if (seat != view.seat()) {
        int hand = pick(sums[seat], known.held[seat], rng);
        luck *= (double) ways(hand, known.held[seat]) / freeWays[hand];
        take(seat, hand, rng);
      }
    }
    return luck == 1 || rng.nextDouble() < luck;
  }

  /** Draws one hand after the other from what is left; false if nothing is left for the last. */
  private boolean handsInTurn(Rng rng) {
    refill();
    int first = rng.below(drawn.length);
    for (int i = 0; i < drawn.length; i++) {
      int seat = (first + i) % drawn.length;
      if (seat != view.seat()) {
        weigh(seat, spare);
        int size = known.held[seat];
        if (!(spare[HandIndex.from(size + 1) - 1] > 0)) {
          return false;
        }
        take(seat, pick(spare, size, rng), rng);
      }
    }
    return true;
  }

  private void take(int seat, int hand, Rng rng) {
    drawn[seat] = hand;
    odds.drawn(seat, hand, rng);
    for (int card = 0; card < known.held[seat]; card++) {
      left[HandIndex.card(hand, card)]--;
    }
  }

  /** The running sums of the odds of all hands of a seat if they come from what is left. */
  private void weigh(int seat, double[] into) {
    double[] own = weights[seat];
    int size = known.held[seat];
    double sum = 0;
    for (int hand = HandIndex.from(size); hand < HandIndex.from(size + 1); hand++) {
      sum += own[hand] * ways(hand, size);
      into[hand] = sum;
    }
  }

  /** In how many ways the cards of a hand can be picked from what is left; never negative. */
  private int ways(int hand, int size) {
    if (size == 0) {
      return 1;
    }
    int a = HandIndex.card(hand, 0);
    int ways = left[a];
    if (size > 1) {
      int b = HandIndex.card(hand, 1);
      ways *= a == b ? left[b] - 1 : left[b];
      if (size > 2) {
        int c = HandIndex.card(hand, 2);
        ways *= b == c ? a == b ? left[c] - 2 : left[c] - 1 : left[c];
      }
    }
    return Math.max(ways, 0);
  }

  /** A hand of this size by the running sums of the odds. */
  private static int pick(double[] sums, int size, Rng rng) {
    int low = HandIndex.from(size);
    int high = HandIndex.from(size + 1) - 1;
    double mark = rng.nextDouble() * sums[high];
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sums[middle] > mark) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
