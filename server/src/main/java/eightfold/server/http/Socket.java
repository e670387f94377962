package eightfold.server.http;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.server.host.TableSession;
import eightfold.table.Client;
import eightfold.wire.Ask;
import eightfold.wire.Problem;
import eightfold.wire.Tell;
import eightfold.wire.json.AskReader;
import eightfold.wire.json.JsonWriter;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A guest's place at a table over one WebSocket: brings requests to the table's mailbox, and the
 * table's messages to the {@link SocketConnection}. It can hear the table before the connection is
 * upgraded; then what the table says waits.
 */
final class Socket implements Client, SocketConnection.Listener {
  private static final int PATIENCE = 200;
  private static final int REMINDER = 50;
  private static final byte[] STILL_THERE = JsonWriter.bytes(new Tell.Ping());

  private final SocketEndpoint.Rates rates;
  private final Guests guests;
  private final SocketEndpoint.Admission admission;
  private final Consumer<Socket> gone;
  private final Outgoing outgoing;
  private volatile @Nullable TableSession session;
  private int tooMuch;

  /**
   * @param gone is told when it is over
   */
  Socket(
      SocketEndpoint.Rates rates,
      Guests guests,
      SocketEndpoint.Admission admission,
      SocketLoop loop,
      Consumer<Socket> gone) {
    this.rates = rates;
    this.guests = guests;
    this.admission = admission;
    this.gone = gone;
    outgoing = new Outgoing(loop);
  }

  @Override
  public long guest() {
    return admission.guest().id();
  }

  @Override
  public String name() {
    return guests.nameNow(admission.guest());
  }

  SocketEndpoint.Admission admission() {
    return admission;
  }

  Outgoing outgoing() {
    return outgoing;
  }

  void attend(TableSession joined) {
    session = joined;
  }

  /** It is over, or nothing has come of it. */
  @Override
  public void ended() {
    TableSession present = session;
    if (present != null) {
      session = null;
      present.leave();
    }
    gone.accept(this);
  }

  @Override
  public void send(byte[] json) {
    outgoing.put(new TextWebSocketFrame(Unpooled.wrappedBuffer(json)));
  }

  @Override
  public void close(int code, String why) {
    outgoing.put(new CloseWebSocketFrame(code, why));
  }

  void refuse(Problem problem) {
    problem(0, problem);
  }

  @Override
  public void text(byte[] message) {
    long asked = System.nanoTime();
    if (!rates.allow(admission)) {
      tooFast();
      return;
    }
    tooMuch = 0;
    switch (AskReader.read(message)) {
      case Result.Ok<Ask>(Ask ask) -> {
        TableSession present = session;
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
    problem(0, Problem.of("text-only", "Messages are text, not binary."));
  }

  @Override
  public void broken(int code, String why) {
    if (code == 1009) {
      problem(0, Problem.of("too-large", "The message is too large."));
    }
    close(code, why);
  }

  /** Browsers answer a frame even for a page that is frozen; a page has to answer a text itself. */
  @Override
  public boolean framesCount() {
    return !admission.askByText();
  }

  @Override
  public WebSocketFrame question() {
    return admission.askByText()
        ? new TextWebSocketFrame(Unpooled.wrappedBuffer(STILL_THERE))
        : new PingWebSocketFrame();
  }
}
