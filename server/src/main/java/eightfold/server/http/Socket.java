package eightfold.server.http;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.server.table.Attendance;
import eightfold.server.table.Client;
import eightfold.server.table.Hub;
import eightfold.server.wire.Ask;
import eightfold.server.wire.AskReader;
import eightfold.server.wire.JsonWriter;
import eightfold.server.wire.Problem;
import eightfold.server.wire.Tell;
import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One WebSocket: brings requests to the table's mailbox, and the table's messages to its wire. */
final class Socket implements Client, Frames.Hearer {
  private static final int PATIENCE = 200;
  private static final int REMINDER = 50;

  /** Browsers answer a frame even for a page that is frozen; a page has to answer a text itself. */
  private static final Wire.Question BY_FRAME = new Wire.Question(Outbox.PING, new byte[0]);

  private static final Wire.Question BY_TEXT =
      new Wire.Question(Outbox.TEXT, JsonWriter.bytes(new Tell.Ping()));

  private final Hub hub;
  private final SocketDoor.Rates rates;
  private final SocketDoor.Admission admission;
  private final Wire wire;
  private volatile @Nullable Attendance attendance;
  private volatile String name;
  private int tooMuch;

  Socket(
      Hub hub,
      SocketDoor.Rates rates,
      SocketDoor.Admission admission,
      SocketChannel channel,
      Loop loop,
      byte[] early)
      throws IOException {
    this.hub = hub;
    this.rates = rates;
    this.admission = admission;
    name = admission.name();
    wire = new Wire(channel, loop, this, admission.askByText() ? BY_TEXT : BY_FRAME, early);
  }

  @Override
  public long guest() {
    return admission.guest();
  }

  @Override
  public String name() {
    return name;
  }

  void rename(String another) {
    name = another;
  }

  @Override
  public void send(byte[] json) {
    wire.send(Outbox.TEXT, json);
  }

  @Override
  public void close(int code, String why) {
    byte[] reason = why.getBytes(StandardCharsets.UTF_8);
    byte[] payload = new byte[reason.length + 2];
    payload[0] = (byte) (code >> 8);
    payload[1] = (byte) code;
    System.arraycopy(reason, 0, payload, 2, reason.length);
    wire.send(Outbox.CLOSE, payload);
  }

  boolean tcpNoDelay() {
    return wire.tcpNoDelay();
  }

  /** Joins the table and returns when the connection has ended, whatever the reason. */
  void live() throws InterruptedException {
    Optional<Attendance> joined =
        hub.join(admission.table(), this, admission.last(), admission.help());
    if (joined.isEmpty()) {
      close(1008, "no such table");
    } else {
      attendance = joined.get();
    }
    try {
      wire.live();
    } finally {
      wire.end();
      joined.ifPresent(Attendance::leave);
    }
  }

  void cut() {
    wire.cut();
  }

  @Override
  public void text(byte[] message) {
    wire.heard();
    long asked = System.nanoTime();
    if (!rates.allow(admission)) {
      tooFast();
      return;
    }
    tooMuch = 0;
    switch (AskReader.read(message)) {
      case Result.Ok<Ask>(Ask ask) -> {
        Attendance present = attendance;
        if (present != null) {
          present.ask(ask, asked);
        }
      }
      case Result.Refused<Ask>(Refusal refusal) ->
          problem(AskReader.id(message), Problem.of(refusal));
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
  public void binary() {
    wire.heard();
    problem(0, Problem.of("text-only", "Messages are text, not binary."));
  }

  @Override
  public void ping(byte[] payload) {
    pong();
    wire.send(Outbox.PONG, payload);
  }

  @Override
  public void pong() {
    if (!admission.askByText()) {
      wire.heard();
    }
  }

  @Override
  public void closed() {
    wire.bothSay();
    close(1000, "");
  }

  @Override
  public void broken(int code, String why) {
    if (code == 1009) {
      problem(0, Problem.of("too-large", "The message is too large."));
    }
    close(code, why);
  }
}
