package eightfold.table;

import java.util.List;
import java.util.Map;

/** The moves that may be ordered in advance for the rest of a round. */
public final class StandingOrders {
  private static final Map<String, List<String>> ORDERS =
      Map.of("twenty-eight", List.of("decline"));

  private StandingOrders() {}

  public static List<String> of(String game) {
    return ORDERS.getOrDefault(game, List.of());
  }
}
