package eightfold.server.http;

import eightfold.wire.Body;
import eightfold.wire.TableInfo;
import eightfold.wire.json.JsonWriter;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a request is answered with. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Answer(int status, Map<String, String> headers, byte[] body) {
  private static final byte[] NOTHING = {};

  static Answer empty(int status) {
    return new Answer(status, Map.of(), NOTHING);
  }

  static Answer json(Body body) {
    return of(200, "application/json", JsonWriter.bytes(body));
  }

  static Answer json(TableInfo table) {
    return of(200, "application/json", JsonWriter.bytes(table));
  }

  static Answer text(String type, String text) {
    return of(200, type, text.getBytes(StandardCharsets.UTF_8));
  }

  static Answer of(Refused refused) {
    Answer answer =
        of(
            refused.status(),
            "application/json",
            JsonWriter.bytes(new Body.Failure(refused.problem())));
    return refused.status() == 426
        ? answer.with("Upgrade", "websocket").with("Sec-WebSocket-Version", "13")
        : answer;
  }

  private static Answer of(int status, String type, byte[] body) {
    return new Answer(status, Map.of("Content-Type", type, "Cache-Control", "no-store"), body);
  }

  Answer with(int otherStatus) {
    return new Answer(otherStatus, headers, body);
  }

  Answer with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Answer(status, more, body);
  }

  /**
   * Sends it.
   *
   * @param bodiless whether the request was for the head alone
   */
  void send(HttpServerResponse response, boolean secure, boolean bodiless) {
    response.setStatusCode(status);
    Headers.on(response, secure);
    headers.forEach(response::putHeader);
    if (status != 204 && status != 304) {
      response.putHeader("Content-Length", Integer.toString(body.length));
    }
    if (bodiless || body.length == 0) {
      response.end();
    } else {
      response.end(Buffer.buffer(body));
    }
  }
}
