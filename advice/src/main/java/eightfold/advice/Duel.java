package eightfold.advice;

/**
 * Two moves over the same worlds: how much more one wins than the other. Only sums are kept.
 *
 * <p>It is looked at when it has 128, 256, 512, … worlds, never in between, and marks need an
 * interval of 99 %: thus that one stops when the figures please does little harm.
 */
final class Duel {
  static final int FIRST_LOOK = 128;

  /** From the quantile of 95 % to the one of 99 %. */
  private static final double SURER = 2.5758 / 1.9600;

  private int worlds;
  private double mine;
  private double others;
  private double sum;
  private double read;
  private double squares;

  /**
   * One more world.
   *
   * @param likely whether it was drawn as somebody imagines it who reads the others
   */
  void note(double share, double other, boolean likely) {
    worlds++;
    read += likely ? share - other : 0;
    mine += share;
    others += other;
    sum += share - other;
    squares += (share - other) * (share - other);
  }

  int worlds() {
    return worlds;
  }

  boolean atLook() {
    return worlds >= FIRST_LOOK && Integer.bitCount(worlds) == 1;
  }

  double wins() {
    return worlds == 0 ? 0 : mine / worlds;
  }

  double otherWins() {
    return worlds == 0 ? 0 : others / worlds;
  }

  /** What the first move wins more, with its interval of 95 %. */
  Estimate gain() {
    double mean = worlds == 0 ? 0 : sum / worlds;
    double margin = margin(mean);
    return new Estimate(mean, mean - margin, mean + margin);
  }

  /** As if there had been one more world in which all was different, lest luck look like proof. */
  private double margin(double mean) {
    if (worlds < 2) {
      return 1;
    }
    double variance = (squares + 1 - worlds * mean * mean) / (worlds - 1);
    return Series.student(worlds - 1) * Math.sqrt(Math.max(0, variance) / worlds);
  }

  /**
   * Nobody is blamed for what only one of two ways to see it would blame: doubtful and costly need
   * both kinds of worlds, of which there are as many, to say so on average.
   */
  Grade grade() {
    Estimate gain = gain();
    double margin = SURER * gain.margin();
    Grade grade = Grade.of(-100 * (gain.mean() + margin), -100 * (gain.mean() - margin));
    double better = Math.max(read, sum - read) / (worlds / 2.0);
    return grade.blames() && !Grade.mayBeDoubtful(-100 * better) ? Grade.OPEN : grade;
  }
}
