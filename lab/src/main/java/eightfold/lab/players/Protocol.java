package eightfold.lab.players;

import eightfold.core.Codec;
import eightfold.core.Game;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.View;
import eightfold.kit.Budget;
import eightfold.wire.json.JsonWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The lines between us and a program: one JSON object each. See docs/write-a-bot.md. */
final class Protocol<V extends View> {
  static final int VERSION = 1;
  private static final JsonMapper MAPPER = JsonMapper.shared();

  private final Game<?, ?, V> game;

  Protocol(Game<?, ?, V> game) {
    this.game = game;
  }

  String hello(int seats, int seat, Options options, Budget budget, int timeoutMillis) {
    Map<String, Object> hello = message("hello");
    hello.put("protocol", VERSION);
    hello.put("game", game.info().slug());
    hello.put("seats", seats);
    hello.put("seat", seat);
    hello.put("options", options.shown());
    hello.put("budget", Budgets.text(budget));
    hello.put("timeout", timeoutMillis);
    return MAPPER.writeValueAsString(hello);
  }

  String decide(long id, V view, Moves legal) {
    Codec<?> codec = game.codec();
    List<String> moves = legal.stream().mapToObj(codec::text).toList();
    return "{\"type\":\"decide\",\"id\":%d,\"view\":%s,\"legal\":%s}"
        .formatted(id, JsonWriter.withHistory(view), MAPPER.writeValueAsString(moves));
  }

  static String forfeit(long id, Conduct.Cause cause, String reason) {
    Map<String, Object> forfeit = message("forfeit");
    forfeit.put("id", id);
    forfeit.put("cause", cause.name().toLowerCase(Locale.ROOT));
    forfeit.put("reason", reason);
    return MAPPER.writeValueAsString(forfeit);
  }

  static String over(List<Integer> points, List<Integer> winners) {
    Map<String, Object> over = message("over");
    over.put("points", points);
    over.put("winners", winners);
    return MAPPER.writeValueAsString(over);
  }

  private static Map<String, Object> message(String type) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("type", type);
    return message;
  }

  /** An object that a program wrote; empty if the line is none. */
  static Optional<JsonNode> read(String line) {
    try {
      return Optional.of(MAPPER.readTree(line)).filter(JsonNode::isObject);
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  static boolean ready(JsonNode answer) {
    return answer.path("ready").asBoolean(false);
  }

  /** The id of an answer; −1 if it has none. */
  static long id(JsonNode answer) {
    JsonNode id = answer.path("id");
    return id.isIntegralNumber() && id.canConvertToLong() ? id.longValue() : -1;
  }

  /** The move of an answer. */
  static Optional<String> move(JsonNode answer) {
    JsonNode move = answer.path("move");
    return move.isString() ? Optional.of(move.stringValue()) : Optional.empty();
  }
}
