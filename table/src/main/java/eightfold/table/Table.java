package eightfold.table;

import eightfold.core.Event;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Helper;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A table and those who are connected to it. A request is decided on ({@link Decider}), the entries
 * of the decision are applied ({@link TableState}) and appended to the log, and what everybody
 * hears of it ({@link Teller}) is sent when they are durable. Used by one thread at a time.
 */
public final class Table {
  private static final int REMEMBERED = 16;

  private final TableState state;
  private final Surroundings around;
  private final Decider decider;
  private final Teller teller;
  private final Helpers helpers;
  private final Clock clock;
  private final BotPlayer botPlayer;
  private final Absentees absentees;
  private final List<Client> clients = new ArrayList<>(4);
  private final ArrayDeque<Fanout> recent = new ArrayDeque<>();
  private final AtomicInteger uncommitted = new AtomicInteger();
  private volatile int connected;

  /** A picture for the lobby, made after each change. */
  private volatile TableInfo picture;

  /** The attempt to deal whose shares are awaited. */
  private int awaited;

  public Table(TableState state, Surroundings around) {
    this.state = state;
    this.around = around;
    decider = new Decider(state, around, this::here);
    teller = new Teller(state, this::here);
    helpers = new Helpers(state);
    clock = new Clock(this, state, around);
    botPlayer = new BotPlayer(this, state, around);
    absentees = new Absentees(this, state, around);
    picture = teller.info();
  }

  // ---- any thread may ask

  public TableInfo picture() {
    return picture;
  }

  public int connected() {
    return connected;
  }

  /** Whether everything that was appended is durable. */
  public boolean isSettled() {
    return uncommitted.get() == 0;
  }

  // ---- coming and going

  public void join(Client client, int last, Helper help) {
    if (!Crowd.makeRoom(clients, state, client, around.settings().mostClients())) {
      Crowd.turnAway(client);
      return;
    }
    boolean known = here(client.guest());
    clients.add(client);
    connected = clients.size();
    helpers.set(client, help);
    afterCommit(commit -> catchUp(commit, client, last));
    if (!known) {
      absentees.returned(client.guest());
    }
    wake();
  }

  public void leave(Client client) {
    helpers.forget(client);
    if (clients.remove(client)) {
      connected = clients.size();
      absentees.departed(client.guest());
    }
  }

  boolean here(long guest) {
    for (int i = 0; i < clients.size(); i++) {
      if (clients.get(i).guest() == guest) {
        return true;
      }
    }
    return false;
  }

  private void catchUp(Commit commit, Client client, int last) {
    List<Integer> seats = state.seatsOf(client.guest());
    if (last > 0 && last <= state.seq && remembers(last)) {
      for (Fanout fanout : recent) {
        if (fanout.n() > last) {
          boolean now = fanout == recent.getLast();
          byte[] aids = now ? helpers.aids(client, seats) : Helpers.NONE;
          commit.deliver(client, fanout.forSeats(seats, aids, 0));
        }
      }
      commit.deliver(client, teller.changed(state.seq, seats, isHost(client), 0));
      clock.told().ifPresent(json -> commit.deliver(client, json));
    } else {
      tellAll(commit, client, 0);
    }
  }

  private boolean remembers(int last) {
    return last == state.seq || (!recent.isEmpty() && recent.getFirst().first() <= last + 1);
  }

  /** The whole table. */
  private void tellAll(Commit commit, Client client, long re) {
    List<Integer> seats = state.seatsOf(client.guest());
    byte[] aids = helpers.aids(client, seats);
    commit.deliver(client, teller.table(state.seq, seats, isHost(client), aids, re));
    clock.told().ifPresent(json -> commit.deliver(client, json));
  }

  private boolean isHost(Client client) {
    return state.host == client.guest();
  }

  /** Tells everybody to come back soon, and closes. */
  public void dismiss(int after) {
    afterCommit(
        commit -> {
          byte[] bye = JsonWriter.bytes(new Tell.Bye(after));
          List<Client> all = List.copyOf(clients);
          all.forEach(client -> commit.deliver(client, bye));
          commit.then(() -> all.forEach(client -> client.close(1012, "restart")));
        });
  }

  /** This fold is worth nothing any more: people come back to one that is made afresh. */
  public void drop(Problem problem, int code) {
    for (Client client : List.copyOf(clients)) {
      refuse(client, 0, problem);
      client.close(code, "come back");
    }
  }

  // ---- requests

  /**
   * Does what a client asks for.
   *
   * @param asked the {@link Surroundings#ticks} when the request came in
   */
  public void ask(Client client, Ask ask, long asked) {
    switch (ask) {
      case Ask.Change change -> {
        Decision decision = decider.decide(new Guest(client.guest(), client.name()), change);
        carryOut(decision, client, ask.id(), asked);
      }
      case Ask.Say say -> say(client, say);
      case Ask.Help help -> help(client, help);
      case Ask.Look look -> afterCommit(commit -> tellAll(commit, client, look.id()));
      case Ask.Ping ping -> client.send(JsonWriter.bytes(new Tell.Pong(ping.id())));
      case Ask.Pong pong -> {} // that it came was the point
    }
  }

  private void say(Client client, Ask.Say say) {
    Phrases.refused(state, client.guest(), say)
        .ifPresentOrElse(
            problem -> refuse(client, say.id(), problem),
            () -> {
              byte[] json = JsonWriter.bytes(new Tell.Said(say.seat(), say.phrase()));
              clients.forEach(other -> other.send(json));
            });
  }

  /** Another level of help from now on; answered with the whole table. */
  private void help(Client client, Ask.Help help) {
    Helper.find(help.level())
        .ifPresentOrElse(
            level -> {
              helpers.set(client, level);
              afterCommit(commit -> tellAll(commit, client, help.id()));
            },
            () ->
                refuse(
                    client,
                    help.id(),
                    Problem.of("unknown-level", "There is no such level of help.")));
  }

  private static void refuse(Client client, long re, Problem problem) {
    client.send(JsonWriter.bytes(new Tell.Refused(problem, re)));
  }

  /** A bot, a minder or a standing order moves, unless the game has gone on meanwhile. */
  void playFor(int seat, int at, String move, Tell.By by) {
    if (decider.play().isStill(at)) {
      Decision decision = decider.play().make(seat, move, by);
      if (decision instanceof Decision.Refused(Problem problem)) {
        around.report("a bot was refused: " + problem);
      }
      carryOut(decision, Nobody.AT_ALL, 0, around.ticks());
    }
  }

  /** A seat has taken longer than the table allows. */
  void overtime(int seat) {
    change(decider.attendance().mind(List.of(seat), true));
  }

  Decider decider() {
    return decider;
  }

  /** Closes a game whose end is in the log, but not that it was closed. */
  public void heal() {
    if (state.isUnclosed()) {
      carryOut(decider.play().close(), Nobody.AT_ALL, 0, 0);
    }
  }

  // ---- writing and telling

  /** What nobody asked for; nothing if there are no entries. */
  void change(List<Entry> entries) {
    if (!entries.isEmpty()) {
      carryOut(Decision.of(entries), Nobody.AT_ALL, 0, 0);
    }
  }

  private void carryOut(Decision decision, Client asker, long re, long asked) {
    switch (decision) {
      case Decision.Refused(Problem problem) -> refuse(asker, re, problem);
      case Decision.Accepted accepted -> {
        commit(accepted, asker, re, asked);
        for (Tell notice : accepted.notices()) {
          byte[] json = JsonWriter.bytes(notice);
          afterCommit(commit -> deliverAll(commit, json));
        }
        wake();
      }
    }
  }

  private void commit(Decision.Accepted accepted, Client asker, long re, long asked) {
    List<Entry> entries = accepted.entries();
    int first = state.seq + 1;
    Set<Long> before = Fact.guests(state, entries);
    Commit commit = new Commit(uncommitted::decrementAndGet);
    List<Event> events = new ArrayList<>();
    boolean move = !entries.isEmpty() && entries.getFirst() instanceof Entry.Moved;
    for (Entry entry : entries) {
      commit.add(entry);
      events.addAll(state.apply(entry));
    }
    if (!entries.isEmpty()) {
      commit.add(Fact.of(state, entries, before));
    }
    uncommitted.incrementAndGet();
    around.append(commit);
    if (move) {
      commit.then(() -> around.acknowledged(around.ticks() - asked));
      played(commit, entries, events, asker, re);
    } else {
      tell(commit, accepted, first, asker, re);
    }
    commit.built();
  }

  private void played(
      Commit commit, List<Entry> entries, List<Event> events, Client asker, long re) {
    if (state.isFreshRound()) {
      clock.settled();
    }
    Entry.Moved moved = (Entry.Moved) entries.getFirst();
    fanOut(
        commit,
        teller.played(state.at, moved.seat(), moved.by(), state.mayTakeBack, events),
        asker,
        re);
    if (entries.size() > 1) {
      changed(commit, Nobody.AT_ALL, 0);
    }
  }

  private void tell(Commit commit, Decision.Accepted accepted, int first, Client asker, long re) {
    if (accepted.quiet()) {
      commit.deliver(asker, JsonWriter.bytes(new Tell.Done(state.seq, re)));
      return;
    }
    if (accepted.entries().stream().anyMatch(Table::changesSeats)) {
      recent.clear(); // what was sent before may not be sent again
    }
    Entry last = accepted.entries().isEmpty() ? null : accepted.entries().getLast();
    if (last instanceof Entry.Started) {
      fanOut(commit, teller.started(first, state.seq), asker, re);
      changed(commit, Nobody.AT_ALL, 0);
    } else if (last instanceof Entry.TakenBack back) {
      fanOut(commit, teller.tookBack(state.seq, back.seat()), asker, re);
    } else {
      changed(commit, asker, re);
    }
  }

  private static boolean changesSeats(Entry entry) {
    return entry instanceof Entry.Placed
        || entry instanceof Entry.Arranged
        || entry instanceof Entry.Sealed
        || entry instanceof Entry.Reopened;
  }

  /** Sends something about the present state as soon as that is durable. */
  void afterCommit(Consumer<Commit> telling) {
    Commit commit = new Commit(uncommitted::decrementAndGet);
    boolean durable = uncommitted.getAndIncrement() == 0;
    if (durable) {
      commit.durable();
    } else {
      around.append(commit);
    }
    telling.accept(commit);
    commit.built();
  }

  /** Shows everybody who is here, which the log does not keep. */
  void showPresence() {
    afterCommit(commit -> changed(commit, Nobody.AT_ALL, 0));
  }

  /** The same to everybody. */
  void deliverAll(Commit commit, byte[] json) {
    clients.forEach(client -> commit.deliver(client, json));
  }

  /** Everybody's picture of the table, with the answer to the one who asked. */
  private void changed(Commit commit, Client asker, long re) {
    for (Client client : clients) {
      List<Integer> seats = state.seatsOf(client.guest());
      long answer = client == asker ? re : 0;
      commit.deliver(client, teller.changed(state.seq, seats, isHost(client), answer));
    }
    picture = teller.info();
  }

  private void fanOut(Commit commit, Fanout fanout, Client asker, long re) {
    if (recent.size() == REMEMBERED) {
      recent.removeFirst();
    }
    recent.addLast(fanout);
    for (int i = 0; i < clients.size(); i++) {
      Client client = clients.get(i);
      List<Integer> seats = state.seatsOf(client.guest());
      byte[] aids = helpers.aids(client, seats);
      commit.deliver(client, fanout.forSeats(seats, aids, client == asker ? re : 0));
    }
  }

  // ---- what happens by itself

  /** Something changed that may call for a standing order, a bot or a clock. */
  private void wake() {
    if (decider.play().isOrdered()) {
      int seat = state.playing().state().toAct();
      int at = state.at;
      String order = state.orders[seat];
      around.later(0, () -> playFor(seat, at, order, Tell.By.ORDER));
      return;
    }
    botPlayer.wake();
    absentees.wake();
    clock.wake();
    awaitShares();
  }

  boolean isOvertime() {
    return clock.isOver();
  }

  /** Waits for those who have yet to reveal their shares; after a restart, from the beginning. */
  private void awaitShares() {
    int attempt = state.shares.seals();
    if (state.shares.sealed() && attempt != awaited) {
      awaited = attempt;
      around.later(
          around.settings().reveal(),
          () -> {
            if (state.shares.sealed() && state.shares.seals() == attempt) {
              carryOut(decider.revealing().tooLate(), Nobody.AT_ALL, 0, 0);
            }
          });
    }
  }
}
