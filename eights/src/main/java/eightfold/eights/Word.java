package eightfold.eights;

/** The eight words, in the order of their worth. */
public enum Word {
  ONE,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  EIGHT;

  public int points() {
    return ordinal() + 1;
  }

  public int length() {
    return name().length();
  }

  /** The letter at this index, in lower case as on the cards. */
  public char letter(int index) {
    return Character.toLowerCase(name().charAt(index));
  }
}
