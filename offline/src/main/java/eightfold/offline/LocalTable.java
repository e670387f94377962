package eightfold.offline;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.table.Client;
import eightfold.table.Commit;
import eightfold.table.Fact;
import eightfold.table.Ids;
import eightfold.table.Settings;
import eightfold.table.Surroundings;
import eightfold.table.Table;
import eightfold.table.TableState;
import eightfold.table.Thought;
import eightfold.wire.Ask;
import eightfold.wire.Helper;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo;
import eightfold.wire.Tell;
import eightfold.wire.json.AskReader;
import eightfold.wire.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A table in a browser, and the browser as its surroundings. */
final class LocalTable implements Surroundings {
  /** Somebody who listens to it. */
  private record Socket(LocalTable at, String number, long guest, String name) implements Client {
    @Override
    public void send(byte[] json) {
      at.engine.outside().tell("say", number, new String(json, StandardCharsets.UTF_8));
    }

    @Override
    public void close(int code, String why) {
      at.engine.outside().tell("close", number, Integer.toString(code), why);
    }
  }

  private final Engine engine;
  private final String id;
  private final Table table;
  private final Map<String, Socket> sockets = new HashMap<>();

  private final ArrayDeque<Commit> commits = new ArrayDeque<>();

  /** What the browser was asked for and has not brought yet, by number. */
  private final Map<String, Runnable> alarms = new HashMap<>();

  private final Map<String, Consumer<String>> thoughts = new HashMap<>();
  private int numbers;

  LocalTable(Engine engine, String id, List<String> log) {
    this.engine = engine;
    this.id = id;
    table = new Table(TableState.fold(Ids.parse(id).orElseThrow(), engine::chance, log), this);
  }

  static String[] message(List<String> lines, String... head) {
    List<String> words = new ArrayList<>(List.of(head));
    words.addAll(lines);
    return words.toArray(String[]::new);
  }

  TableInfo picture() {
    return table.picture();
  }

  String id() {
    return id;
  }

  void heal() {
    table.heal();
  }

  void drop() {
    table.drop(
        Problem.of("internal", "Something went wrong at this table; please come back."), 1011);
  }

  // ---- what comes to the table

  /** Words: the guest and what they are called, the last number they saw, the help they want. */
  void join(String number, List<String> words) {
    Socket socket = new Socket(this, number, Engine.guest(words.get(0)), words.get(1));
    sockets.put(number, socket);
    table.join(
        socket, Integer.parseInt(words.get(2)), Helper.find(words.get(3)).orElse(Helper.CALM));
  }

  void leave(String number) {
    Socket socket = sockets.remove(number);
    if (socket != null) {
      table.leave(socket);
    }
  }

  void text(String number, String json) {
    Socket socket = sockets.get(number);
    if (socket == null) {
      return;
    }
    switch (AskReader.read(json)) {
      case Result.Ok<Ask>(Ask ask) -> table.ask(socket, ask, ticks());
      case Result.Refused<Ask>(Refusal refusal) ->
          socket.send(JsonWriter.bytes(new Tell.Refused(Problem.of(refusal), AskReader.id(json))));
    }
  }

  /** The first of the commits that wait is. */
  void durable() {
    commits.remove().durable();
    deliver();
  }

  void wake(String number) {
    Runnable task = alarms.remove(number);
    if (task != null) {
      task.run();
    }
  }

  void decided(String number, String move) {
    Consumer<String> thought = thoughts.remove(number);
    if (thought != null) {
      thought.accept(move);
    }
  }

  // ---- the table's surroundings

  private String number() {
    return Integer.toString(++numbers);
  }

  @Override
  public long now() {
    return engine.outside().now();
  }

  @Override
  public long ticks() {
    return engine.outside().ticks();
  }

  @Override
  public long random() {
    return engine.outside().random();
  }

  @Override
  public Settings settings() {
    return engine.settings();
  }

  @Override
  public void append(Commit commit) {
    commits.add(commit);
    if (commit.lines().isEmpty()) {
      deliver();
      return;
    }
    String finished = "";
    String game = "0";
    for (Fact fact : commit.facts()) {
      if (fact instanceof Fact.Finished over) {
        finished = new String(JsonWriter.bytes(over.summary()), StandardCharsets.UTF_8);
        game = Integer.toString(over.number());
      }
    }
    engine.outside().tell(message(commit.lines(), "append", id, game, finished));
  }

  /** Hands out what waits for nothing any more. */
  private void deliver() {
    while (!commits.isEmpty() && commits.peek().lines().isEmpty()) {
      commits.remove().durable();
    }
  }

  @Override
  public void later(int millis, Runnable task) {
    String number = number();
    alarms.put(number, task);
    engine.outside().tell("later", id, number, Integer.toString(Math.max(0, millis)));
  }

  @Override
  public void think(Thought thought, Consumer<String> decided) {
    String number = number();
    thoughts.put(number, decided);
    String what = thought.isHint() ? "hint" : "move";
    engine.outside().tell("think", id, number, Long.toString(thought.random()), what);
  }

  @Override
  public void report(String what) {
    engine.outside().tell("report", id, what);
  }
}
