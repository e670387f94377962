package eightfold.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.wire.Entry;
import eightfold.wire.FairInfo;
import eightfold.wire.TableInfo.Phase;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A log from when shares of chance came into the open lobby, unpledged, and bots had none. */
class UnpledgedLogTest {
  private static final long TABLE = 95_729_370_056_453_912L;
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

  @TempDir Path data;

  private static List<Store.Line> log() throws IOException {
    try (var in =
        Objects.requireNonNull(UnpledgedLogTest.class.getResourceAsStream("unpledged.jsonl"))) {
      TableState numbers = new TableState(TABLE, World.real());
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(numbers::number)
          .toList();
    }
  }

  @Test
  void it_folds_as_ever() throws IOException {
    TableState state = TableState.fold(TABLE, World.real(), log());
    assertThat(state.phase).isEqualTo(Phase.OVER);
    assertThat(state.seed).isEqualTo(SEED);
    assertThat(state.playing().played()).isEqualTo(75);
    assertThat(Fairness.info(state, true)).isEqualTo(PROOF);
  }

  @Test
  void its_finished_game_can_still_be_checked() throws IOException {
    Store.Finished game = new Store.Finished(1, TABLE, 1, 1, "{}");
    try (Store store = new SqliteStore(data)) {
      CompletableFuture<Boolean> done = new CompletableFuture<>();
      Write write = new Write(Write.Waiting.completing(done));
      store.newTable(write, TABLE, "VBKRY", 1);
      log().forEach(line -> store.append(write, TABLE, line));
      store.submit(write);
      done.join();
      assertThat(Transcripts.fair(store, World.real(), game)).isEqualTo(PROOF);
      List<Replayed> games = new ArrayList<>();
      String transcript = Transcripts.of(store, World.real(), game);
      assertThat(Replay.check(new StringReader(transcript), games::add)).isEmpty();
      assertThat(games.getFirst().seed()).isEqualTo(Replayed.Seed.FOLLOWED);
    }
  }

  @Test
  void an_open_lobby_of_then_forgets_its_shares_when_pledges_are_sealed() throws IOException {
    TableState state = TableState.fold(TABLE, World.real(), log().subList(0, 4));
    assertThat(Fairness.info(state, false).salts()).containsExactly(SALT, "", "");
    state.apply(new Entry.Sealed());
    assertThat(state.shares.salts()).containsExactly("", "", "");
  }
}
