package eightfold.wire.json;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.Rng;
import eightfold.json.Unreadable;
import eightfold.wire.Ask;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mutated messages are accepted and refused, and by which code, as Jackson would. */
@Tag("slow")
class ReaderFuzzTest {
  private static final int MESSAGES = 60_000;

  private static final List<String> GOOD =
      List.of(
          "{\"type\":\"move\",\"id\":17,\"seat\":3,\"at\":41,\"move\":\"pass 1e 5x\"}",
          "{ \"id\" : -5 , \"seat\":0,\n\"type\":\"take-back\" }",
          "{\"type\":\"order\",\"id\":1,\"seat\":2,\"order\":\"none\"}",
          "{\"type\":\"say\",\"id\":1,\"seat\":2,\"phrase\":\"\\u0041\\n\\\"ß😀\\\\\"}",
          "{\"type\":\"sit\",\"id\":1,\"seat\":-1,\"name\":\"\"}",
          "{\"type\":\"swap\",\"id\":9223372036854775807,\"seat\":2147483647,\"with\":-2147483648}",
          "{\"type\":\"arrange\",\"id\":3,\"game\":\"eights\",\"seats\":4,"
              + "\"options\":{\"target\":\"28\",\"a\":\"b\"},\"listed\":true,\"clock\":30}",
          "{\"options\":{},\"listed\":false,\"clock\":0,\"seats\":2,\"game\":\"\",\"id\":0,"
              + "\"type\":\"arrange\"}",
          "{\"type\":\"pause\",\"id\":4,\"on\":true}",
          "{\"type\":\"look\",\"id\":5}",
          "{\"id\":6,\"type\":\"pong\"}");

  private static final List<String> REQUESTS =
      List.of(
          "{\"game\":\"eights\",\"seats\":4,\"options\":{\"target\":\"28\"},\"listed\":true,"
              + "\"clock\":0,\"bots\":\"calm\",\"sit\":false}",
          "{\"seats\":2,\"game\":\"\",\"sit\":true,\"options\":{},\"clock\":30,\"bots\":\"\","
              + "\"listed\":false}");

  private static final String[] PIECES = {
    "null",
    "true",
    "false",
    "0",
    "-0",
    "01",
    "1.0",
    "1e3",
    "-",
    "1.",
    ".5",
    "1e",
    "99999999999",
    "2147483648",
    "9223372036854775808",
    "-9223372036854775809",
    "123456789012345678901",
    "1234567890123456789012",
    "1.2345678901234567890",
    "\"\"",
    "\"x\"",
    "\"type\":\"ping\"",
    "\"type\":",
    "\"id\":7",
    "\"id\":7,",
    "\"x\":1,",
    ",",
    ":",
    "{",
    "}",
    "[",
    "]",
    "{}",
    "[]",
    "[[[[[[[[[]]]]]]]]]",
    "[[[[[[[1]]]]]]]",
    "{\"a\":{\"a\":1}}",
    "{\"a\":1,\"a\":2}",
    "\\",
    "\"",
    "\\u00e9",
    "\\x",
    "\t",
    "\n",
    " ",
    "\u0000",
    "\u007f",
    "\u00a0",
    "\ufeff",
    "/**/",
    "NaN",
    "nul",
    "truex",
    "\"" + "n".repeat(64) + "\":1,",
    "\"" + "n".repeat(65) + "\":1,"
  };

  private static String mutated(Rng rng, List<String> good) {
    StringBuilder text = new StringBuilder(good.get(rng.below(good.size())));
    for (int changes = rng.below(3); changes >= 0 && !text.isEmpty(); changes--) {
      int at = rng.below(text.length());
      switch (rng.below(6)) {
        case 0 -> text.setCharAt(at, (char) (32 + rng.below(96)));
        case 1 -> text.deleteCharAt(at);
        case 2 -> text.insert(at, PIECES[rng.below(PIECES.length)]);
        case 3 -> replaceValue(text, at, PIECES[rng.below(PIECES.length)]);
        case 4 -> text.setLength(at);
        default -> text.append(PIECES[rng.below(PIECES.length)]);
      }
    }
    // Half a pair of surrogates cannot travel.
    return new String(text.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  /** Puts something in the place of the value after the next colon. */
  private static void replaceValue(StringBuilder text, int from, String value) {
    int colon = text.indexOf(":", from);
    int end = Math.max(text.indexOf(",", colon), text.indexOf("}", colon));
    if (colon >= 0 && end > colon) {
      int comma = text.indexOf(",", colon);
      text.replace(colon + 1, comma > 0 ? comma : end, value);
    }
  }

  private static String read(String text) {
    return switch (AskReader.read(text)) {
      case Result.Ok<Ask>(Ask ask) -> ask.toString();
      case Result.Refused<Ask>(Refusal refusal) -> refusal.code();
    };
  }

  @Test
  void mutated_messages_are_read_as_jackson_reads_them() {
    Rng rng = new Rng(28);
    int understood = 0;
    for (int i = 0; i < MESSAGES; i++) {
      String text = mutated(rng, GOOD);
      if (text.startsWith("[")) {
        continue; // Jackson would take ["ping",{"id":1}], which nobody documented
      }
      String expected = JacksonReader.read(text);
      assertThat(read(text)).as(text).matches(found -> alike(text, found, expected));
      assertThat(AskReader.id(text)).as("id of " + text).isEqualTo(JacksonReader.id(text));
      understood += expected.contains("[") ? 1 : 0;
    }
    assertThat(understood).isBetween(MESSAGES / 50, MESSAGES);
  }

  /** Jackson puts off its complaints about null and fractions, which does not matter. */
  private static boolean alike(String text, String found, String expected) {
    boolean refused = !found.contains("[") && !expected.contains("[");
    return found.equals(expected)
        || (refused && text.matches("(?s).*(null|[0-9][.eE]).*|.*\ufeff"));
  }

  @Test
  void mutated_requests_are_read_as_jackson_reads_them() {
    Rng rng = new Rng(8);
    int understood = 0;
    for (int i = 0; i < MESSAGES / 4; i++) {
      String text = mutated(rng, REQUESTS);
      String expected = JacksonReader.open(text);
      assertThat(open(text)).as(text).isEqualTo(expected);
      understood += expected.isEmpty() ? 0 : 1;
    }
    assertThat(understood).isBetween(MESSAGES / 200, MESSAGES);
  }

  private static String open(String text) {
    try {
      return BodyReader.open(text.getBytes(StandardCharsets.UTF_8)).toString();
    } catch (Unreadable e) {
      return "";
    }
  }
}
