package eightfold.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Trees are read, refused and written as Jackson would. */
class JsonTreeTest {
  private static final String SAMPLE =
      """
      {"a":[1,-2,true,false,null,"x\\"\\\\\\u00e9\\uD83D\\uDE00"],"b":{},"ä":[],"n":1.5e3,\
      "m":123456789012345678901234567890}""";
  private static final JsonMapper JACKSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  @Test
  void a_text_becomes_maps_lists_and_values() {
    assertThat(JsonTree.read(" {\"a\" : [ 1 , \"b\" , true ] , \"c\" : null , \"d\" : 0.50 } "))
        .isEqualTo(
            Map.of(
                "a",
                List.of(1L, "b", true),
                "c",
                new JsonTree.Other("null"),
                "d",
                new JsonTree.Other("0.50")));
  }

  @Test
  void what_is_written_is_what_was_read() {
    String written = JsonTree.text(JsonTree.read(SAMPLE));
    assertThat(JACKSON.readTree(written)).isEqualTo(JACKSON.readTree(SAMPLE));
    assertThat(JsonTree.read(written)).isEqualTo(JsonTree.read(SAMPLE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "{", "}", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{'a':1}", "[1,]", "[1 2]", "01", "1.",
        "-", "+1", ".5", "1e", "NaN", "nul", "truex", "\"", "\"\\x\"", "\"\\u12\"", "\"\t\"",
        "{} {}", "{\"a\":1,\"a\":2}", "// x\n1", "\u00a01"
      })
  void what_is_no_json_is_refused(String text) {
    assertThatThrownBy(() -> JsonTree.read(text)).isInstanceOf(Unreadable.class);
    if (!text.isEmpty()) {
      assertThatThrownBy(() -> JACKSON.readTree(text)).isInstanceOf(JacksonException.class);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{\"ä\":tru};It cannot be read at position 9",
        "{\"a\":1,\"a\":2};Duplicate field a at position 12",
        "{}{};Something follows what is complete at position 3",
      })
  void the_refusal_says_what_is_wrong_and_where(String text, String sentence) {
    assertThatThrownBy(() -> JsonTree.read(text)).hasMessage(sentence);
  }

  @Test
  void nesting_has_an_end() {
    assertThat(JsonTree.read("[".repeat(500) + "]".repeat(500))).isInstanceOf(List.class);
    assertThatThrownBy(() -> JsonTree.read("[".repeat(100_000)))
        .hasMessageStartingWith("There are too many objects within each other");
  }

  /** Every text that is one letter away from a good one is judged as Jackson judges it. */
  @Test
  void damage_is_seen_where_jackson_sees_it() {
    for (int at = 0; at < SAMPLE.length(); at++) {
      for (char c : "\"\\{}[],:0-.eu tn".toCharArray()) {
        check(SAMPLE.substring(0, at) + c + SAMPLE.substring(at + 1));
        check(SAMPLE.substring(0, at) + c + SAMPLE.substring(at));
      }
      check(SAMPLE.substring(0, at) + SAMPLE.substring(at + 1));
    }
  }

  private static void check(String text) {
    boolean good = true;
    try {
      JACKSON.readTree(text);
    } catch (JacksonException e) {
      good = false;
    }
    boolean ours = true;
    try {
      JsonTree.read(text);
    } catch (Unreadable e) {
      ours = false;
    }
    assertThat(ours).as(text).isEqualTo(good);
  }
}
