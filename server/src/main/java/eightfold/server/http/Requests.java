package eightfold.server.http;

import eightfold.server.wire.AskReader;
import eightfold.server.wire.Body;
import eightfold.server.wire.JsonWriter;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;

/** Reads requests strictly and writes answers. */
final class Requests {
  private final Origins origins;
  private final Limits arrivals;
  private final Addresses addresses;

  Requests(Origins origins, Limits arrivals, Addresses addresses) {
    this.origins = origins;
    this.arrivals = arrivals;
    this.addresses = addresses;
  }

  void ownOrigin(ServerRequest req) {
    origins.check(req.headers());
  }

  /** Counts something costly against the sender's address. */
  void arrival(ServerRequest req) {
    if (!arrivals.allows(addresses.of(req.remotePeer().host(), req.headers()))) {
      throw new Refused(429, "too-fast", "Slowly, please: too many requests at once.");
    }
  }

  <T extends Body> T body(ServerRequest req, Class<T> type) {
    ownOrigin(req);
    String content = req.headers().first(HeaderNames.CONTENT_TYPE).orElse("");
    if (!content.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
      throw new Refused(415, "json-only", "The body of a request is application/json.");
    }
    if (req.headers().contentLength().orElse(0) > AskReader.LONGEST) {
      throw new Refused(413, "too-large", "The request is too large.");
    }
    try (InputStream in = req.content().inputStream()) {
      byte[] bytes = in.readNBytes(AskReader.LONGEST + 1);
      if (bytes.length > AskReader.LONGEST) {
        throw new Refused(413, "too-large", "The request is too large.");
      }
      return AskReader.MAPPER.readValue(bytes, type);
    } catch (JacksonException e) {
      throw new Refused(400, "bad-json", "The request's body is not as it should be.");
    } catch (IOException e) {
      throw new Refused(400, "bad-body", "The request's body could not be read.");
    }
  }

  void json(ServerResponse res, Body body) {
    bytes(res, "application/json", JsonWriter.bytes(body));
  }

  void json(ServerResponse res, eightfold.server.wire.TableInfo table) {
    bytes(res, "application/json", JsonWriter.bytes(table));
  }

  void raw(ServerResponse res, String type, String text) {
    bytes(res, type, text.getBytes(StandardCharsets.UTF_8));
  }

  static byte[] resource(String name) {
    try (InputStream in = Requests.class.getResourceAsStream("/eightfold/" + name)) {
      if (in == null) {
        throw new IllegalStateException("a resource is missing: " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException("a resource cannot be read: " + name, e);
    }
  }

  private static void bytes(ServerResponse res, String type, byte[] bytes) {
    res.header(HeaderNames.CONTENT_TYPE, type);
    res.header(HeaderNames.CACHE_CONTROL, "no-store");
    res.send(bytes);
  }
}
