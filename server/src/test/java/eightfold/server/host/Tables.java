package eightfold.server.host;

import eightfold.kit.Budget;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.table.Settings;
import eightfold.wire.Body;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Opens tables for tests; Anna has seat 0, bots have the others. */
final class Tables {
  static final long ANNA = 42;
  static final Settings SETTINGS =
      new Settings(0, 45_000, 4_000, 10_000, 300_000, Budget.rollouts(1), 8);

  private Tables() {}

  static long open(Hub hub, String game, int seats, Map<String, String> options, int clock) {
    return open(hub, new Body.Open(game, seats, options, false, clock, "random", true));
  }

  /** A table that the lobby shows. */
  static long openListed(Hub hub) {
    return open(hub, new Body.Open("eights", 2, Map.of(), true, 0, "", true));
  }

  private static long open(Hub hub, Body.Open wish) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    long id =
        hub.open(wish, new Store.Guest(ANNA, "Anna"), new Write(Write.Waiting.completing(done)))
            .found()
            .orElseThrow();
    done.join();
    return id;
  }
}
