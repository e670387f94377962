package eightfold.table;

import eightfold.wire.Helper;
import eightfold.wire.json.JsonBytes;
import eightfold.wire.json.JsonWriter;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Who at a table wants help, and the figures that they get with the view of each of their seats.
 * Where nobody wants any it costs nothing.
 */
final class Helpers {
  static final byte[] NONE = {};
  private final TableState state;
  private final IdentityHashMap<Client, Helper> levels = new IdentityHashMap<>(4);

  Helpers(TableState state) {
    this.state = state;
  }

  void set(Client client, Helper level) {
    if (level == Helper.CALM) {
      levels.remove(client);
    } else {
      levels.put(client, level);
    }
  }

  void forget(Client client) {
    levels.remove(client);
  }

  /** By seat, as a JSON object, for the present position; empty if there is nothing to tell. */
  byte[] aids(Client client, List<Integer> seats) {
    Helper level = levels.isEmpty() ? null : levels.get(client);
    GameRun<?, ?, ?> run = state.run;
    if (level == null || run == null || seats.isEmpty()) {
      return NONE;
    }
    JsonBytes out = new JsonBytes(512).open();
    for (int seat : seats) {
      out.name(Integer.toString(seat));
      JsonWriter.write(out, run.aid(seat, level == Helper.EXPERT));
    }
    return out.close().toArray();
  }
}
