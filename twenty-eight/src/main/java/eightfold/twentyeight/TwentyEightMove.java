package eightfold.twentyeight;

import eightfold.core.Move;
import java.util.Locale;

/** The answers to an offer and the choice between the halves. */
public enum TwentyEightMove implements Move {
  TAKE,
  DECLINE,
  FOR8,
  FOR28;

  static final TwentyEightMove[] ALL = values();

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
