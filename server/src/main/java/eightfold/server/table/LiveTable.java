package eightfold.server.table;

import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.store.Write;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Helper;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo;
import eightfold.wire.Tell;
import eightfold.wire.json.EntryJson;
import eightfold.wire.json.JsonWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A table in memory: the fold of its log, who is connected, and the mailbox through which
 * everything comes. What changes the table is appended to the log, and nobody hears of it before
 * the append is durable.
 */
final class LiveTable {
  private static final System.Logger LOGGER = System.getLogger(LiveTable.class.getName());
  private static final int REMEMBERED = 16;
  private static final int RETIRED = -1;

  private final Hub hub;
  private final Mailbox mailbox = new Mailbox(this::failed);
  private final Write.Session session = new Write.Session();
  private final TableState state;
  private final Teller teller;
  private final Helpers helpers;
  private final Deeds deeds;
  private final List<Client> clients = new ArrayList<>(4);
  private final ArrayDeque<Fanout> recent = new ArrayDeque<>();
  private final AtomicInteger users = new AtomicInteger();
  private final AtomicInteger uncommitted = new AtomicInteger();
  private volatile int connected;
  private volatile boolean gone;
  private volatile long lastUse;

  /** A picture for the lobby, made after each change. */
  private volatile TableInfo picture;

  LiveTable(Hub hub, TableState state) {
    this.hub = hub;
    this.state = state;
    teller = new Teller(state, this::here);
    helpers = new Helpers(state);
    deeds = new Deeds(this);
    picture = teller.info();
    lastUse = hub.world().now();
  }

  Hub hub() {
    return hub;
  }

  TableState state() {
    return state;
  }

  Teller teller() {
    return teller;
  }

  Helpers helpers() {
    return helpers;
  }

  TableInfo picture() {
    return picture;
  }

  /** Any thread may ask. */
  int connected() {
    return connected;
  }

  void post(Runnable letter) {
    mailbox.post(
        () -> {
          if (!gone) {
            letter.run();
          }
        });
  }

  // ---- coming and going

  /** Reserves a place in memory; false if the table has just left it. */
  boolean enter() {
    int now = users.get();
    while (now != RETIRED) {
      if (users.compareAndSet(now, now + 1)) {
        return true;
      }
      now = users.get();
    }
    return false;
  }

  void join(Client client, int last, Helper help) {
    mailbox.post(
        () -> {
          if (gone) {
            client.close(1012, "come back"); // to a table that is folded afresh
          } else if (Crowd.makeRoom(clients, state, client, hub.settings().mostClients())) {
            admit(client, last, help);
          } else {
            Crowd.turnAway(client);
          }
        });
  }

  private void admit(Client client, int last, Helper help) {
    boolean known = here(client.guest());
    clients.add(client);
    connected = clients.size();
    helpers.set(client, help);
    lastUse = hub.world().now();
    afterCommit(step -> catchUp(step, client, last));
    if (!known) {
      deeds.returned(client);
    }
    deeds.wake();
  }

  private void catchUp(Step step, Client client, int last) {
    List<Integer> seats = state.seatsOf(client.guest());
    if (last > 0 && last <= state.seq && remembers(last)) {
      for (Fanout fanout : recent) {
        if (fanout.n() > last) {
          boolean now = fanout == recent.getLast();
          byte[] aids = now ? helpers.aids(client, seats) : Helpers.NONE;
          step.deliver(client, fanout.forSeats(seats, aids, 0));
        }
      }
      step.deliver(client, teller.changed(state.seq, seats, isHost(client), 0));
      deeds.clock().ifPresent(json -> step.deliver(client, json));
    } else {
      tellAll(step, client, 0);
    }
  }

  private void tellAll(Step step, Client client, long re) {
    List<Integer> seats = state.seatsOf(client.guest());
    byte[] aids = helpers.aids(client, seats);
    step.deliver(client, teller.table(state.seq, seats, isHost(client), aids, re));
    deeds.clock().ifPresent(json -> step.deliver(client, json));
  }

  /** The whole table once more. */
  void show(Client client, long re) {
    afterCommit(step -> tellAll(step, client, re));
  }

  private boolean remembers(int last) {
    return last == state.seq || (!recent.isEmpty() && recent.getFirst().first() <= last + 1);
  }

  void leave(Client client) {
    users.decrementAndGet();
    mailbox.post(
        () -> {
          helpers.forget(client);
          boolean was = clients.remove(client);
          connected = clients.size();
          if (was && !gone) {
            lastUse = hub.world().now();
            deeds.departed(client);
          }
        });
  }

  boolean here(long guest) {
    for (int i = 0; i < clients.size(); i++) {
      if (clients.get(i).guest() == guest) {
        return true;
      }
    }
    return false;
  }

  boolean isHost(Client client) {
    return state.host == client.guest();
  }

  void ask(Client client, Ask ask, long asked) {
    post(() -> deeds.doIt(client, ask, asked));
  }

  // ---- telling

  void refuse(Client client, long re, Problem problem) {
    client.send(JsonWriter.bytes(new Tell.Refused(problem, re)));
  }

  /** To everybody, without a trace in the log. */
  void tell(Tell tell) {
    byte[] json = JsonWriter.bytes(tell);
    clients.forEach(client -> client.send(json));
  }

  /** The same to everybody. */
  void deliverAll(Step step, byte[] json) {
    clients.forEach(client -> step.deliver(client, json));
  }

  /** Everybody's picture of the table, with the answer to the one who asked. */
  void changed(Step step, Client asker, long re) {
    for (Client client : clients) {
      step.deliver(
          client,
          teller.changed(
              state.seq, state.seatsOf(client.guest()), isHost(client), client == asker ? re : 0));
    }
    picture = teller.info();
  }

  void fanOut(Step step, Fanout fanout, Client asker, long re) {
    remember(fanout);
    for (int i = 0; i < clients.size(); i++) {
      Client client = clients.get(i);
      List<Integer> seats = state.seatsOf(client.guest());
      byte[] aids = helpers.aids(client, seats);
      step.deliver(client, fanout.forSeats(seats, aids, client == asker ? re : 0));
    }
  }

  private void remember(Fanout fanout) {
    if (recent.size() == REMEMBERED) {
      recent.removeFirst();
    }
    recent.addLast(fanout);
  }

  /** Who sits where has changed: what was sent before may not be sent again. */
  void forget() {
    recent.clear();
  }

  // ---- writing

  /** Closes a game that was played to its end by a server that died before it could close it. */
  void heal() {
    post(
        () -> {
          if (state.isUnclosed()) {
            Finisher.Closing closing = new Finisher(this).closing();
            commit(
                List.of(closing.entry()),
                0,
                closing.also(),
                step -> changed(step, Nobody.AT_ALL, 0));
          }
        });
  }

  /**
   * Applies entries, appends them in one commit, and sends what {@code telling} says once they are
   * durable. A move has been made already and is only noted.
   *
   * @param also further statements of the same commit
   */
  void commit(
      List<? extends Entry> entries, long asked, Consumer<Write> also, Consumer<Step> telling) {
    boolean move = !entries.isEmpty() && entries.getFirst() instanceof Entry.Moved;
    Step step = new Step(this, asked, move);
    Write write = new Write(step, session);
    for (Entry entry : entries) {
      Store.Line line = state.number(EntryJson.text(entry));
      if (entry instanceof Entry.Moved moved) {
        state.noted(moved, state.playing().wasHarmless());
      } else {
        state.apply(entry);
      }
      hub.store().append(write, state.id, line);
    }
    also.accept(write);
    uncommitted.incrementAndGet();
    hub.store().submit(write);
    telling.accept(step);
    step.built();
    lastUse = hub.world().now();
  }

  /** Sends something about the present state as soon as that is durable. */
  void afterCommit(Consumer<Step> telling) {
    Step step = new Step(this, 0, false);
    boolean durable = uncommitted.getAndIncrement() == 0;
    if (durable) {
      step.committed();
    } else {
      hub.store().submit(new Write(step, session));
    }
    telling.accept(step);
    step.built();
  }

  void released() {
    uncommitted.decrementAndGet();
  }

  /** The store failed: this fold is ahead of its log, so it is thrown away. */
  void broken(StoreException why) {
    hub.forget(this);
    mailbox.post(
        () -> {
          if (!gone) {
            LOGGER.log(
                hub.isClosed() ? System.Logger.Level.DEBUG : System.Logger.Level.ERROR,
                "table {0} dropped: {1}",
                Ids.text(state.id),
                why);
            drop(Troubles.of(why), 1013);
          }
        });
  }

  /** Something went wrong in the middle of something: nobody knows what this fold is worth. */
  private void failed(Throwable why) {
    hub.forget(this);
    try {
      LOGGER.log(System.Logger.Level.ERROR, "table " + Ids.text(state.id) + " dropped", why);
      drop(Problem.of("internal", "Something went wrong at this table; please come back."), 1011);
    } finally {
      gone = true;
    }
  }

  /** People come back to a table that is folded afresh from its log. */
  private void drop(Problem problem, int code) {
    gone = true;
    for (Client client : List.copyOf(clients)) {
      refuse(client, 0, problem);
      client.close(code, "come back");
    }
  }

  /** Leaves the memory if nobody has been here for a while; true if it did. */
  boolean retire(long now) {
    if (now - lastUse < hub.settings().idle() || uncommitted.get() > 0) {
      return false;
    }
    if (!users.compareAndSet(0, RETIRED)) {
      return false;
    }
    gone = true;
    return true;
  }

  /** Tells everybody to come back soon and closes. */
  void dismiss(int after) {
    post(
        () ->
            afterCommit(
                step -> {
                  byte[] bye = JsonWriter.bytes(new Tell.Bye(after));
                  List<Client> all = List.copyOf(clients);
                  all.forEach(client -> step.deliver(client, bye));
                  step.then(() -> all.forEach(client -> client.close(1012, "restart")));
                }));
  }
}
