package eightfold.server.host;

import eightfold.server.store.StoreException;
import eightfold.wire.Problem;

/** What people are told when the store fails. */
public final class StoreProblems {
  private StoreProblems() {}

  public static Problem of(StoreException why) {
    return switch (why.why()) {
      case CONFLICT ->
          Problem.of("store-conflict", "Another server plays this table; please come back.");
      case FULL ->
          Problem.of("store-full", "The server has no room left to keep moves; nothing was lost.");
      case DAMAGED ->
          Problem.of("store-damaged", "The stored game is damaged and is left untouched.");
      case NEWER -> Problem.of("store-newer", "A newer server plays this table; please come back.");
      case UNAVAILABLE ->
          Problem.of("store-unavailable", "The server cannot keep moves now; please come back.");
    };
  }
}
