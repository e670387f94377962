package eightfold.server.table;

import java.util.List;
import java.util.Map;

/** The moves that may be ordered in advance for the rest of a round. */
public final class Standing {
  private static final Map<String, List<String>> ORDERS =
      Map.of("twenty-eight", List.of("decline"));

  private Standing() {}

  public static List<String> orders(String game) {
    return ORDERS.getOrDefault(game, List.of());
  }
}
