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
      notes.add("game %d is unfinished after %d moves".formatted(game.number(), game.moves()));
    }
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    tables.forEach(
        (table, count) ->
            lines.add(
                "%s: %,d games, %,d rounds, %,d moves"
                    .formatted(table, count.games, count.rounds, count.moves)));
    lines.addAll(notes);
    if (followed > 0) {
      lines.add("in %,d games the deals follow from the seed".formatted(followed));
    }
    if (otherDeals > 0) {
      lines.add("in %,d games the deals do not follow from the seed".formatted(otherDeals));
    }
    if (loose > 0) {
      lines.add("%,d moves are understood, but not written as notation has it".formatted(loose));
    }
    return lines;
  }
}
