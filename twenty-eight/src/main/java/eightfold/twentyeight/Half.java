package eightfold.twentyeight;

/** Which half of the middle a player plays for. */
public enum Half {
  NONE,
  EIGHT,
  TWENTY_EIGHT;

  static final Half[] ALL = values();
}
