package eightfold.server.table;

import eightfold.server.store.Write;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Hands each request to the one who does it. Runs in the table's mailbox. */
final class Deeds {
  static final Consumer<Write> NOTHING_ELSE = write -> {};

  private final LiveTable table;
  private final MovePlayer movePlayer;
  private final TakeBacker takeBacker;
  private final OrderKeeper orderKeeper;
  private final Seater seater;
  private final Arranger arranger;
  private final Revealer revealer;
  private final Starter starter;
  private final Minder minder;
  private final Clock clock;
  private final Leaver leaver;
  private final BotPlayer botPlayer;

  Deeds(LiveTable table) {
    this.table = table;
    botPlayer = new BotPlayer(table, this);
    movePlayer = new MovePlayer(table, this);
    takeBacker = new TakeBacker(table, this);
    orderKeeper = new OrderKeeper(table, this);
    seater = new Seater(table, this);
    arranger = new Arranger(table, this);
    starter = new Starter(table, this);
    revealer = new Revealer(table, this, starter);
    minder = new Minder(table, this);
    clock = new Clock(table, minder::overtime);
    leaver = new Leaver(table, this);
  }

  void doIt(Client client, Ask ask, long asked) {
    switch (ask) {
      case Ask.Move move -> movePlayer.play(client, move, asked);
      case Ask.TakeBack back -> takeBacker.takeBack(client, back);
      case Ask.Order order -> orderKeeper.order(client, order);
      case Ask.Say say -> Phrases.say(table, client, say);
      case Ask.Sit sit -> seater.sit(client, sit);
      case Ask.Stand stand -> seater.stand(client, stand);
      case Ask.Swap swap -> seater.swap(client, swap);
      case Ask.Bot bot -> seater.bot(client, bot);
      case Ask.Pledge pledge -> revealer.pledge(client, pledge);
      case Ask.Salt salt -> revealer.reveal(client, salt);
      case Ask.Arrange arrange -> arranger.arrange(client, arrange);
      case Ask.Start start -> starter.start(client, start);
      case Ask.Pause pause -> arranger.pause(client, pause);
      case Ask.Back back -> minder.back(client, back);
      case Ask.Leave leave -> leaver.leave(client, leave);
      case Ask.Again again -> arranger.again(client, again);
      case Ask.Help help -> table.helpers().help(table, this, client, help);
      case Ask.Look look -> table.show(client, look.id());
      case Ask.Pong pong -> {} // that it came was the point
      case Ask.Ping ping -> client.send(JsonWriter.bytes(new Tell.Pong(ping.id())));
    }
  }

  /** A bot, a minder or a standing order moves. */
  void playFor(int seat, int at, String move, Tell.By by) {
    movePlayer.playFor(seat, at, move, by);
  }

  /** Something changed that may call for a bot, a standing order or a clock. */
  void wake() {
    if (!orderKeeper.wake()) {
      botPlayer.wake();
      minder.wake();
      clock.wake();
      revealer.wake();
    }
  }

  /** Whether the time for the present move is over. */
  boolean isOvertime() {
    return clock.isOver();
  }

  /** A round or hand was settled. */
  void settled() {
    clock.settled();
  }

  Optional<byte[]> clock() {
    return clock.told();
  }

  void returned(Client client) {
    minder.returned(client);
  }

  void departed(Client client) {
    minder.departed(client);
  }

  /** Appends entries that change the table but not the game, and tells everybody. */
  void change(Client client, long re, Consumer<Write> also, List<? extends Entry> entries) {
    table.commit(entries, 0, also, step -> table.changed(step, client, re));
    wake();
  }

  // ---- common questions; each says no by itself and answers false

  boolean seated(Client client, long re, int seat) {
    TableState state = table.state();
    if (seat < 0 || seat >= state.places.size()) {
      return no(client, re, "no-such-seat", "There is no such seat.");
    }
    Place place = state.places.get(seat);
    return (place.isPerson() && place.guest() == client.guest())
        || no(client, re, "not-your-seat", "That is somebody else's seat.");
  }

  boolean atTable(Client client, long re) {
    return !table.state().seatsOf(client.guest()).isEmpty()
        || table.isHost(client)
        || no(client, re, "not-seated", "Only those who sit at the table can do that.");
  }

  boolean host(Client client, long re) {
    return table.isHost(client)
        || no(client, re, "not-host", "Only the host of the table can do that.");
  }

  boolean playing(Client client, long re) {
    return table.state().phase == Phase.PLAYING
        || no(client, re, "no-game", "There is no game going on.");
  }

  boolean notPlaying(Client client, long re) {
    return (table.state().phase != Phase.PLAYING
            || no(client, re, "game-on", "That has to wait until the game is over."))
        && unsealed(client, re);
  }

  boolean unsealed(Client client, long re) {
    return !table.state().shares.sealed()
        || no(client, re, "revealing", "The game is starting; nothing can be changed now.");
  }

  boolean no(Client client, long re, String code, String sentence) {
    table.refuse(client, re, Problem.of(code, sentence));
    return false;
  }
}
