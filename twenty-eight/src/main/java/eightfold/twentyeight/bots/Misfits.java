package eightfold.twentyeight.bots;

/** Some answers of one player, by how many of them do not belong to a style. */
final class Misfits {
  private final int[] low = new int[Styles.count() / Styles.highs()];
  private final int[] high = new int[Styles.highs()];
  private int answers;

  /**
   * Counts one more answer.
   *
   * @param standing as {@link eightfold.twentyeight.Totals#standing} says
   */
  void add(int standing, boolean took) {
    answers++;
    if (standing <= 8) {
      for (int i = 0; i < low.length; i++) {
        low[i] += Styles.of(i * high.length).takes(standing) == took ? 0 : 1;
      }
    } else {
      for (int i = 0; i < high.length; i++) {
        high[i] += Styles.of(i).takes(standing) == took ? 0 : 1;
      }
    }
  }

  int of(int style) {
    return low[style / high.length] + high[style % high.length];
  }

  int answers() {
    return answers;
  }
}
