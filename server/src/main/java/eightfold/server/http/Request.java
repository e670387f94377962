package eightfold.server.http;

import eightfold.json.Unreadable;
import eightfold.wire.Body;
import eightfold.wire.json.AskReader;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpServerRequest;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A request that has come in completely.
 *
 * @param path without escapes
 * @param query as it was written
 * @param peer the address at the other end of the connection
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Request(
    String method, String path, String query, MultiMap headers, String peer, byte[] body) {
  private static final byte[] NOTHING = {};

  /** The request without its body. Refuses what cannot be understood. */
  static Request of(HttpServerRequest request) {
    boolean printable = request.uri().chars().allMatch(letter -> letter > ' ' && letter != 127);
    if (request.version() == null || !printable) {
      throw Refused.badRequest();
    }
    try {
      String path = request.path();
      String query = request.query();
      return new Request(
          request.method().name(),
          path == null ? "" : QueryStringDecoder.decodeComponent(path.replace("+", "%2B")),
          query == null ? "" : query,
          request.headers(),
          request.remoteAddress().hostAddress(),
          NOTHING);
    } catch (IllegalArgumentException e) {
      throw Refused.badRequest();
    }
  }

  Request with(byte[] content) {
    return new Request(method, path, query, headers, peer, content);
  }

  Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name));
  }

  /** A value of the query. */
  Optional<String> value(String name) {
    try {
      List<String> values = new QueryStringDecoder(query, false).parameters().get(name);
      return values == null ? Optional.empty() : Optional.of(values.getFirst());
    } catch (IllegalArgumentException e) {
      throw Refused.badRequest();
    }
  }

  /** Whether it asks to go on as a WebSocket. */
  boolean upgrades() {
    return header("Upgrade").orElse("").equalsIgnoreCase("websocket");
  }

  /** The body, read strictly. */
  <T extends Body> T body(Function<byte[], T> reader) {
    return body(reader, AskReader.LONGEST);
  }

  /** As above, with another limit to its length. */
  <T extends Body> T body(Function<byte[], T> reader, int longest) {
    String content = header("Content-Type").orElse("");
    if (!content.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
      throw new Refused(415, "json-only", "The body of a request is application/json.");
    }
    if (body.length > longest) {
      throw new Refused(413, "too-large", "The request is too large.");
    }
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body));
      return reader.apply(body);
    } catch (CharacterCodingException | Unreadable e) {
      throw new Refused(400, "bad-json", "The request's body is not as it should be.");
    }
  }
}
