package eightfold.cli.play;

import eightfold.core.Chance;
import eightfold.core.Options;
import eightfold.kit.Kit;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Everything that is settled before the first deal.
 *
 * @param given the options as they were given
 * @param options the options of the table, complete
 * @param seat where the person sits
 * @param levels the bots of the other seats, in the order of the seats
 * @param seed of the bots' own chance
 * @param repeatable whether the same moves give the same game again
 */
record Setup(
    Kit<?, ?, ?> kit,
    int seats,
    Map<String, String> given,
    Options options,
    int seat,
    List<String> levels,
    Chance chance,
    long seed,
    boolean repeatable) {
  private static final List<String> NAMES = List.of("Sara", "Jonas", "Fran", "Peter", "Mia");

  /** The names at the table, by seat. */
  List<String> names(String you) {
    return IntStream.range(0, seats).mapToObj(i -> i == seat ? you : NAMES.get(other(i))).toList();
  }

  /** The level of a bot's seat. */
  String level(int botSeat) {
    return levels.get(other(botSeat));
  }

  private int other(int botSeat) {
    return botSeat < seat ? botSeat : botSeat - 1;
  }
}
