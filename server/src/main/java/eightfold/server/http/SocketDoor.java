package eightfold.server.http;

import eightfold.server.store.Store;
import eightfold.server.table.Hub;
import eightfold.server.wire.Helper;
import io.helidon.common.buffers.BufferData;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsConnection;
import io.helidon.webserver.websocket.WsUpgrader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Turns a request into a socket if it may: right path, known guest, own origin, within the limits.
 * Otherwise the request goes on as plain HTTP, where {@link Api} answers it with the problem.
 */
final class SocketDoor extends WsUpgrader {
  private static final Pattern PATH = Pattern.compile("/api/tables/([0-9A-Za-z]{4,12})/socket");

  /**
   * A socket that may be opened.
   *
   * @param last the last number that the client has seen, or 0
   * @param help the level of help that it wants
   */
  record Admission(long guest, long table, int last, Helper help) {}

  private final Hub hub;
  private final Guests guests;
  private final Origins origins;
  private final Limits messages;
  private final Limits openings;
  private final int most;
  private final AtomicInteger open = new AtomicInteger();

  SocketDoor(
      WsConfig config,
      Hub hub,
      Guests guests,
      Origins origins,
      Limits messages,
      Limits openings,
      int most) {
    super(config);
    this.hub = hub;
    this.guests = guests;
    this.origins = origins;
    this.messages = messages;
    this.most = most;
    this.openings = openings;
  }

  int open() {
    return open.get();
  }

  @Override
  public @Nullable ServerConnection upgrade(
      ConnectionContext connection, HttpPrologue prologue, WritableHeaders<?> headers) {
    if (!headers.contains(WS_KEY) || !PATH.matcher(prologue.uriPath().path()).matches()) {
      return null;
    }
    try {
      Admission admission = admit(prologue, headers);
      Socket socket = new Socket(hub, messages, admission, connection);
      shakeHands(connection, headers);
      WsConnection reading =
          WsConnection.create(
              connection, prologue, WritableHeaders.create(), headers.get(WS_KEY).get(), socket);
      return new Watched(reading, socket);
    } catch (Refused | eightfold.server.store.StoreException e) {
      return null;
    }
  }

  Admission admit(HttpPrologue prologue, Headers headers) {
    Matcher path = PATH.matcher(prologue.uriPath().path());
    if (!path.matches()) {
      throw new Refused(404, "not-found", "There is nothing here.");
    }
    origins.check(headers);
    Store.Guest guest =
        guests
            .of(headers)
            .orElseThrow(() -> new Refused(401, "who-are-you", "A guest's token is needed."));
    if (!openings.allows(guest.id())) {
      throw new Refused(429, "too-fast", "Slowly, please: too many connections at once.");
    }
    if (open.get() >= most) {
      throw new Refused(503, "server-crowded", "The server is full; please come back later.");
    }
    long table =
        hub.find(path.group(1))
            .orElseThrow(() -> new Refused(404, "unknown-table", "There is no such table."));
    return new Admission(guest.id(), table, last(prologue), help(prologue));
  }

  private static int last(HttpPrologue prologue) {
    String text = prologue.query().first("last").orElse("0");
    if (!text.matches("[0-9]{1,9}")) {
      throw new Refused(400, "bad-number", "The last number seen is a number.");
    }
    return Integer.parseInt(text);
  }

  private static Helper help(HttpPrologue prologue) {
    return Helper.find(prologue.query().first("help").orElse("calm"))
        .orElseThrow(() -> new Refused(400, "unknown-level", "There is no such level of help."));
  }

  private void shakeHands(ConnectionContext connection, Headers headers) {
    String version = headers.first(WS_VERSION).orElse(SUPPORTED_VERSION);
    if (!version.equals(SUPPORTED_VERSION) || !headers.contains(HeaderNames.HOST)) {
      throw new Refused(400, "bad-upgrade", "Version 13 of WebSocket is needed.");
    }
    String accept = SWITCHING_PROTOCOL_PREFIX + hash(connection, headers.get(WS_KEY).get());
    connection
        .dataWriter()
        .writeNow(
            BufferData.create(
                (accept + SWITCHING_PROTOCOLS_SUFFIX).getBytes(StandardCharsets.US_ASCII)));
  }

  /** Tells the socket when its connection has ended, which Helidon does not do in all cases. */
  private final class Watched implements ServerConnection {
    private final WsConnection reading;
    private final Socket socket;

    Watched(WsConnection reading, Socket socket) {
      this.reading = reading;
      this.socket = socket;
    }

    @Override
    public void handle(Limit limit) {
      open.incrementAndGet();
      try {
        reading.handle(limit);
      } catch (IllegalArgumentException | IllegalStateException e) {
        // frames that are none; anybody can send them, so they are not worth a line in the log
        throw new CloseConnectionException("not a WebSocket frame", e);
      } finally {
        open.decrementAndGet();
        socket.ended();
      }
    }

    @Override
    public Duration idleTime() {
      return reading.idleTime();
    }

    @Override
    public void close(boolean interrupt) {
      reading.close(interrupt);
    }
  }
}
