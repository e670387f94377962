package eightfold.server.host;

import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.server.table.Opening;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Opens tables for tests; Anna has seat 0, bots have the others. */
final class Tables {
  static final long ANNA = 42;

  private Tables() {}

  static long open(Hub hub, String game, int seats, Map<String, String> options, String bots) {
    return open(hub, game, seats, options, bots, 0);
  }

  static long open(
      Hub hub, String game, int seats, Map<String, String> options, String bots, int clock) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    long id =
        hub.open(
                new Opening.Wish(game, seats, options, false, clock, bots, true),
                new Store.Guest(ANNA, "Anna"),
                new Write(Write.Waiting.completing(done)))
            .found()
            .orElseThrow();
    done.join();
    return id;
  }
}
