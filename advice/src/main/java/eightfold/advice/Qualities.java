package eightfold.advice;

import eightfold.wire.Body;

/** A review as it is told to clients, in whole numbers. */
public final class Qualities {
  private Qualities() {}

  /**
   * What is known so far.
   *
   * @param done whether there is nothing left to find out
   */
  public static Body.Quality of(Review<?, ?, ?> review, boolean done) {
    return new Body.Quality(
        review.size(),
        review.fine(),
        done,
        review.valued().stream().map(Qualities::decision).toList());
  }

  private static Body.Valued decision(Valued valued) {
    return new Body.Valued(
        valued.number(),
        valued.round(),
        valued.played(),
        valued.other(),
        parts(valued.gain().mean(), 1000),
        parts(valued.gain().low(), 1000),
        parts(valued.gain().high(), 1000),
        parts(valued.wins(), 100),
        parts(valued.otherWins(), 100),
        valued.worlds(),
        Body.Mark.valueOf(valued.grade().name()),
        valued.why(),
        valued.otherWhy());
  }

  private static int parts(double share, int whole) {
    return (int) Math.round(whole * share);
  }
}
