package eightfold.server.table;

import eightfold.wire.Ask;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client without a connection: keeps what it hears, and can play whatever is legal. */
public final class Ear implements Client {
  /** The way to the table. */
  @FunctionalInterface
  public interface Line {
    void ask(Ask ask, long asked);
  }

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final JsonNode SILENCE = JSON.readTree("{\"type\":\"silence\"}");
  private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private final long guest;
  private long id = 1000;
  private JsonNode position = SILENCE;
  private String phase = "";
  private int startedAt = -1;
  public volatile int closed;

  public Ear(long guest) {
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
    heard.add(JSON.readTree("{\"type\":\"closed\"}"));
  }

  /** The next message; a silence if there is none for long. */
  public JsonNode hear() throws InterruptedException {
    JsonNode message = heard.poll(30, TimeUnit.SECONDS);
    if (message == null) {
      return SILENCE;
    }
    if (message.has("view")) {
      position = message;
    } else if (message.path("position").size() == 1) {
      position = message.path("position").path(0);
    }
    if (is(message, "started")) {
      startedAt = at();
    }
    phase = message.path("table").path("phase").asString(phase);
    return message;
  }

  public JsonNode hear(Predicate<JsonNode> wanted) throws InterruptedException {
    JsonNode message = hear();
    while (message != SILENCE && !wanted.test(message)) {
      message = hear();
    }
    return message;
  }

  public JsonNode hear(String type) throws InterruptedException {
    return hear(message -> is(message, type));
  }

  /** The answer to a request. */
  public JsonNode answer(Line line, Ask ask) throws InterruptedException {
    line.ask(ask, 0);
    return hear(message -> message.path("re").asLong(0) == ask.id());
  }

  public static boolean is(JsonNode message, String type) {
    return message.path("type").asString("").equals(type);
  }

  public String phase() {
    return phase;
  }

  public int at() {
    return position.path("at").asInt(-1);
  }

  /** Where the game began. */
  public int startedAt() {
    return startedAt;
  }

  public List<String> legal(int seat) {
    return position
        .path("mine")
        .path(Integer.toString(seat))
        .path("legal")
        .valueStream()
        .map(JsonNode::stringValue)
        .toList();
  }

  public Ask.Move move(int seat, String move) {
    return new Ask.Move(++id, seat, at(), move);
  }

  /** Plays for seat 0 until the game is over, the table is lost, or nothing happens any more. */
  public void play(Line line) throws InterruptedException {
    int asked = -1;
    while (!phase.equals("over")) {
      List<String> legal = legal(0);
      if (!legal.isEmpty() && asked != at()) {
        asked = at();
        line.ask(move(0, legal.get(asked % legal.size())), 0);
      }
      JsonNode message = hear();
      if (message == SILENCE || is(message, "closed")) {
        return;
      }
    }
  }
}
