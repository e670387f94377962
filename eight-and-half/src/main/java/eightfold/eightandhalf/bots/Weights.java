package eightfold.eightandhalf.bots;

/**
 * What the rule of thumb likes, in points of a round.
 *
 * <p>The numbers come from a regression: in about a million positions of games among such players
 * every legal move was played out to the end of the round, and the difference in points was laid to
 * the features below; three times over, each time with the players of the time before.
 */
final class Weights {
  /** With two players whoever makes the other one collect opens again. */
  private static final Weights TWO =
      new Weights(
          new double[] {
            -0.01, -0.29, -0.23, -0.14, -0.10, -0.07, -0.04, 0.03, 0.12, 0.20, 0.17, 0.16
          },
          new double[] {
            -0.11, -0.71, -0.57, -0.36, -0.20, -0.24, 0.05, 0.24, 0.50, 0.60, 0.41, 0.40
          },
          new double[] {0.08, -0.04, 0.22, 0.50, -0.13, -0.79, 0.37, 0.024, 0.12});

  private static final Weights MORE =
      new Weights(
          new double[] {
            0.07, -0.19, -0.17, -0.12, -0.09, -0.08, -0.06, -0.03, 0.04, 0.10, 0.11, 0.14
          },
          new double[] {
            0.07, -0.25, -0.23, -0.14, -0.09, -0.07, -0.05, 0.03, 0.16, 0.19, 0.20, 0.20
          },
          new double[] {0.18, -0.06, 0.27, 0.42, -0.10, -0.38, 0.09, 0.002, 0.01});

  /** What it is worth to keep a card, by face (½ and ghost last): low cards are a burden. */
  final double[] keep;

  /** What an open card is worth before the round begins, by face. */
  final double[] open;

  /** For each card kept together with an identical one. */
  final double twin;

  /** For each wild card kept beyond the first. */
  final double spareWild;

  /** For each card played beyond the first. */
  final double more;

  /** For a catch. */
  final double policeman;

  /** For leaving an uneven value to somebody whose hand is hidden. */
  final double risk;

  /** For leaving it to somebody whose open cards show the Policeman. */
  final double caught;

  /** If nothing that the next player shows fits. */
  final double block;

  /** For each point of the value left. */
  final double height;

  /** For leaving 8½ or more than 9, which hardly anything fits. */
  final double stuck;

  /** The third row in the order of the fields. */
  private Weights(double[] keep, double[] open, double[] rest) {
    this.keep = keep;
    this.open = open;
    twin = rest[0];
    spareWild = rest[1];
    more = rest[2];
    policeman = rest[3];
    risk = rest[4];
    caught = rest[5];
    block = rest[6];
    height = rest[7];
    stuck = rest[8];
  }

  static Weights of(int seats) {
    return seats == 2 ? TWO : MORE;
  }
}
