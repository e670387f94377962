package eightfold.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.wire.Entry;
import eightfold.wire.FairInfo;
import eightfold.wire.TableInfo.Phase;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A log from when shares of chance came into the open lobby, unpledged, and bots had none. */
class UnpledgedLogTest {
  static final long TABLE = 95_729_370_056_453_912L;
  private static final String SALT = "00112233445566778899aabbccddeeff";
  private static final String SECRET =
      "965864f59f9af6c004083651fbec737bb25114e7997e960d3cfa3dd0ffcead40";
  private static final String SEED =
      "e0542b5888ef0b1a19ebfd2132d5970c4258da614a614d90919f5cd2979f9668";
  private static final FairInfo PROOF =
      new FairInfo(
          "4f9d341e5d3813a4054266a25bcda3ef768c7f7a8d3ab9cfafbc6d4ca4b35c5b",
          List.of("", "", ""),
          false,
          0,
          List.of(),
          List.of(SALT, "", ""),
          SECRET,
          SEED);

  static Chance dealing(String seed) {
    return Chance.parse(seed).found().orElseThrow();
  }

  static List<String> log() throws IOException {
    try (var in =
        Objects.requireNonNull(UnpledgedLogTest.class.getResourceAsStream("unpledged.jsonl"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @Test
  void it_folds_as_ever() throws IOException {
    TableState state = TableState.fold(TABLE, UnpledgedLogTest::dealing, log());
    assertThat(state.phase).isEqualTo(Phase.OVER);
    assertThat(state.seed).isEqualTo(SEED);
    assertThat(state.playing().played()).isEqualTo(75);
    assertThat(Fairness.info(state, true)).isEqualTo(PROOF);
  }

  @Test
  void its_finished_game_can_still_be_checked() throws IOException {
    assertThat(Transcripts.fair(TABLE, UnpledgedLogTest::dealing, log(), 1)).isEqualTo(PROOF);
    List<Replayed> games = new ArrayList<>();
    String transcript = Transcripts.of(TABLE, UnpledgedLogTest::dealing, log(), 1);
    assertThat(Replay.check(new StringReader(transcript), games::add)).isEmpty();
    assertThat(games.getFirst().seed()).isEqualTo(Replayed.Seed.FOLLOWED);
  }

  @Test
  void an_open_lobby_of_then_forgets_its_shares_when_pledges_are_sealed() throws IOException {
    TableState state = TableState.fold(TABLE, UnpledgedLogTest::dealing, log().subList(0, 4));
    assertThat(Fairness.info(state, false).salts()).containsExactly(SALT, "", "");
    state.apply(new Entry.Sealed());
    assertThat(state.shares.salts()).containsExactly("", "", "");
  }
}
