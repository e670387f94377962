package eightfold.server.table;

import eightfold.core.Points;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.wire.Entry;
import eightfold.wire.GameSummary;
import eightfold.wire.Place;
import eightfold.wire.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Closes a finished game: the secret comes out, and the game gets its permanent link. A lesson gets
 * none.
 */
final class Finisher {
  private final LiveTable table;

  Finisher(LiveTable table) {
    this.table = table;
  }

  /**
   * What closes a game.
   *
   * @param also the rows by which the game is found again, for the same commit
   */
  record Closing(Entry.Closed entry, Consumer<Write> also) {}

  Closing closing() {
    TableState state = table.state();
    long now = table.hub().world().now();
    if (state.lesson != null) {
      return new Closing(new Entry.Closed(0, now), Deeds.NOTHING_ELSE);
    }
    long id = table.hub().world().id();
    String summary = new String(JsonWriter.bytes(summary(id, now)), StandardCharsets.UTF_8);
    Store.Finished game = new Store.Finished(id, state.id, state.number, now, summary);
    return new Closing(
        new Entry.Closed(id, now), write -> table.hub().store().finished(write, game, players()));
  }

  private List<Store.Player> players() {
    List<Store.Player> players = new ArrayList<>();
    List<Place> places = table.state().places;
    for (int seat = 0; seat < places.size(); seat++) {
      if (places.get(seat).isPerson()) {
        players.add(new Store.Player(places.get(seat).guest(), seat));
      }
    }
    return players;
  }

  private GameSummary summary(long id, long now) {
    TableState state = table.state();
    List<Integer> points = Points.all(state.playing().state());
    return new GameSummary(
        Ids.text(id),
        state.game.info().slug(),
        now,
        state.places.stream().map(Place::name).toList(),
        state.places.stream().map(Place::bot).toList(),
        points,
        Points.winners(points),
        state.playing().played());
  }
}
