package eightfold.server.host;

import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.table.Fact;
import eightfold.wire.json.JsonWriter;
import java.util.List;
import java.util.stream.IntStream;

/** Writes what is kept beside a table's log. */
final class Facts {
  private Facts() {}

  static void add(Write write, long table, long now, Fact fact) {
    switch (fact) {
      case Fact.Seated(long guest) -> write.seated(guest, table, now);
      case Fact.Unseated(long guest) -> write.unseated(guest, table);
      case Fact.Finished game -> finished(write, table, game);
    }
  }

  private static void finished(Write write, long table, Fact.Finished game) {
    String summary = JsonWriter.text(game.summary());
    List<Store.Player> players =
        IntStream.range(0, game.guests().size())
            .filter(seat -> game.guests().get(seat) != 0)
            .mapToObj(seat -> new Store.Player(game.guests().get(seat), seat))
            .toList();
    write.finished(
        new Store.Finished(game.game(), table, game.number(), game.millis(), summary), players);
    if (game.summary().counted() && !Days.isOut(game.summary().daily(), game.millis())) {
      List<Integer> points = game.summary().points();
      int best = points.stream().skip(1).mapToInt(Integer::intValue).max().orElse(0);
      int own = points.getFirst();
      write.finishedTry(table, game.game(), own, own - best);
    }
  }
}
