package eightfold.server.http;

import eightfold.server.store.Store;
import eightfold.server.table.Hub;
import eightfold.server.wire.Helper;
import io.helidon.common.buffers.BufferData;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.spi.Http1Upgrader;
import io.helidon.webserver.spi.ServerConnection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Turns a request into a socket if it may: right path, known guest, own origin, within the limits.
 * Otherwise the request goes on as plain HTTP, where {@link Api} answers it with the problem.
 */
final class SocketDoor implements Http1Upgrader, AutoCloseable {
  private static final HeaderName KEY = HeaderNames.create("Sec-WebSocket-Key");
  private static final HeaderName VERSION = HeaderNames.create("Sec-WebSocket-Version");
  private static final String SUPPORTED = "13";
  private static final String ACCEPT =
      "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
          + "Sec-WebSocket-Accept: ";
  private static final Pattern PATH = Pattern.compile("/api/tables/([0-9A-Za-z]{4,12})/socket");

  /**
   * A socket that may be opened.
   *
   * @param last the last number that the client has seen, or 0
   * @param help the level of help that it wants
   * @param askByText whether it wants to be asked by a text if it is still there
   */
  record Admission(
      long guest,
      String name,
      String address,
      long table,
      int last,
      Helper help,
      boolean askByText) {}

  /**
   * What is counted.
   *
   * @param byGuest messages of a guest
   * @param byAddress messages from an address
   * @param openings sockets of a guest
   */
  record Rates(Limits byGuest, Limits byAddress, Limits openings) {
    boolean allow(Admission from) {
      return byGuest.allows(from.guest) && byAddress.allows(from.address);
    }
  }

  private final Hub hub;
  private final Guests guests;
  private final Origins origins;
  private final Addresses addresses;
  private final Rates rates;
  private final int most;
  private final Loops loops;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  SocketDoor(
      Hub hub,
      Guests guests,
      Origins origins,
      Addresses addresses,
      Rates rates,
      int most,
      Loops loops) {
    this.hub = hub;
    this.guests = guests;
    this.origins = origins;
    this.addresses = addresses;
    this.rates = rates;
    this.most = most;
    this.loops = loops;
  }

  int open() {
    return open.size();
  }

  /** From now on a guest's sockets know the guest by another name. */
  void renamed(Store.Guest guest) {
    for (Socket socket : open) {
      if (socket.guest() == guest.id()) {
        socket.rename(guest.name());
      }
    }
  }

  /** Whether small messages leave at once, on every socket that is open now. */
  boolean tcpNoDelay() {
    return open.stream().allMatch(Socket::tcpNoDelay);
  }

  @Override
  public String supportedProtocol() {
    return "websocket";
  }

  @Override
  public @Nullable ServerConnection upgrade(
      ConnectionContext connection, HttpPrologue prologue, WritableHeaders<?> headers) {
    if (!headers.contains(KEY) || !PATH.matcher(prologue.uriPath().path()).matches()) {
      return null;
    }
    try {
      Admission admission = admit(prologue, headers, connection.remotePeer().host());
      shakeHands(connection, headers);
      return new Watched(
          new Socket(
              hub,
              rates,
              admission,
              Channels.of(connection.serverSocket()),
              loops.of(admission.table()),
              early(connection)));
    } catch (IOException e) {
      throw new CloseConnectionException("a socket broke", e);
    } catch (Refused | eightfold.server.store.StoreException e) {
      return null;
    }
  }

  /** What the client sent without waiting for the handshake. */
  private static byte[] early(ConnectionContext connection) {
    byte[] early = new byte[connection.dataReader().available()];
    if (early.length > 0) {
      connection.dataReader().readBuffer(early.length).read(early); // would wait for nothing, too
    }
    return early;
  }

  Admission admit(HttpPrologue prologue, Headers headers, String peer) {
    Matcher path = PATH.matcher(prologue.uriPath().path());
    if (!path.matches()) {
      throw new Refused(404, "not-found", "There is nothing here.");
    }
    origins.check(headers);
    Store.Guest guest =
        guests
            .of(headers)
            .orElseThrow(() -> new Refused(401, "who-are-you", "A guest's token is needed."));
    if (!rates.openings.allows(guest.id())) {
      throw new Refused(429, "too-fast", "Slowly, please: too many connections at once.");
    }
    if (open.size() >= most) {
      throw new Refused(503, "server-crowded", "The server is full; please come back later.");
    }
    long table =
        hub.find(path.group(1))
            .orElseThrow(() -> new Refused(404, "unknown-table", "There is no such table."));
    return new Admission(
        guest.id(),
        guest.name(),
        addresses.of(peer, headers),
        table,
        last(prologue),
        help(prologue),
        prologue.query().first("ping").orElse("").equals("text"));
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

  private static void shakeHands(ConnectionContext connection, Headers headers) {
    String version = headers.first(VERSION).orElse(SUPPORTED);
    if (!version.equals(SUPPORTED) || !headers.contains(HeaderNames.HOST)) {
      throw new Refused(400, "bad-upgrade", "Version 13 of WebSocket is needed.");
    }
    String answer = ACCEPT + accept(headers.get(KEY).get()) + "\r\n\r\n";
    connection.dataWriter().writeNow(BufferData.create(answer.getBytes(StandardCharsets.US_ASCII)));
  }

  /** The proof of RFC 6455 that the key was read by somebody who speaks WebSocket. */
  private static String accept(String key) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-1")
              .digest(
                  (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
                      .getBytes(StandardCharsets.US_ASCII));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    loops.close();
  }

  /** Keeps Helidon's connection until the socket has ended. */
  private final class Watched implements ServerConnection {
    private final Socket socket;

    Watched(Socket socket) {
      this.socket = socket;
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
      open.add(socket);
      try {
        socket.live();
      } finally {
        open.remove(socket);
      }
    }

    @Override
    public Duration idleTime() {
      return Duration.ZERO; // its loop ends it when it falls silent
    }

    @Override
    public void close(boolean interrupt) {
      socket.cut();
    }
  }
}
