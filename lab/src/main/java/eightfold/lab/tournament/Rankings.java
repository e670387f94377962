package eightfold.lab.tournament;

import eightfold.core.Points;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a rating wants to know of games: how much each player has won, and at which tables. Only the
 * first place counts, for that is what our games are played for; a shared win counts in part.
 */
final class Rankings {
  /** A win counts this much, because it can be shared by 1 to 6. */
  private static final int WHOLE_WIN = 60;

  private final int players;
  private final long[] won;

  /** Tables (how many seats each player holds) with the number of games there. */
  private final Map<List<Integer>, Long> tables = new HashMap<>();

  Rankings(int players) {
    this.players = players;
    won = new long[players];
  }

  void add(Block.Played game) {
    Integer[] seats = new Integer[players];
    Arrays.fill(seats, 0);
    game.players().forEach(player -> seats[player]++);
    tables.merge(List.of(seats), 1L, Long::sum);
    List<Integer> winners = Points.winners(game.points());
    winners.forEach(seat -> won[game.players().get(seat)] += WHOLE_WIN / winners.size());
  }

  int players() {
    return players;
  }

  boolean isEmpty() {
    return tables.isEmpty();
  }

  double wins(int player) {
    return (double) won[player] / WHOLE_WIN;
  }

  /** The tables in an order that does not depend on how the games came in. */
  List<Map.Entry<List<Integer>, Long>> tables() {
    List<Map.Entry<List<Integer>, Long>> sorted = new ArrayList<>(tables.entrySet());
    sorted.sort((a, b) -> Arrays.compare(numbers(a.getKey()), numbers(b.getKey())));
    return sorted;
  }

  private static int[] numbers(List<Integer> seats) {
    return seats.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Everything in all of these but one. */
  static Rankings allBut(List<Rankings> parts, int but) {
    Rankings all = new Rankings(parts.getFirst().players);
    for (int i = 0; i < parts.size(); i++) {
      if (i != but) {
        Rankings part = parts.get(i);
        Arrays.setAll(all.won, player -> all.won[player] + part.won[player]);
        part.tables.forEach((table, games) -> all.tables.merge(table, games, Long::sum));
      }
    }
    return all;
  }
}
