package eightfold.lab.report;

/** Draws a picture of fixed size that a page scales as a whole. Colours come from classes. */
final class Svg {
  private final StringBuilder shapes = new StringBuilder();
  private final double width;
  private final double height;
  private final String description;

  Svg(double width, double height, String description) {
    this.width = width;
    this.height = height;
    this.description = description;
  }

  Svg line(String style, double x1, double y1, double x2, double y2) {
    return shape("line", "", "class", style, "x1", x1, "y1", y1, "x2", x2, "y2", y2);
  }

  Svg rect(String style, double x, double y, double wide, double high, String tip) {
    return shape(
        "rect", tip(tip), "class", style, "x", x, "y", y, "width", wide, "height", high, "rx", 2.0);
  }

  /** The family's mark for a figure: an octagon. */
  Svg octagon(String style, double x, double y, double radius, String tip) {
    StringBuilder points = new StringBuilder();
    for (int corner = 0; corner < 8; corner++) {
      double angle = Math.PI * (2 * corner + 1) / 8;
      points
          .append(number(x + radius * Math.cos(angle)))
          .append(',')
          .append(number(y + radius * Math.sin(angle)))
          .append(' ');
    }
    return shape("polygon", tip(tip), "class", style, "points", points.toString().trim());
  }

  /**
   * A text.
   *
   * @param style classes; {@code middle} or {@code end} say how it is aligned
   */
  Svg text(String style, double x, double y, String text) {
    return shape("text", Html.text(text), "class", style, "x", x, "y", y);
  }

  private static String tip(String tip) {
    return tip.isEmpty() ? "" : "<title>" + Html.text(tip) + "</title>";
  }

  /** Attributes are names and values in turn; the values are ours and need no quoting. */
  private Svg shape(String tag, String content, Object... attributes) {
    shapes.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      Object value = attributes[i + 1];
      shapes
          .append(' ')
          .append(attributes[i])
          .append("='")
          .append(value instanceof Double exact ? number(exact) : value)
          .append('\'');
    }
    shapes.append('>').append(content).append("</").append(tag).append(">\n");
    return this;
  }

  private static String number(double value) {
    String text = Figures.fixed(value, 1);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  @Override
  public String toString() {
    return """
        <div class='plot'><svg viewBox='0 0 %s %s' role='img' aria-label='%s'>
        %s</svg></div>
        """
        .formatted(
            number(width), number(height), Html.text(description).replace("'", "&#39;"), shapes);
  }
}
