package eightfold.server.load;

import java.io.EOFException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A WebSocket for somebody who waits for what comes next. */
final class SoakSocket implements WebSocket.Listener {
  /** What comes after the last message. */
  private static final String END = "";

  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final StringBuilder pieces = new StringBuilder();
  private @Nullable WebSocket socket;

  private SoakSocket() {}

  static SoakSocket open(HttpClient http, URI address, String token) throws IOException {
    SoakSocket opened = new SoakSocket();
    try {
      opened.socket =
          http.newWebSocketBuilder()
              .header("Authorization", "Bearer " + token)
              .buildAsync(address, opened)
              .join();
      return opened;
    } catch (CompletionException e) {
      throw new IOException("no socket: " + e.getCause(), e);
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    pieces.append(text);
    if (last) {
      heard.add(pieces.toString());
      pieces.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String why) {
    heard.add(END);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable why) {
    heard.add(END);
  }

  private WebSocket socket() {
    return java.util.Objects.requireNonNull(socket);
  }

  void send(String text) throws IOException {
    try {
      socket().sendText(text, true).join();
    } catch (CompletionException e) {
      throw new IOException("the server has hung up", e);
    }
  }

  /** The next message, or null if none comes in time. */
  @Nullable String receive(int millis) throws IOException {
    try {
      String text = heard.poll(millis, TimeUnit.MILLISECONDS);
      if (END.equals(text)) {
        throw new EOFException("the server closed");
      }
      return text;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  void hangUp() {
    var _ = socket().sendClose(WebSocket.NORMAL_CLOSURE, "");
  }

  /** As when the network is gone: without a word. */
  void vanish() {
    socket().abort();
  }
}
