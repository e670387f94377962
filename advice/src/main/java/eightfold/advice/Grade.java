package eightfold.advice;

/** How good a decision was: by how many win points (hundredths of a win) another one was better. */
public enum Grade {
  /** Not even two. */
  BEST(2),
  GOOD(5),
  DOUBTFUL(10),
  COSTLY(Double.POSITIVE_INFINITY),
  /** What is known fits more than one grade. */
  OPEN(Double.NaN);

  private final double below;

  Grade(double below) {
    this.below = below;
  }

  /** The grade of every loss in this interval, in win points; {@link #OPEN} if there are two. */
  static Grade of(double least, double most) {
    Grade grade = of(least);
    return grade == of(most) ? grade : OPEN;
  }

  boolean blames() {
    return this == DOUBTFUL || this == COSTLY;
  }

  static boolean mayBeDoubtful(double most) {
    return most >= GOOD.below;
  }

  private static Grade of(double loss) {
    for (Grade grade : values()) {
      if (loss < grade.below) {
        return grade;
      }
    }
    return OPEN; // no number
  }
}
