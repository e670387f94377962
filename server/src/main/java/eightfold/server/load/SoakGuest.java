package eightfold.server.load;

import java.io.IOException;
import java.io.StringReader;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A guest at one table: sits, plays, vanishes, comes back, and remembers every move that the server
 * has acknowledged, so that a missing one shows.
 */
final class SoakGuest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** Milliseconds after which an answer does not come any more, even from a slow machine. */
  private static final int HANGS = 60_000;

  private static final int PATIENCE = 3_000;

  /** A move of this game that the server has acknowledged. */
  private record Acknowledged(int seat, String move) {}

  private final RestClient rest;
  private final Tally tally;
  private final String token;
  private final String table;
  private final List<Acknowledged> acknowledged = new ArrayList<>();
  private @Nullable SoakSocket socket;
  private JsonNode position = JSON.nullNode();
  private JsonNode info = JSON.nullNode();
  private int number;
  private int last;
  private int lastAcknowledged;
  private long id;

  SoakGuest(RestClient rest, Tally tally, String token, String table) {
    this.rest = rest;
    this.tally = tally;
    this.token = token;
    this.table = table;
  }

  /** Connects, or comes back: then everything acknowledged must be there. */
  void connect() throws IOException {
    String path = "/api/tables/%s/socket?last=%d".formatted(table, last);
    socket = rest.socket(path, token);
    request("look", "");
    if (last < lastAcknowledged) {
      tally.lost(1, "a table is behind its last acknowledged move");
    }
  }

  private SoakSocket socket() throws IOException {
    if (socket == null) {
      throw new IOException("not connected");
    }
    return socket;
  }

  /** Asks and waits for the answer; what comes in between is noted. */
  JsonNode request(String type, String fields) throws IOException {
    id++;
    socket().send("{\"type\":\"%s\",\"id\":%d%s}".formatted(type, id, fields));
    JsonNode heard = answer(type);
    if (heard.path("type").asString("").equals("refused")) {
      tally.refused(heard.path("error").path("code").asString(""));
    }
    return heard;
  }

  private JsonNode answer(String type) throws IOException {
    try {
      JsonNode heard = note(HANGS);
      while (heard.path("re").asLong(0) != id) {
        heard = note(HANGS);
      }
      return heard;
    } catch (SocketTimeoutException e) {
      throw new IOException("no answer to " + type, e);
    }
  }

  /** Waits for news, but not for long: throws {@link SocketTimeoutException}. */
  void hear() throws IOException {
    note(PATIENCE);
  }

  private JsonNode note(int millis) throws IOException {
    String text = socket().receive(millis);
    if (text == null) {
      throw new SocketTimeoutException("nothing to hear");
    }
    JsonNode heard = JSON.readTree(text);
    last = heard.path("n").asInt(last);
    if (heard.has("table")) {
      info = heard.get("table");
      int now = info.path("number").asInt(0);
      if (now != number) {
        number = now;
        acknowledged.clear();
      }
    }
    if (heard.has("view")) {
      position = heard;
    } else if (heard.has("position")) {
      position = heard.get("position").path(0);
    }
    return heard;
  }

  boolean over() {
    return info.path("phase").asString("").equals("over");
  }

  boolean playing() {
    return info.path("phase").asString("").equals("playing");
  }

  boolean inLobby() {
    return info.path("phase").asString("").equals("lobby");
  }

  /** Makes any legal move, if it is this guest's turn. */
  boolean play(int chance) throws IOException {
    int seat = position.path("view").path("toAct").asInt(-1);
    JsonNode legal = position.path("mine").path(Integer.toString(seat)).path("legal");
    if (legal.isEmpty()) {
      return false;
    }
    String move = legal.get(chance % legal.size()).stringValue();
    int at = position.path("at").asInt(0);
    JsonNode answer =
        request("move", ",\"seat\":%d,\"at\":%d,\"move\":\"%s\"".formatted(seat, at, move));
    if (answer.path("type").asString("").equals("played")) {
      tally.count("moves");
      lastAcknowledged = answer.path("n").asInt(0);
      acknowledged.add(new Acknowledged(seat, move));
    } else {
      request("look", "");
    }
    return true;
  }

  /** After a game: its transcript holds every acknowledged move, in order. */
  void checkTranscript() throws IOException {
    String finished = info.path("finished").asString("");
    if (finished.isEmpty()) {
      return;
    }
    tally.count("games seen to their end");
    List<Acknowledged> missing = new ArrayList<>(acknowledged);
    new StringReader(rest.get("/api/games/" + finished + "/transcript"))
        .readAllLines()
        .forEach(
            line -> {
              JsonNode json = JSON.readTree(line);
              Acknowledged written =
                  new Acknowledged(json.path("seat").asInt(-1), json.path("move").asString(""));
              if (!missing.isEmpty() && missing.getFirst().equals(written)) {
                missing.removeFirst();
              }
            });
    tally.lost(missing.size(), "a transcript lacks acknowledged moves: " + missing);
    acknowledged.clear();
  }

  void hangUp() {
    close(SoakSocket::hangUp);
  }

  /** As when the network is gone: not a word, and what was under way is lost. */
  void vanish() {
    close(SoakSocket::vanish);
  }

  private void close(Consumer<SoakSocket> farewell) {
    SoakSocket going = socket;
    socket = null;
    if (going != null) {
      farewell.accept(going);
    }
  }
}
