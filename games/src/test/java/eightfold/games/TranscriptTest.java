package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.GameInfo;
import eightfold.kit.Kit;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TranscriptTest {
  static Stream<Arguments> tables() {
    return Games.all().stream()
        .flatMap(
            game -> {
              GameInfo info = game.info();
              return Stream.iterate(info.minSeats(), seats -> seats + 1)
                  .limit(info.maxSeats() - info.minSeats() + 1L)
                  .map(seats -> Arguments.of(info.slug(), seats));
            });
  }

  @ParameterizedTest
  @MethodSource("tables")
  void what_the_engine_writes_holds_when_it_is_replayed(String slug, int seats) {
    for (int seed = 0; seed < 5; seed++) {
      Recording recording = Recording.of(slug, seats, seed);
      Replayed game = recording.games().getFirst();
      assertThat(game.finished()).isTrue();
      assertThat(game.seed()).isEqualTo(Replayed.Seed.FOLLOWED);
      assertThat(game.loose()).isZero();
      assertThat(game.seats()).isEqualTo(seats);
      assertThat(game.moves())
          .isEqualTo(recording.lines().stream().filter(l -> l.contains("\"move\"")).count());
      assertThat(recording.lines().getLast())
          .startsWith("{\"end\":true,\"points\":" + game.points().toString().replace(" ", ""));
    }
  }

  @Test
  void the_first_line_names_game_seats_every_option_and_the_seed() {
    assertThat(Recording.of("twenty-eight", 4, 7).line(1))
        .isEqualTo(
            """
            {"v":1,"game":"twenty-eight","seats":4,"options":{"firstGiver":"chance",\
            "passIsFinal":false,"lowMayPlayFor28":false},"seed":"0000000000000007"}""");
    assertThat(Recording.of("eights", 3, 9).line(1))
        .isEqualTo(
            """
            {"v":1,"game":"eights","seats":3,"options":{"target":50},"seed":"0000000000000009"}""");
  }

  @Test
  void the_lines_have_the_fields_of_notation_in_its_order() {
    assertFields("twenty-eight", "deal", "giver", "deck");
    assertFields("eight-and-half", "deal", "dealer", "deck");
    assertFields("eights", "deal", "dealer", "row", "deck");
    assertFields("twenty-eight", "score", "points", "gems", "middle");
    assertFields("eight-and-half", "score", "points", "cards");
    assertFields("eights", "score", "points");
    assertFields("eights", "seat", "move", "legal");
    assertFields("eights", "end", "points", "winners");
  }

  private static void assertFields(String slug, String... names) {
    Recording recording = Recording.of(slug, 4, 1);
    String line = recording.line(recording.find("{\"" + names[0] + "\":", 1));
    String value = "(?:-?\\d+|true|false|\"[^\"]*\"|\\[[^{}]*\\])";
    StringBuilder pattern = new StringBuilder("\\{");
    for (String name : names) {
      pattern.append(pattern.length() > 2 ? "," : "").append('"').append(name).append("\":");
      pattern.append(value);
    }
    assertThat(line).matches(pattern + "\\}");
  }

  @Test
  void a_game_from_a_secret_key_holds_too() {
    byte[] key = new byte[32];
    key[0] = 8;
    for (Kit<?, ?, ?> kit : Games.all()) {
      Recording recording = Recording.of(kit.game(), 4, Map.of(), Chance.keyed(key));
      assertThat(recording.line(1)).contains(HexFormat.of().formatHex(key));
      assertThat(recording.games().getFirst().seed()).isEqualTo(Replayed.Seed.FOLLOWED);
    }
  }

  @Test
  void options_of_the_table_are_those_of_the_replay() {
    Map<String, String> given = Map.of("firstGiver", "2", "passIsFinal", "on");
    Game<?, ?, ?> game = Games.find("twenty-eight").found().orElseThrow().game();
    Recording recording = Recording.of(game, 4, given, Chance.fast(3));
    assertThat(recording.line(1)).contains("\"firstGiver\":2,\"passIsFinal\":true");
    assertThat(recording.games()).hasSize(1);
  }
}
