package eightfold.server.table;

import eightfold.server.wire.Ask;
import eightfold.server.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Takes the players' share of chance, and starts the game. */
final class Starter {
  private final LiveTable table;
  private final Deeds deeds;

  Starter(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void salt(Client client, Ask.Salt ask) {
    if (table.state().phase != Phase.LOBBY) {
      deeds.no(client, ask.id(), "game-on", "The cards of this game are bound already.");
      return;
    }
    if (!deeds.seated(client, ask.id(), ask.seat())) {
      return;
    }
    String salt = ask.salt().toLowerCase(Locale.ROOT);
    if (!salt.matches("[0-9a-f]{32,128}")) {
      deeds.no(client, ask.id(), "salt-form", "A salt has 32 to 128 hexadecimal digits.");
      return;
    }
    deeds.change(client, ask.id(), Deeds.NOTHING_ELSE, List.of(new Entry.Salted(ask.seat(), salt)));
  }

  void start(Client client, Ask.Start ask) {
    TableState state = table.state();
    if (!deeds.host(client, ask.id())) {
      return;
    }
    if (state.phase != Phase.LOBBY) {
      deeds.no(client, ask.id(), "game-on", "The game has been started already.");
      return;
    }
    List<Entry> entries = new ArrayList<>();
    Reseating seats = Reseating.withoutEmptySeats(state.places);
    List<Place> sitting = seats.places();
    if (sitting.stream().noneMatch(Place::isPerson)) {
      deeds.no(client, ask.id(), "nobody-here", "At least one person has to sit at the table.");
      return;
    }
    if (sitting.size() < state.game.info().minSeats()) {
      deeds.no(client, ask.id(), "too-few", "There are too few players for this game.");
      return;
    }
    int first = state.seq + 1;
    if (sitting.size() < state.places.size() && !close(client, ask.id(), seats, entries)) {
      return;
    }
    entries.add(new Entry.Started(table.hub().world().now()));
    table.forget();
    table.commit(
        entries,
        0,
        Deeds.NOTHING_ELSE,
        step -> {
          table.fanOut(step, table.teller().started(first, state.seq), client, ask.id());
          table.changed(step, Nobody.AT_ALL, 0);
        });
    deeds.wake();
  }

  /** Takes the empty seats away. */
  private boolean close(Client client, long re, Reseating seats, List<Entry> entries) {
    TableState state = table.state();
    List<Place> sitting = seats.places();
    Map<String, String> options = seats.options(state.game.info(), state.options);
    if (state.game.info().options(sitting.size(), options).found().isEmpty()) {
      return deeds.no(
          client, re, "options-seats", "The options do not fit so few players; change them first.");
    }
    entries.add(
        new Entry.Arranged(state.game.info().slug(), options, state.listed, state.clock, sitting));
    entries.addAll(seats.salts(state.salts));
    return true;
  }
}
