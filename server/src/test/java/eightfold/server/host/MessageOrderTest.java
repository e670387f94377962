package eightfold.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MessageOrderTest {
  @TempDir Path data;
  private volatile @Nullable TableSession session;

  /** Asks for the whole table when it is about to hear that the game has started. */
  private final class Hasty extends Listener {
    @Override
    public void send(byte[] json) {
      if (new String(json, StandardCharsets.UTF_8).contains("\"type\":\"started\"")) {
        Objects.requireNonNull(session).ask(new Ask.Look(2), 0);
      }
      super.send(json);
    }
  }

  @Test
  void what_needs_no_commit_does_not_overtake_the_messages_of_one() throws InterruptedException {
    try (Store store = new SqliteStore(data);
        Hub hub = new Hub(store, World.real(), Tables.SETTINGS, Meters.NONE)) {
      long table = Tables.open(hub, "twenty-eight", 3, Map.of("firstGiver", "2"), 0);
      Listener anna = new Hasty();
      TableSession line = hub.join(table, anna, 0, Helper.CALM).orElseThrow();
      session = line;
      anna.hear("changed"); // that she is here
      line.ask(new Ask.Start(1), 0);
      List<String> heard =
          List.of(
              Listener.type(anna.hear()), Listener.type(anna.hear()), Listener.type(anna.hear()));
      assertThat(heard).containsExactly("started", "changed", "table");
    }
  }
}
