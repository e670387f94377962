package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeatsTest {
  private static List<Map<String, Integer>> feats(Recording recording) {
    return Feats.of(String.join("\n", recording.lines())).found().orElseThrow();
  }

  private static int all(List<Map<String, Integer>> feats, String name) {
    return feats.stream().mapToInt(seat -> seat.getOrDefault(name, 0)).sum();
  }

  @Test
  void a_word_counts_for_whoever_spells_it() {
    Recording recording = Recording.of("eights", 3, 28);
    List<Map<String, Integer>> feats = feats(recording);
    for (int seat = 0; seat < 3; seat++) {
      String spelled = "{\"seat\":" + seat + ",\"move\":\"FOUR ";
      assertThat((long) feats.get(seat).getOrDefault("spelled-four", 0))
          .isEqualTo(recording.lines().stream().filter(line -> line.startsWith(spelled)).count());
    }
    assertThat(all(feats, "spelled-four")).isPositive();
  }

  @Test
  void whoever_catches_has_caught_somebody_and_every_round_has_a_president() {
    List<Map<String, Integer>> feats = feats(Recording.of("eight-and-half", 3, 28));
    assertThat(all(feats, "catch")).isPositive().isEqualTo(all(feats, "caught"));
    assertThat(all(feats, "president")).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void the_best_round_is_no_more_than_all_points(String slug) {
    Recording recording = Recording.of(slug, 3, 28);
    List<Map<String, Integer>> feats = feats(recording);
    assertThat(feats).hasSize(3).allSatisfy(seat -> assertThat(seat).containsKey("best-round"));
    String text = String.join("\n", recording.lines());
    assertThat(
            Replay.check(
                text,
                game -> {
                  for (int seat = 0; seat < 3; seat++) {
                    int best = feats.get(seat).getOrDefault("best-round", -1);
                    assertThat(best).isBetween(0, game.points().get(seat));
                  }
                }))
        .isEmpty();
  }

  @Test
  void a_transcript_that_does_not_hold_is_refused() {
    assertThat(Feats.of("nonsense").refused()).isPresent();
  }
}
