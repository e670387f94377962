package eightfold.core;

/** Who knows a card: a mask with one bit for each seat and one for the spectators. */
public final class Eyes {
  /** The seat number of somebody who only watches. */
  public static final int SPECTATOR = -1;

  public static final int NOBODY = 0;
  public static final int EVERYBODY = 0xFF;

  private Eyes() {}

  public static int only(int seat) {
    return 1 << (seat & 7);
  }

  public static boolean see(int eyes, int seat) {
    return (eyes & only(seat)) != 0;
  }
}
