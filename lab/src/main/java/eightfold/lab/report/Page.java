package eightfold.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** What every page begins with: its style and the family's mark. */
final class Page {
  private Page() {}

  /**
   * Everything up to the first fact.
   *
   * @param who for the title of the window
   * @param line below the title of the page
   */
  static String head(String title, String who, String line) {
    return """
    <!doctype html>
    <html lang='en'><head><meta charset='utf-8'>
    <meta name='viewport' content='width=device-width, initial-scale=1'>
    <meta name='color-scheme' content='light dark'>
    <title>%s: %s</title>
    <style>
    %s</style></head><body><main>
    <header>%s<div><h1>%s</h1><p>%s</p></div></header>
    """
        .formatted(
            Html.text(title), Html.text(who), style(), ring(), Html.text(title), Html.text(line));
  }

  /** Eight sides. */
  private static String ring() {
    StringBuilder sides = new StringBuilder("<svg class='ring' viewBox='-50 -50 100 100'>");
    for (int side = 0; side < 8; side++) {
      sides.append(
          "<path transform='rotate(%d)' d='M-15.5-40H15.5L11.5-29H-11.5Z'/>".formatted(45 * side));
    }
    return sides.append("</svg>").toString();
  }

  private static String style() {
    try (InputStream in = Page.class.getResourceAsStream("report.css")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
