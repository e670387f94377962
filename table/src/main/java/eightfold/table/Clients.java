package eightfold.table;

import eightfold.core.Aid;
import eightfold.core.Event;
import eightfold.wire.Entry;
import eightfold.wire.Helper;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Those who are connected to a table, and what they hear. It remembers the latest messages, so that
 * whoever comes back soon gets just those that were missed.
 */
final class Clients {
  private static final int REMEMBERED = 16;
  private final TableState state;
  private final int most;
  private final Teller teller;
  private final List<Client> all = new ArrayList<>(4);

  /** Who wants help. Where nobody does, it costs nothing. */
  private final IdentityHashMap<Client, Helper> help = new IdentityHashMap<>(4);

  private final ArrayDeque<Fanout> recent = new ArrayDeque<>();
  private volatile int connected;
  private volatile TableInfo picture;

  /**
   * @param most how many there may be
   */
  Clients(TableState state, int most) {
    this.state = state;
    this.most = most;
    teller = new Teller(state, this::here);
    picture = teller.info();
  }

  /** What everybody may know of the table, as it was told last. Any thread may ask. */
  TableInfo picture() {
    return picture;
  }

  /** How many there are. Any thread may ask. */
  int connected() {
    return connected;
  }

  boolean here(long guest) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).guest() == guest) {
        return true;
      }
    }
    return false;
  }

  // ---- coming and going

  /** Lets a client in; false if it was turned away because there are too many. */
  boolean add(Client client, Helper level) {
    if (all.size() >= most && !makeRoomFor(client)) {
      turnAway(client);
      return false;
    }
    all.add(client);
    connected = all.size();
    help(client, level);
    return true;
  }

  /**
   * Those who belong to the table stay, with one connection each at the least: onlookers go first,
   * then second connections of the same guest.
   */
  private boolean makeRoomFor(Client newcomer) {
    if (!belongs(newcomer)) {
      return false;
    }
    for (int i = all.size() - 1; i >= 0; i--) {
      if (!belongs(all.get(i))) {
        turnAway(all.remove(i));
        return true;
      }
    }
    for (int i = 0; i < all.size(); i++) {
      long guest = all.get(i).guest();
      boolean second = all.stream().filter(other -> other.guest() == guest).count() > 1;
      if (second || guest == newcomer.guest()) {
        turnAway(all.remove(i));
        return true;
      }
    }
    return false;
  }

  private boolean belongs(Client client) {
    return isHost(client) || !seatsOf(client).isEmpty();
  }

  private boolean isHost(Client client) {
    return state.host == client.guest();
  }

  private List<Integer> seatsOf(Client client) {
    return state.seatsOf(client.guest());
  }

  private void turnAway(Client client) {
    help.remove(client);
    refuse(client, 0, Problem.of("table-crowded", "Too many are connected to this table."));
    client.close(1013, "crowded");
  }

  boolean remove(Client client) {
    help.remove(client);
    boolean removed = all.remove(client);
    connected = all.size();
    return removed;
  }

  void help(Client client, Helper level) {
    if (level == Helper.CALM) {
      help.remove(client);
    } else {
      help.put(client, level);
    }
  }

  /** Tells everybody to come back after so many milliseconds, and closes. */
  void dismiss(Commit commit, int after) {
    tell(commit, new Tell.Bye(after));
    List<Client> dismissed = List.copyOf(all);
    commit.then(() -> dismissed.forEach(client -> client.close(1012, "restart")));
  }

  /** Tells everybody at once to come back after so many milliseconds, and closes. */
  void move(int after) {
    byte[] bye = JsonWriter.bytes(new Tell.Bye(after));
    for (Client client : List.copyOf(all)) {
      client.send(bye);
      client.close(1012, "moved");
    }
  }

  /** Tells everybody at once what is wrong, and closes. */
  void drop(Problem problem, int code) {
    for (Client client : List.copyOf(all)) {
      refuse(client, 0, problem);
      client.close(code, "come back");
    }
  }

  // ---- telling one

  static void refuse(Client client, long re, Problem problem) {
    client.send(JsonWriter.bytes(new Tell.Refused(problem, re)));
  }

  /** What a client has missed since a number, if that is remembered; else the whole table. */
  void show(Commit commit, Client client, int last, long re) {
    List<Integer> seats = seatsOf(client);
    if (last > 0 && last <= state.seq && remembers(last)) {
      for (Fanout fanout : recent) {
        if (fanout.n() > last) {
          Map<String, Aid> aids = fanout == recent.getLast() ? aids(client, seats) : Map.of();
          commit.deliver(client, fanout.forSeats(seats, aids, 0));
        }
      }
      changed(commit, client, teller.info(), re);
    } else {
      Tell whole = teller.table(seats, isHost(client), aids(client, seats), re);
      commit.deliver(client, JsonWriter.bytes(whole));
    }
  }

  private boolean remembers(int last) {
    return last == state.seq || (!recent.isEmpty() && recent.getFirst().first() <= last + 1);
  }

  /** By seat, the figures that help a client in the present position. */
  private Map<String, Aid> aids(Client client, List<Integer> seats) {
    Helper level = help.isEmpty() ? null : help.get(client);
    GameRun<?, ?, ?> run = state.run;
    if (level == null || run == null) {
      return Map.of();
    }
    Map<String, Aid> aids = new LinkedHashMap<>();
    for (int seat : seats) {
      aids.put(Integer.toString(seat), run.aid(seat, level == Helper.EXPERT));
    }
    return aids;
  }

  // ---- telling everybody

  /** At once: nothing of it is kept. */
  void say(Tell.Said said) {
    byte[] json = JsonWriter.bytes(said);
    all.forEach(client -> client.send(json));
  }

  /** The same to everybody. */
  void tell(Commit commit, Tell same) {
    byte[] json = JsonWriter.bytes(same);
    all.forEach(client -> commit.deliver(client, json));
  }

  /** To those who play a seat, and to nobody else. */
  void tellSeat(Commit commit, int seat, Tell own) {
    byte[] json = JsonWriter.bytes(own);
    for (Client client : all) {
      if (seatsOf(client).contains(seat)) {
        commit.deliver(client, json);
      }
    }
  }

  /**
   * What everybody hears of entries that have just been applied.
   *
   * @param first the number of the first of them
   * @param events what happened in the game
   */
  void tell(Commit commit, Decision.Accepted accepted, int first, List<Event> events, Reply reply) {
    List<Entry> entries = accepted.entries();
    Entry last = entries.isEmpty() ? null : entries.getLast();
    if (entries.stream().anyMatch(Clients::changesSeats)) {
      recent.clear(); // what was sent before may not be sent again
    }
    if (accepted.quiet() && reply.client() != null) {
      commit.deliver(reply.client(), JsonWriter.bytes(new Tell.Done(state.seq, reply.id())));
    } else if (last instanceof Entry.Started) {
      fanOut(commit, teller.started(first), reply);
      changed(commit, Reply.TO_NOBODY);
    } else if (last instanceof Entry.TakenBack back) {
      fanOut(commit, teller.tookBack(back.seat()), reply);
    } else if (last != null && entries.getFirst() instanceof Entry.Moved moved) {
      fanOut(commit, teller.played(moved, events), reply);
      if (last != moved) {
        changed(commit, Reply.TO_NOBODY);
      }
    } else {
      changed(commit, reply);
    }
    accepted.notices().forEach(notice -> tell(commit, notice));
  }

  private static boolean changesSeats(Entry entry) {
    return entry instanceof Entry.Placed
        || entry instanceof Entry.Arranged
        || entry instanceof Entry.Sealed
        || entry instanceof Entry.Reopened;
  }

  /** The table but not the game. */
  void changed(Commit commit, Reply reply) {
    TableInfo info = teller.info();
    picture = info;
    all.forEach(client -> changed(commit, client, info, reply.idFor(client)));
  }

  private void changed(Commit commit, Client client, TableInfo info, long re) {
    Tell changed = new Tell.Changed(state.seq, info, seatsOf(client), isHost(client), re);
    commit.deliver(client, JsonWriter.bytes(changed));
  }

  private void fanOut(Commit commit, Fanout fanout, Reply reply) {
    if (recent.size() == REMEMBERED) {
      recent.removeFirst();
    }
    recent.addLast(fanout);
    for (int i = 0; i < all.size(); i++) {
      Client client = all.get(i);
      List<Integer> seats = seatsOf(client);
      commit.deliver(client, fanout.forSeats(seats, aids(client, seats), reply.idFor(client)));
    }
  }
}
