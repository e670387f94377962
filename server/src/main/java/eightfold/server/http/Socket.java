package eightfold.server.http;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.server.table.Attendance;
import eightfold.server.table.Client;
import eightfold.server.table.Hub;
import eightfold.server.wire.Ask;
import eightfold.server.wire.AskReader;
import eightfold.server.wire.Helper;
import eightfold.server.wire.JsonWriter;
import eightfold.server.wire.Problem;
import eightfold.server.wire.Tell;
import io.helidon.common.buffers.BufferData;
import io.helidon.webserver.ConnectionContext;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One WebSocket. The connection's own thread reads and brings requests to the table's mailbox; a
 * {@link Sender} writes. Neither waits for the other.
 */
final class Socket implements Client, WsListener {
  private static final int PATIENCE = 200;
  private static final int REMINDER = 50;

  private final Hub hub;
  private final Limits limits;
  private final long guest;
  private final long table;
  private final int last;
  private final Helper help;
  private final Sender sender;
  private final StringBuilder fragments = new StringBuilder();
  private @Nullable Attendance attendance;
  private int tooMuch;

  Socket(Hub hub, Limits limits, SocketDoor.Admission admission, ConnectionContext connection) {
    this.hub = hub;
    this.limits = limits;
    guest = admission.guest();
    table = admission.table();
    last = admission.last();
    help = admission.help();
    sender = new Sender(connection);
  }

  @Override
  public long guest() {
    return guest;
  }

  @Override
  public void send(byte[] json) {
    sender.offer(json);
  }

  @Override
  public void close(int code, String why) {
    sender.close(code, why);
  }

  @Override
  public void onOpen(WsSession session) {
    sender.start();
    Optional<Attendance> joined = hub.join(table, this, last, help);
    if (joined.isEmpty()) {
      close(1008, "no such table");
    } else {
      attendance = joined.get();
    }
  }

  /** The connection has ended, whatever the reason. */
  void ended() {
    sender.stop();
    if (attendance != null) {
      attendance.leave();
      attendance = null;
    }
  }

  @Override
  public void onMessage(WsSession session, String text, boolean last) {
    if (fragments.length() + text.length() > 4 * AskReader.LONGEST) {
      problem(0, Problem.of("too-large", "The message is too large."));
      close(1009, "too large");
      fragments.setLength(0);
    } else if (last && fragments.isEmpty()) {
      message(text);
    } else {
      fragments.append(text);
      if (last) {
        String whole = fragments.toString();
        fragments.setLength(0);
        message(whole);
      }
    }
  }

  private void message(String text) {
    long asked = System.nanoTime();
    if (!limits.allows(guest)) {
      tooFast();
      return;
    }
    tooMuch = 0;
    switch (AskReader.read(text)) {
      case Result.Ok<Ask>(Ask ask) -> {
        if (attendance != null) {
          attendance.ask(ask, asked);
        }
      }
      case Result.Refused<Ask>(Refusal refusal) -> problem(AskReader.id(text), Problem.of(refusal));
    }
  }

  private void tooFast() {
    if (tooMuch++ == PATIENCE) {
      close(1008, "too fast");
    } else if (tooMuch % REMINDER == 1) {
      problem(0, Problem.of("too-fast", "Slowly, please: too many messages at once."));
    }
  }

  private void problem(long re, Problem problem) {
    send(JsonWriter.bytes(new Tell.Refused(problem, re)));
  }

  @Override
  public void onMessage(WsSession session, BufferData buffer, boolean last) {
    problem(0, Problem.of("text-only", "Messages are text, not binary."));
  }

  @Override
  public void onPing(WsSession session, BufferData buffer) {
    byte[] payload = new byte[buffer.available()];
    buffer.read(payload);
    sender.pong(payload);
  }
}
