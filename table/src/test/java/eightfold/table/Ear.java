package eightfold.table;

import eightfold.wire.Ask;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client without a connection: keeps what it hears, and can play whatever is legal. */
final class Ear implements Client {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final JsonNode SILENCE = JSON.readTree("{\"type\":\"silence\"}");
  private final Queue<JsonNode> heard = new ArrayDeque<>();
  private final long guest;
  private long id = 1000;
  private JsonNode position = SILENCE;
  private String phase = "";
  int closed;

  Ear(long guest) {
    this.guest = guest;
  }

  @Override
  public long guest() {
    return guest;
  }

  @Override
  public String name() {
    return "Anna";
  }

  @Override
  public void send(byte[] json) {
    heard.add(JSON.readTree(json));
  }

  @Override
  public void close(int code, String why) {
    closed = code;
  }

  /** The next message; a silence if there is none. */
  JsonNode hear() {
    JsonNode message = heard.isEmpty() ? SILENCE : heard.remove();
    if (message.has("view")) {
      position = message;
    } else if (message.path("position").size() == 1) {
      position = message.path("position").path(0);
    }
    phase = message.path("table").path("phase").asString(phase);
    return message;
  }

  JsonNode hear(Predicate<JsonNode> wanted) {
    JsonNode message = hear();
    while (message != SILENCE && !wanted.test(message)) {
      message = hear();
    }
    return message;
  }

  JsonNode hear(String type) {
    return hear(message -> is(message, type));
  }

  /** The answer to a request. */
  JsonNode answer(Table table, Ask ask) {
    table.ask(this, ask, 0);
    return hear(message -> message.path("re").asLong(0) == ask.id());
  }

  static boolean is(JsonNode message, String type) {
    return message.path("type").asString("").equals(type);
  }

  String phase() {
    return phase;
  }

  int at() {
    return position.path("at").asInt(-1);
  }

  List<String> legal(int seat) {
    return position
        .path("mine")
        .path(Integer.toString(seat))
        .path("legal")
        .valueStream()
        .map(JsonNode::stringValue)
        .toList();
  }

  Ask.Move move(int seat, String move) {
    return new Ask.Move(++id, seat, at(), move);
  }

  /** Plays for seat 0 until the game is over, at most for an hour. */
  void play(Table table, ByHand around) {
    long end = around.now() + 3_600_000;
    while (!phase.equals("over") && around.now() < end) {
      hear(message -> false);
      List<String> legal = legal(0);
      if (legal.isEmpty()) {
        around.pass(ByHand.PACE);
      } else {
        answer(table, move(0, legal.get(at() % legal.size())));
      }
    }
    hear(message -> false);
  }
}
