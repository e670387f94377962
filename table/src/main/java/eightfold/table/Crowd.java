package eightfold.table;

import eightfold.wire.Problem;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.List;

/**
 * Who stays at a table to which too many are connected: those who belong to it, with one connection
 * each at the least. Onlookers go first, then second connections of the same guest.
 */
final class Crowd {
  private Crowd() {}

  /**
   * Sees to it that there is room for one more, if it may come in.
   *
   * @return false if it may not
   */
  static boolean makeRoom(List<Client> clients, TableState state, Client newcomer, int most) {
    if (clients.size() < most) {
      return true;
    }
    if (!belongs(state, newcomer)) {
      return false;
    }
    for (int i = clients.size() - 1; i >= 0; i--) {
      if (!belongs(state, clients.get(i))) {
        turnAway(clients.remove(i));
        return true;
      }
    }
    for (int i = 0; i < clients.size(); i++) {
      long guest = clients.get(i).guest();
      boolean second = clients.stream().filter(other -> other.guest() == guest).count() > 1;
      if (second || guest == newcomer.guest()) {
        turnAway(clients.remove(i));
        return true;
      }
    }
    return false;
  }

  private static boolean belongs(TableState state, Client client) {
    return client.guest() == state.host || !state.seatsOf(client.guest()).isEmpty();
  }

  static void turnAway(Client client) {
    client.send(
        JsonWriter.bytes(
            new Tell.Refused(
                Problem.of("table-crowded", "Too many are connected to this table."), 0)));
    client.close(1013, "crowded");
  }
}
