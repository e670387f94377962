package eightfold.server.host;

import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.table.Fact;
import eightfold.wire.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;

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
    List<Store.Player> players = new ArrayList<>();
    for (int seat = 0; seat < game.guests().size(); seat++) {
      if (game.guests().get(seat) != 0) {
        players.add(new Store.Player(game.guests().get(seat), seat));
      }
    }
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
