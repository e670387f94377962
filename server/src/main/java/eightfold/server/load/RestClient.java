package eightfold.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Asks a server over HTTP. Throws an unchecked exception with a plain sentence if it fails. */
final class RestClient {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String host;
  private final int port;

  RestClient(String host, int port) {
    this.host = host;
    this.port = port;
  }

  /** The token of a new guest. */
  String arrive(String name) {
    return field(post("/api/guests", "", "{\"name\":\"%s\"}".formatted(name)), "token");
  }

  /** Opens a table at which the guest has seat 0, and answers with its id. */
  String open(String token, String game, int seats, String options, String bots) {
    String wish =
        ("{\"game\":\"%s\",\"seats\":%d,\"options\":%s,\"listed\":false,\"clock\":0,"
                + "\"bots\":\"%s\",\"sit\":true}")
            .formatted(game, seats, options, bots);
    return field(post("/api/tables", token, wish), "id");
  }

  private String post(String path, String token, String body) {
    HttpRequest.Builder request =
        to(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    return answer(request);
  }

  SoakSocket socket(String path, String token) throws IOException {
    return SoakSocket.open(http, URI.create("ws://" + host + ":" + port + path), token);
  }

  String get(String path) {
    return answer(to(path));
  }

  /** A figure of {@code /metrics}, 0 if the server does not tell it. */
  double metric(String name) {
    return metric(get("/metrics"), name);
  }

  static double metric(String metrics, String name) {
    for (String line : metrics.split("\n", -1)) {
      if (line.startsWith(name + " ")) {
        return Double.parseDouble(line.substring(name.length() + 1).strip());
      }
    }
    return 0;
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create("http://" + host + ":" + port + path))
        .timeout(PATIENCE);
  }

  private String answer(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new UncheckedIOException("the server does not answer", e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String field(String json, String name) {
    int at = json.indexOf("\"" + name + "\":\"");
    if (at < 0) {
      throw new IllegalStateException("an unexpected answer: " + json);
    }
    int from = at + name.length() + 4;
    return json.substring(from, json.indexOf('"', from));
  }
}
