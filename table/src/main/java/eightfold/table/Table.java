package eightfold.table;

import eightfold.core.Event;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Helper;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A table and the way of every request: it is decided on ({@link Decider}), the entries of the
 * decision are applied ({@link TableState}), and what everybody hears of it ({@link Clients}) is
 * sent when they are durable. Used by one thread at a time.
 */
public final class Table {
  private final TableState state;
  private final Surroundings around;
  private final Clients clients;
  private final Decider decider;
  private final Clock clock;
  private final BotPlayer botPlayer;
  private final Hinter hinter;
  private final AbsenceTimer absences;
  private final long only;

  /** The attempt to deal whose shares are awaited. */
  private int awaited;

  public Table(TableState state, Surroundings around) {
    this.state = state;
    this.around = around;
    only = onlyGuest(state);
    clients = new Clients(state, around.settings().mostClients());
    decider = new Decider(state, around, clients::here);
    clock = new Clock(this, state, around);
    botPlayer = new BotPlayer(this, state, around);
    hinter = new Hinter(this, state, around);
    absences = new AbsenceTimer(this, state, around);
  }

  /** What everybody may know of it. Any thread may ask. */
  public TableInfo picture() {
    return clients.picture();
  }

  /** What everybody may know of a table at which nobody is. */
  public static TableInfo picture(TableState state) {
    return new Teller(state, guest -> false).info();
  }

  /** The only guest who may come here; 0 if anybody may. Any thread may ask: it never changes. */
  public long onlyGuest() {
    return only;
  }

  /** The same of a table at which nobody is. */
  public static long onlyGuest(TableState state) {
    return state.daily.isEmpty() ? 0 : state.host;
  }

  /** How many clients there are. Any thread may ask. */
  public int connected() {
    return clients.connected();
  }

  boolean here(long guest) {
    return clients.here(guest);
  }

  Decider decider() {
    return decider;
  }

  // ---- coming and going

  /**
   * Connects a client.
   *
   * @param last the last number that the client has seen, or 0
   */
  public void join(Client client, int last, Helper help) {
    boolean known = here(client.guest());
    if (clients.add(client, help)) {
      show(client, last, 0);
      if (!known) {
        absences.returned(client.guest());
      }
      wake();
    }
  }

  public void leave(Client client) {
    if (clients.remove(client)) {
      absences.departed(client.guest());
    }
  }

  /** A guest is gone for good, whether or not they are here. */
  public void depart(long guest) {
    carryOut(decider.absences().leave(new Guest(guest, "")));
  }

  /** Tells everybody to come back after so many milliseconds, and closes. */
  public void dismiss(int after) {
    afterCommit(commit -> clients.dismiss(commit, after));
  }

  /** The table is played elsewhere: everybody comes back after so many milliseconds. */
  public void move(int after) {
    clients.move(after);
  }

  /** This fold is worth nothing any more: people come back to one that is made afresh. */
  public void drop(Problem problem, int code) {
    clients.drop(problem, code);
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
        Guest guest = new Guest(client.guest(), client.name());
        switch (decider.decide(guest, change)) {
          case Decision.Refused(Problem problem) -> Clients.refuse(client, ask.id(), problem);
          case Decision.Accepted accepted -> {
            commit(accepted, new Reply(client, ask.id()), asked);
            if (change instanceof Ask.Hint) {
              hinter.give();
            }
          }
        }
      }
      case Ask.Say say ->
          Phrases.refused(state, client.guest(), say)
              .ifPresentOrElse(
                  problem -> Clients.refuse(client, say.id(), problem),
                  () -> clients.say(new Tell.Said(say.seat(), say.phrase())));
      case Ask.Help help -> help(client, help);
      case Ask.Look look -> show(client, 0, look.id());
      case Ask.Ping ping -> client.send(JsonWriter.bytes(new Tell.Pong(ping.id())));
      case Ask.Pong pong -> {} // that it came was the point
    }
  }

  /** Another level of help from now on; answered with the whole table. */
  private void help(Client client, Ask.Help help) {
    Helper.find(help.level())
        .ifPresentOrElse(
            level -> {
              clients.help(client, level);
              show(client, 0, help.id());
            },
            () ->
                Clients.refuse(
                    client,
                    help.id(),
                    Problem.of("unknown-level", "There is no such level of help.")));
  }

  /** What a client has missed since a number, or the whole table; and the time that runs. */
  private void show(Client client, int last, long re) {
    afterCommit(
        commit -> {
          clients.show(commit, client, last, re);
          clock.told().ifPresent(told -> commit.deliver(client, JsonWriter.bytes(told)));
        });
  }

  // ---- what nobody asked for

  /** A bot, a minder or a standing order moves, unless the game has gone on meanwhile. */
  void playFor(int seat, int at, String move, Tell.By by) {
    if (decider.play().isStill(at)) {
      carryOut(decider.play().make(seat, move, by));
    }
  }

  /** A seat has taken longer than the table allows. */
  void overtime(int seat) {
    change(decider.absences().mind(List.of(seat), true));
  }

  /** Closes a game whose end is in the log, but not that it was closed. */
  public void heal() {
    if (state.isUnclosed()) {
      carryOut(decider.play().close());
    }
  }

  /** Nothing if there are no entries. */
  void change(List<Entry> entries) {
    if (!entries.isEmpty()) {
      carryOut(Decision.of(entries));
    }
  }

  private void carryOut(Decision decision) {
    switch (decision) {
      case Decision.Refused(Problem problem) -> around.report("a bot was refused: " + problem);
      case Decision.Accepted accepted -> commit(accepted, Reply.TO_NOBODY, around.ticks());
    }
  }

  /** Shows everybody who is here, which the log does not keep. */
  void showPresence() {
    afterCommit(commit -> clients.changed(commit, Reply.TO_NOBODY));
  }

  /** Tells everybody the same about the present state. */
  void tell(Tell same) {
    afterCommit(commit -> clients.tell(commit, same));
  }

  /** Tells those who play a seat something that is nobody else's. */
  void tellSeat(int seat, Tell own) {
    afterCommit(commit -> clients.tellSeat(commit, seat, own));
  }

  // ---- writing

  private void commit(Decision.Accepted accepted, Reply reply, long asked) {
    List<Entry> entries = accepted.entries();
    int first = state.seq + 1;
    Set<Long> before = Fact.guests(state, entries);
    Commit commit = new Commit();
    List<Event> events = new ArrayList<>();
    for (Entry entry : entries) {
      commit.add(entry);
      events.addAll(state.apply(entry));
    }
    commit.add(Fact.of(state, entries, before));
    clients.tell(commit, accepted, first, events, reply);
    if (!entries.isEmpty() && entries.getFirst() instanceof Entry.Moved) {
      commit.then(() -> around.acknowledged(around.ticks() - asked));
      if (state.isFreshRound()) {
        clock.settled();
      }
    }
    around.append(commit);
    wake();
  }

  /** Sends something about the present state as soon as that is durable. */
  private void afterCommit(Consumer<Commit> telling) {
    Commit commit = new Commit();
    telling.accept(commit);
    around.append(commit);
  }

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
    absences.wake();
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
              carryOut(decider.revealing().tooLate());
            }
          });
    }
  }
}
