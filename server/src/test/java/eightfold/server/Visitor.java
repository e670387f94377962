package eightfold.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A guest with a browser: asks over HTTP, sits down, and reads what the socket says. */
final class Visitor implements AutoCloseable {
  static final JsonMapper JSON = JsonMapper.builder().build();
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final int port;
  final String token;
  final List<String> heard = new ArrayList<>();
  private RawSocket socket;
  private long id;
  int last;
  JsonNode latest = JSON.nullNode();
  JsonNode position = JSON.nullNode();
  JsonNode table = JSON.nullNode();

  @SuppressWarnings("NullAway.Init")
  private Visitor(int port, String token) {
    this.port = port;
    this.token = token;
  }

  static Visitor arrive(int port, String name) {
    Visitor visitor = new Visitor(port, "");
    JsonNode arrived = visitor.post("/api/guests", "{\"name\":\"" + name + "\"}");
    return new Visitor(port, arrived.get("token").stringValue());
  }

  static Visitor known(int port, String token) {
    return new Visitor(port, token);
  }

  // ---- HTTP

  HttpResponse<String> send(String method, String path, String body, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
    }
    for (int i = 0; i < headers.length; i += 2) {
      request.setHeader(headers[i], headers[i + 1]);
    }
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  JsonNode post(String path, String body) {
    return JSON.readTree(send("POST", path, body).body());
  }

  JsonNode get(String path) {
    return JSON.readTree(send("GET", path, "").body());
  }

  /** Opens a table and returns its id. */
  String open(String game, int seats, String options, String bots) {
    JsonNode opened =
        post(
            "/api/tables",
            ("{\"game\":\"%s\",\"seats\":%d,\"options\":%s,\"listed\":true,\"clock\":0,"
                    + "\"bots\":\"%s\",\"sit\":true}")
                .formatted(game, seats, options, bots));
    return opened.get("id").stringValue();
  }

  // ---- the socket

  Visitor connect(String table) {
    return connect(table, 0);
  }

  Visitor connect(String table, int lastSeen) {
    return connect(table, lastSeen, "calm");
  }

  Visitor connect(String table, int lastSeen, String help) {
    return open("/api/tables/" + table + "/socket?last=" + lastSeen + "&help=" + help);
  }

  /** As a page in a browser, which is asked by a text if it is still there. */
  Visitor connectAsPage(String table) {
    return open("/api/tables/" + table + "/socket?ping=text");
  }

  private Visitor open(String path) {
    try {
      socket = RawSocket.open("127.0.0.1", port, path, token, "");
      socket.timeout(60_000);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  RawSocket raw() {
    return socket;
  }

  /** Sends a message; {@code fields} follow type and id. */
  long ask(String type, String fields) {
    id++;
    say("{\"type\":\"%s\",\"id\":%d%s}".formatted(type, id, fields.isEmpty() ? "" : "," + fields));
    return id;
  }

  void say(String text) {
    try {
      socket.send(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  JsonNode hear() {
    try {
      String text = new String(socket.receive(), StandardCharsets.UTF_8);
      heard.add(text);
      latest = JSON.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    note();
    return latest;
  }

  private void note() {
    if (latest.has("n")) {
      last = latest.get("n").intValue();
    }
    if (latest.has("table")) {
      table = latest.get("table");
    }
    if (latest.path("position").size() == 1) {
      position = latest.get("position").get(0);
    }
    if (latest.has("view")) {
      position = latest;
    }
  }

  JsonNode hear(Predicate<JsonNode> wanted) {
    JsonNode heardNow = hear();
    while (!wanted.test(heardNow)) {
      heardNow = hear();
    }
    return heardNow;
  }

  JsonNode hear(String type) {
    return hear(node -> node.get("type").stringValue().equals(type));
  }

  /** Asks and waits for the answer. */
  JsonNode request(String type, String fields) {
    long re = ask(type, fields);
    return hear(node -> node.path("re").asLong(0) == re);
  }

  String problem(String type, String fields) {
    return request(type, fields).path("error").path("code").asString("");
  }

  int at() {
    return position.get("at").intValue();
  }

  int toAct() {
    return position.get("view").get("toAct").intValue();
  }

  List<String> legal(int seat) {
    List<String> legal = new ArrayList<>();
    for (JsonNode move : position.path("mine").path(Integer.toString(seat)).path("legal")) {
      legal.add(move.stringValue());
    }
    return legal;
  }

  JsonNode move(int seat, String move) {
    return request("move", "\"seat\":%d,\"at\":%d,\"move\":\"%s\"".formatted(seat, at(), move));
  }

  boolean over() {
    return table.path("phase").asString("").equals("over");
  }

  @Override
  public void close() {
    hangUp();
  }

  void hangUp() {
    try {
      if (socket != null) {
        socket.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
