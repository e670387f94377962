package eightfold.kit.terminal;

/**
 * How a piece of text looks.
 *
 * @param front the colour of the letters as {@code 0xRRGGBB}, or {@link #NONE}
 * @param back the colour behind them, or {@link #NONE}
 */
public record Style(int front, int back, boolean bold) {
  /** The colour that the terminal has anyway. */
  public static final int NONE = -1;

  public static final Style PLAIN = new Style(NONE, NONE, false);
  public static final Style BOLD = new Style(NONE, NONE, true);

  public static Style coloured(int front) {
    return new Style(front, NONE, false);
  }
}
