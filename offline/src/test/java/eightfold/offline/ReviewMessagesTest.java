package eightfold.offline;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * How a page asks for the value of decisions, for the games of puzzles, for what was remarkable.
 */
class ReviewMessagesTest {
  private final List<List<String>> told = new ArrayList<>();
  private final Engine engine =
      new Engine(
          new Outside() {
            @Override
            public void tell(String... words) {
              told.add(List.of(words));
            }

            @Override
            public long now() {
              return 0;
            }

            @Override
            public long ticks() {
              return 0;
            }

            @Override
            public long random() {
              return 0;
            }
          });

  private List<String> hear(String... words) {
    engine.hear(List.of(words));
    return told.getLast();
  }

  @Test
  void decisions_are_valued_piece_by_piece() {
    String transcript = ReviewTrial.transcript(Games.find("twenty-eight").found().orElseThrow(), 3);
    List<String> first = hear("advise", "7", "1", "0", "1", transcript);
    assertThat(first.subList(0, 2)).containsExactly("answer", "7");
    assertThat(first.get(2)).startsWith("{\"size\":59,\"fine\":0,\"done\":false");
    String later = hear("value", "7", "30000").get(2);
    assertThat(later).doesNotContain("\"fine\":0,").contains("\"grade\":\"best\"");
    assertThat(later).contains("\"why\":{\"kind\":\"take\",\"reasons\":[");
    assertThat(hear("value", "7", "4000").get(2)).isNotEqualTo(later);
    hear("forget", "7");
    int before = told.size();
    engine.hear(List.of("value", "7", "1"));
    assertThat(told).hasSize(before);
  }

  @Test
  void what_does_not_hold_is_refused() {
    assertThat(hear("advise", "1", "1", "0", "1", "nonsense"))
        .startsWith("refused", "1")
        .last()
        .asString()
        .contains("transcript-broken");
    String transcript = ReviewTrial.transcript(Games.find("eights").found().orElseThrow(), 2);
    assertThat(hear("advise", "2", "1", "5", "1", transcript).get(2)).contains("unknown-seat");
  }

  @Test
  void a_game_is_told_from_its_deal_and_moves_and_what_was_remarkable_is_counted() {
    String deal = "0000000000000007";
    String transcript = hear("retell", "4", "eights", "2", deal, "pass", "target", "20").get(2);
    assertThat(transcript).startsWith("{\"v\":1,").contains("\"target\":20", "\"move\":\"pass\"");
    assertThat(hear("retell", "5", "eights", "2", deal, "nonsense")).startsWith("refused", "5");
    assertThat(hear("retell", "6", "chess", "2", deal, "")).startsWith("refused", "6");
    String whole = ReviewTrial.transcript(Games.find("eights").found().orElseThrow(), 2);
    assertThat(hear("feats", "7", whole).get(2)).startsWith("[{\"best-round\":");
    assertThat(hear("feats", "8", "nonsense")).startsWith("refused", "8");
  }
}
