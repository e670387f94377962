package eightfold.server.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import java.util.List;

/** Keeps standing orders and carries them out as soon as it is the seat's turn. */
final class OrderKeeper {
  private final LiveTable table;
  private final Deeds deeds;

  OrderKeeper(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void order(Client client, Ask.Order ask) {
    TableState state = table.state();
    if (!deeds.playing(client, ask.id()) || !deeds.seated(client, ask.id(), ask.seat())) {
      return;
    }
    boolean none = ask.order().equals("none");
    if (!none && !Standing.orders(state.game.info().slug()).contains(ask.order())) {
      deeds.no(client, ask.id(), "unknown-order", "This game has no such standing order.");
      return;
    }
    Entry.Ordered entry = new Entry.Ordered(ask.seat(), none ? "" : ask.order());
    table.commit(
        List.of(entry),
        0,
        Deeds.NOTHING_ELSE,
        step ->
            step.deliver(
                client, eightfold.wire.json.JsonWriter.bytes(new Tell.Done(state.seq, ask.id()))));
    deeds.wake();
  }

  /** True if an order is carried out. */
  boolean wake() {
    TableState state = table.state();
    if (state.phase != Phase.PLAYING || state.paused) {
      return false;
    }
    int seat = state.playing().state().toAct();
    String order = state.orders[seat];
    if (order.isEmpty() || state.minded[seat] || !state.playing().isLegal(order)) {
      return false;
    }
    int at = state.at;
    table.post(() -> deeds.playFor(seat, at, order, Tell.By.ORDER));
    return true;
  }
}
