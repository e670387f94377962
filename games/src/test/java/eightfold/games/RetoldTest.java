package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Result;
import eightfold.kit.Kit;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RetoldTest {
  private static final String SEED = "0000000000000007";
  private final Kit<?, ?, ?> kit = Games.find("twenty-eight").found().orElseThrow();

  private Result<String> retold(String moves) {
    return Retold.transcript(kit, 3, Map.of(), SEED, moves);
  }

  @Test
  void a_deal_and_moves_make_a_transcript_that_holds() {
    String transcript = retold("take,decline,take").found().orElseThrow();
    assertThat(Replay.check(transcript, game -> assertThat(game.seats()).isEqualTo(3))).isEmpty();
    assertThat(transcript.lines().filter(line -> line.contains("\"move\""))).hasSize(3);
    assertThat(retold("").found().orElseThrow().lines()).hasSize(2);
  }

  @Test
  void what_cannot_be_is_refused() {
    assertThat(retold("take,nonsense").refused()).isPresent();
    assertThat(retold("for8").refused()).isPresent();
    assertThat(Retold.transcript(kit, 9, Map.of(), SEED, "").refused()).isPresent();
    assertThat(Retold.transcript(kit, 3, Map.of(), "seed", "").refused()).isPresent();
  }
}
