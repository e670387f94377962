package eightfold.server.http;

import eightfold.server.host.Hub;
import eightfold.server.host.StoreProblems;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.table.Ids;
import eightfold.wire.Helper;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Turns a request into a socket if it may: known guest, own origin, within the limits. The guest
 * has joined the table before the request is answered.
 */
final class SocketEndpoint {
  static final Operation OPERATION =
      Operation.get("/api/tables/{table}/socket", "the WebSocket of a table")
          .forGuests()
          .takes("last", "integer", List.of(), "the last number seen")
          .takes(
              "help",
              "string",
              List.of("calm", "helper", "expert"),
              "how much help with decisions comes with the views of one's own seats")
          .answers(101)
          .refuses(400, 403, 404, 426, 429, 503);

  /**
   * A socket that may be opened.
   *
   * @param last the last number that the client has seen, or 0
   * @param help the level of help that it wants
   * @param askByText whether it wants to be asked by a text if it is still there
   */
  record Admission(
      Store.Guest guest, String address, long table, int last, Helper help, boolean askByText) {}

  /**
   * What is counted.
   *
   * @param byGuest messages of a guest
   * @param byAddress messages from an address
   * @param openings sockets of a guest
   */
  record Rates(Limits byGuest, Limits byAddress, Limits openings) {
    boolean allow(Admission from) {
      return byGuest.allows(from.guest.id()) && byAddress.allows(from.address);
    }
  }

  /** How many sockets there may be at once: of all, a guest, an address. */
  record Caps(ConnectionLimit all, ConnectionLimit byGuest, ConnectionLimit byAddress) {
    private static final Object EVERYBODY = "";

    private void enter(Admission from) {
      if (!all.enter(EVERYBODY)) {
        throw new Refused(503, "server-crowded", "The server is full; please come back later.");
      }
      if (!byGuest.enter(from.guest.id())) {
        all.leave(EVERYBODY);
        throw tooMany();
      }
      if (!byAddress.enter(from.address)) {
        byGuest.leave(from.guest.id());
        all.leave(EVERYBODY);
        throw tooMany();
      }
    }

    private void leave(Admission from) {
      byAddress.leave(from.address);
      byGuest.leave(from.guest.id());
      all.leave(EVERYBODY);
    }

    private static Refused tooMany() {
      return new Refused(429, "too-many-sockets", "Too many connections from here are open.");
    }
  }

  private static final int KEY = 16;

  private final Hub hub;
  private final Guests guests;
  private final Gate gate;
  private final Rates rates;
  private final Caps caps;
  private volatile boolean shut;
  private final Set<Socket> admitted = ConcurrentHashMap.newKeySet();
  private final Set<SocketConnection> open = ConcurrentHashMap.newKeySet();

  SocketEndpoint(Hub hub, Guests guests, Gate gate, Rates rates, Caps caps) {
    this.hub = hub;
    this.guests = guests;
    this.gate = gate;
    this.rates = rates;
    this.caps = caps;
  }

  int open() {
    return open.size();
  }

  /** Whether small messages leave at once, on every socket that is open now. */
  boolean tcpNoDelay() {
    return open.stream().allMatch(SocketConnection::tcpNoDelay);
  }

  void shut() {
    shut = true;
  }

  /** Joins the table, which may take a while; afterwards the request can be {@link #upgrade}d. */
  Socket join(Request request, String name, SocketLoop loop) {
    if (shut) {
      throw new Refused(503, "draining", "This server is about to stop.");
    }
    Admission admission = admit(request, name);
    shakesHands(request);
    caps.enter(admission);
    Socket socket = new Socket(rates, guests, admission, loop, this::gone);
    admitted.add(socket);
    try {
      guests.of(request); // once more: the token may have been ended before the socket could be
      hub.join(admission.table(), socket, admission.last(), admission.help())
          .ifPresentOrElse(socket::attend, () -> socket.close(1008, "no such table"));
    } catch (RuntimeException e) {
      if (!(e instanceof StoreException why) || why.why() != StoreException.Why.DAMAGED) {
        socket.ended();
        throw e;
      }
      socket.refuse(StoreProblems.of(why));
      socket.close(1011, "damaged");
    }
    return socket;
  }

  private void gone(Socket socket) {
    if (admitted.remove(socket)) {
      caps.leave(socket.admission());
    }
  }

  /** Closes all sockets of a guest, whose token has ended. */
  void dismiss(long guest) {
    for (Socket socket : admitted) {
      if (socket.guest() == guest) {
        socket.close(1008, "signed out");
      }
    }
  }

  private Admission admit(Request request, String name) {
    gate.ownOrigin(request);
    Store.Guest guest = guests.of(request);
    if (!rates.openings.allows(guest.id())) {
      throw new Refused(429, "too-fast", "Slowly, please: too many connections at once.");
    }
    long table = gate.table(request, name, hub, guest.id());
    if (Ids.parse(name).isEmpty()) {
      throw new Refused(
          400, "socket-by-id", "A socket is opened by the table's id, which its code leads to.");
    }
    return new Admission(
        guest,
        gate.address(request),
        table,
        last(request),
        help(request),
        request.value("ping").orElse("").equals("text"));
  }

  private static int last(Request request) {
    String text = request.value("last").orElse("0");
    if (!Text.isNumber(text, 9)) {
      throw new Refused(400, "bad-number", "The last number seen is a number.");
    }
    return Integer.parseInt(text);
  }

  private static Helper help(Request request) {
    return Helper.find(request.value("help").orElse("calm"))
        .orElseThrow(() -> new Refused(400, "unknown-level", "There is no such level of help."));
  }

  /** Whether it is a handshake by the letter of RFC 6455, section 4.2.1. */
  private static void shakesHands(Request request) {
    if (!request.upgrades()
        || !request.header("Sec-WebSocket-Version").orElse("").strip().equals("13")) {
      throw new Refused(426, "socket-only", "This address is for WebSockets, version 13.");
    }
    boolean connection =
        request.headers().getAll("Connection").stream()
            .flatMap(value -> java.util.Arrays.stream(value.split(",", -1)))
            .anyMatch(option -> option.strip().equalsIgnoreCase("upgrade"));
    String key = request.header("Sec-WebSocket-Key").orElse("");
    if (!connection || !isKey(key) || !request.method().equals("GET")) {
      throw new Refused(400, "bad-upgrade", "This is not the handshake of a WebSocket.");
    }
  }

  private static boolean isKey(String text) {
    try {
      return Base64.getDecoder().decode(text.strip()).length == KEY;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Lets somebody who has joined come in.
   *
   * @param closed is told when the connection has ended after that
   */
  void upgrade(HttpServerRequest request, Socket socket, SocketLoop loop, Runnable closed) {
    request
        .toWebSocket()
        .onSuccess(opened -> enter(opened, socket, loop, closed))
        .onFailure(_ -> socket.ended());
  }

  private void enter(ServerWebSocket opened, Socket socket, SocketLoop loop, Runnable closed) {
    SocketConnection connection = new SocketConnection(opened, loop, socket.outgoing(), socket);
    open.add(connection);
    connection.open(
        () -> {
          open.remove(connection);
          closed.run();
        });
  }
}
