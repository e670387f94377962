package eightfold.cli;

import eightfold.games.Replayed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sums up the games of a transcript that hold. */
final class ReplayReport {
  private final Map<String, Count> tables = new TreeMap<>();
  private final List<String> notes = new ArrayList<>();
  private long followed;
  private long otherDeals;
  private long loose;

  private record Count(long games, long rounds, long moves) {
    Count plus(Replayed game) {
      return new Count(games + 1, rounds + game.rounds(), moves + game.moves());
    }
  }

  void add(Replayed game) {
    String table = "%s, %d seats".formatted(game.game(), game.seats());
    tables.put(table, tables.getOrDefault(table, new Count(0, 0, 0)).plus(game));
    followed += game.seed() == Replayed.Seed.FOLLOWED ? 1 : 0;
    otherDeals += game.seed() == Replayed.Seed.OTHER_DEALS ? 1 : 0;
    loose += game.loose();
    if (!game.finished()) {
      notes.add(
          "game %d is unfinished after %s".formatted(game.number(), counted(game.moves(), "move")));
    }
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    tables.forEach(
        (table, count) ->
            lines.add(
                "%s: %s, %s, %s"
                    .formatted(
                        table,
                        counted(count.games, "game"),
                        counted(count.rounds, "round"),
                        counted(count.moves, "move"))));
    lines.addAll(notes);
    if (followed > 0) {
      lines.add("in %s the deals follow from the seed".formatted(counted(followed, "game")));
    }
    if (otherDeals > 0) {
      lines.add(
          "in %s the deals do not follow from the seed".formatted(counted(otherDeals, "game")));
    }
    if (loose > 0) {
      lines.add(
          "%s understood, but not written as notation has it"
              .formatted(loose == 1 ? "1 move is" : counted(loose, "move") + " are"));
    }
    return lines;
  }

  private static String counted(long count, String noun) {
    return "%,d %s".formatted(count, count == 1 ? noun : noun + "s");
  }
}
