package eightfold.offline;

import eightfold.core.Rng;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A browser without a browser: two engines, one for the table and one for the bots, a store, a
 * clock that is moved by hand. It writes down everything that passes through their doors, so that
 * the same can be demanded of the engine that was compiled.
 */
final class Recorder {
  static final JsonMapper JSON = JsonMapper.builder().build();
  static final String ANNA = "00000000001a";
  static final String BERT = "00000000002b";

  private record Alarm(long at, int order, String table, String number) {}

  /** A line of the record: which engine, what, and words. */
  final List<List<String>> lines = new ArrayList<>();

  private final Map<String, List<String>> logs = new HashMap<>();
  final Map<String, Integer> finished = new HashMap<>();
  private final Map<String, String> summaries = new HashMap<>();
  final List<String> reports = new ArrayList<>();
  private final Engine table = new Engine(new Door("table"));
  private final Engine bots = new Engine(new Door("bots"));
  private final PriorityQueue<Alarm> alarms =
      new PriorityQueue<>(Comparator.comparingLong(Alarm::at).thenComparingInt(Alarm::order));
  private final Queue<Runnable> next = new ArrayDeque<>();
  private final Map<String, Queue<JsonNode>> heard = new HashMap<>();
  private final Map<String, String> answers = new HashMap<>();
  private long millis = TimeUnit.DAYS.toMillis(20_000);
  private long bits = 28;
  private int order;

  private final class Door implements Outside {
    private final String name;

    Door(String name) {
      this.name = name;
    }

    @Override
    public void tell(String... words) {
      note(name, "tell", words);
      next.add(() -> take(List.of(words)));
    }

    @Override
    public long now() {
      note(name, "now", Long.toString(millis));
      return millis;
    }

    @Override
    public long ticks() {
      note(name, "ticks", Long.toString(millis));
      return TimeUnit.MILLISECONDS.toNanos(millis);
    }

    @Override
    public long random() {
      long random = Rng.mix(++bits);
      note(name, "bits", Integer.toString((int) (random >> 32)));
      note(name, "bits", Integer.toString((int) random));
      return random;
    }
  }

  private void note(String engine, String what, String... words) {
    List<String> line = new ArrayList<>(List.of(engine, what));
    line.addAll(List.of(words));
    lines.add(line);
  }

  private void hear(String name, String... words) {
    note(name, "hear", words);
    (name.equals("table") ? table : bots).hear(List.of(words));
  }

  private void hear(String name, List<String> more, String... words) {
    hear(name, LocalTable.message(more, words));
  }

  private void take(List<String> words) {
    String who = words.get(1);
    switch (words.get(0)) {
      case "answer", "refused" -> answers.put(who, words.get(2));
      case "opened" -> opened(words.get(2), words.subList(3, words.size()));
      case "say" ->
          heard.computeIfAbsent(who, w -> new ArrayDeque<>()).add(JSON.readTree(words.get(2)));
      case "close", "damaged", "report" -> reports.add(words.toString());
      case "append" -> append(who, words);
      case "later" ->
          alarms.add(new Alarm(millis + Long.parseLong(words.get(3)), ++order, who, words.get(2)));
      case "think" -> hear("bots", "ponder", who, words.get(2), words.get(3), words.get(4));
      case "decided" -> hear("table", "decided", who, words.get(2), words.get(3));
      default -> throw new AssertionError(words);
    }
  }

  private void opened(String id, List<String> lines) {
    logs.put(id, new ArrayList<>(lines));
    answers.put("table", id);
  }

  private void append(String id, List<String> words) {
    List<String> added = words.subList(4, words.size());
    log(id).addAll(added);
    if (!words.get(3).isEmpty()) {
      finished.put(id, Integer.parseInt(words.get(2)));
      summaries.put(id, words.get(3));
    }
    hear("bots", added, "follow", id);
    hear("table", "durable", id);
  }

  private void settle() {
    while (!next.isEmpty()) {
      next.remove().run();
    }
  }

  List<String> log(String id) {
    return logs.computeIfAbsent(id, none -> new ArrayList<>());
  }

  String summary(String id) {
    return summaries.getOrDefault(id, "");
  }

  // ---- what a script does

  void settings(int pace, String budget, int most) {
    for (String name : List.of("table", "bots")) {
      hear(name, "settings", Integer.toString(pace), budget, Integer.toString(most));
    }
  }

  String ask(String what, String... words) {
    hear("table", List.of(words), what, "1");
    settle();
    return answers.getOrDefault("1", "");
  }

  /** Opens a table and folds it. */
  String open(String body) {
    ask("open", ANNA, "Anna", body);
    return folded();
  }

  String learn(String game) {
    ask("learn", ANNA, "Anna", game);
    return folded();
  }

  /** Has a game go on from one of its positions; the empty one of the bots is the person's seat. */
  String branch(String transcript, int moves, String... bots) {
    String[] wish = {BERT, "Bert", "1", Integer.toString(moves), transcript};
    ask("branch", LocalTable.message(List.of(bots), wish));
    return folded();
  }

  private String folded() {
    String id = answers.getOrDefault("table", "");
    fold(id);
    return id;
  }

  void fold(String id) {
    hear("bots", "forget", id);
    hear("bots", log(id), "follow", id);
    hear("table", log(id), "fold", id);
    settle();
  }

  void join(String socket, String id, String guest, String name, String help) {
    hear("table", "join", socket, id, guest, name, "0", help);
    settle();
  }

  void leave(String socket) {
    hear("table", "leave", socket);
    settle();
  }

  void text(String socket, String json) {
    hear("table", "text", socket, json);
    settle();
  }

  void pass(long milliseconds) {
    long until = millis + milliseconds;
    while (!alarms.isEmpty() && alarms.peek().at <= until) {
      Alarm due = alarms.remove();
      millis = Math.max(millis, due.at);
      hear("table", "wake", due.table, due.number);
      settle();
    }
    millis = until;
  }

  Queue<JsonNode> heard(String socket) {
    return heard.computeIfAbsent(socket, w -> new ArrayDeque<>());
  }
}
