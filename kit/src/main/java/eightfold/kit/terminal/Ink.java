package eightfold.kit.terminal;

/**
 * Colours, where there are any. Cards carry their own background and the other colours are of
 * middle brightness, so that all is readable on light and dark screens; nothing is said by colour
 * alone.
 */
public record Ink(boolean colours) {
  public static final int PAPER = 0xFBF7EE;
  public static final int AMBER = 0xD9930D;
  public static final int MUTE = 0x7F9A9E;
  public static final int DANGER = 0xE0525F;
  public static final int BLUE = 0x4A86E8;
  public static final int RED = 0xE0525F;

  public Line text(String text) {
    return Line.of(text);
  }

  public Line coloured(String text, int rgb) {
    return Line.of(text, Style.coloured(rgb));
  }

  public Line mute(String text) {
    return coloured(text, MUTE);
  }

  public Line bold(String text) {
    return Line.of(text, Style.BOLD);
  }

  public Line amber(String text) {
    return Line.of(text, new Style(AMBER, Style.NONE, true));
  }

  public Line danger(String text) {
    return coloured(text, DANGER);
  }

  /** A card: a small coloured plate, or its name in brackets. */
  public Line card(String name, int front, int back) {
    return colours
        ? Line.of(" " + name + " ", new Style(front, back, true))
        : Line.of("[" + name + "]");
  }
}
