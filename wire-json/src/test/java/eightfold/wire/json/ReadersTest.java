package eightfold.wire.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.core.Refusal;
import eightfold.json.Unreadable;
import eightfold.wire.Ask;
import eightfold.wire.Body;
import eightfold.wire.Entry;
import eightfold.wire.GameSummary;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReadersTest {
  private static final String MOVE =
      "{\"type\":\"move\",\"id\":17,\"seat\":3,\"at\":41,\"move\":\"pass 1e 5x\"}";

  private static String code(String text) {
    return AskReader.read(text).refused().map(Refusal::code).orElse("");
  }

  @Test
  void a_message_is_read_in_any_order_and_with_blanks() {
    Ask move = new Ask.Move(17, 3, 41, "pass 1e 5x");
    assertThat(AskReader.read(MOVE).found()).contains(move);
    String shuffled =
        " { \"move\" : \"p\\u0061ss 1e 5x\",\"at\":41,\t\"type\":\"move\",\"seat\":3,\"id\":17}\n";
    assertThat(AskReader.read(shuffled).found()).contains(move);
    assertThat(AskReader.read(MOVE.replace("pass 1e", "\\ud83d\\ude00ß\\ud800")).found())
        .contains(new Ask.Move(17, 3, 41, "😀ß\ud800 5x"));
  }

  @Test
  void what_is_not_understood_is_refused_by_its_code_and_names_the_id_where_there_is_one() {
    assertThat(code("")).isEqualTo("bad-message");
    assertThat(code("null")).isEqualTo("bad-message");
    assertThat(code("[\"ping\",{\"id\":1}]")).isEqualTo("bad-message");
    assertThat(code(MOVE.replace(":17", ":\"17\""))).isEqualTo("bad-message");
    assertThat(code(MOVE.replace("\"at\":41,", ""))).isEqualTo("bad-message");
    assertThat(code(MOVE.replace("\"at\":41,", "\"at\":41,\"to\":1,"))).isEqualTo("bad-message");
    assertThat(code(MOVE + MOVE)).isEqualTo("bad-message");
    assertThat(code(MOVE.replace("\"at\"", "\"seat\""))).isEqualTo("bad-json");
    assertThat(code(MOVE.substring(1))).isEqualTo("unknown-type");
    assertThat(code(MOVE.substring(0, 50))).isEqualTo("bad-json");
    assertThat(code(MOVE.replace("\"move\",", "\"fly\","))).isEqualTo("unknown-type");
    assertThat(code(MOVE.replace("pass", "pass".repeat(2048)))).isEqualTo("too-large");
    assertThat(AskReader.id(MOVE.replace("\"move\",", "\"fly\","))).isEqualTo(17);
    assertThat(AskReader.id(MOVE.substring(0, 50))).isZero();
    assertThat(AskReader.id("{\"id\":5,\"x\":[[[[[[[[1]]]]]]]]}")).isZero();
    assertThat(AskReader.id("{\"id\":5,\"x\":[[[[[[[1]]]]]]]}")).isEqualTo(5);
  }

  @Test
  void characters_are_counted_and_not_bytes() {
    String long_ = MOVE.replace("pass", "ß".repeat(6000));
    assertThat(long_.getBytes(StandardCharsets.UTF_8)).hasSizeGreaterThan(AskReader.LONGEST);
    assertThat(AskReader.read(long_).found()).isPresent();
  }

  @Test
  void every_entry_is_read_as_it_was_written() {
    for (Entry entry : Samples.entries()) {
      assertThat(EntryJson.parse(EntryJson.text(entry))).isEqualTo(entry);
    }
    assertThatThrownBy(() -> EntryJson.parse("{\"kind\":\"guided\",\"x\":1}"))
        .isInstanceOf(Unreadable.class);
    assertThatThrownBy(
            () ->
                EntryJson.parse(
                    "{\"kind\":\"moved\",\"seat\":1,\"move\":\"pass\",\"by\":\"NOBODY\","
                        + "\"millis\":1,\"digest\":1}"))
        .isInstanceOf(Unreadable.class);
  }

  @Test
  void requests_and_summaries_are_read_as_they_were_written() {
    Body.Open open = new Body.Open("eights", 4, Map.of("target", "28"), true, 0, "calm", false);
    assertThat(BodyReader.open(JsonWriter.bytes(open))).isEqualTo(open);
    Body.Arrive arrive = new Body.Arrive("Zoë \"8\" \\ \u0007");
    assertThat(BodyReader.arrive(JsonWriter.bytes(arrive))).isEqualTo(arrive);
    Body.Enter enter = new Body.Enter("token");
    assertThat(BodyReader.enter(JsonWriter.bytes(enter))).isEqualTo(enter);
    Body.Learn learn = new Body.Learn("eights");
    assertThat(BodyReader.learn(JsonWriter.bytes(learn))).isEqualTo(learn);
    GameSummary game =
        new GameSummary(
            "G",
            "eights",
            1,
            List.of("A"),
            List.of(""),
            List.of(-8),
            List.of(0),
            9,
            false,
            "",
            false,
            List.of(3));
    String json = new String(JsonWriter.bytes(game), StandardCharsets.UTF_8);
    assertThat(json).doesNotContain("device");
    assertThat(BodyReader.game(json)).isEqualTo(game);
    GameSummary here = game.onDevice();
    assertThat(BodyReader.game(new String(JsonWriter.bytes(here), StandardCharsets.UTF_8)))
        .isEqualTo(here);
    Body.Upload upload = new Body.Upload(1, List.of("A"), List.of(""), "{\"v\":1}\n", List.of(3));
    assertThat(BodyReader.upload(JsonWriter.bytes(upload))).isEqualTo(upload);
  }
}
