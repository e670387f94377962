package eightfold.server.http;

import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * The frames that wait to be written to one socket. Anybody may put some in and never waits; the
 * socket's {@link SocketLoop} is called once for all that come until it has looked.
 */
final class Outgoing {
  private static final int MOST = 64;

  private final SocketLoop loop;
  private final ArrayDeque<WebSocketFrame> frames = new ArrayDeque<>(4);
  private @Nullable SocketConnection connection;
  private boolean called;
  private boolean closing;
  private boolean overflown;

  Outgoing(SocketLoop loop) {
    this.loop = loop;
  }

  /** Puts a frame behind the others; after a closing frame there are none. */
  void put(WebSocketFrame frame) {
    SocketConnection calling;
    synchronized (this) {
      if (closing || overflown) {
        return;
      }
      frames.add(frame);
      closing = frame instanceof CloseWebSocketFrame;
      overflown = frames.size() > MOST;
      if (called || connection == null) {
        return;
      }
      called = true;
      calling = connection;
    }
    loop.call(calling);
  }

  /** From now on there is somebody to write what waits. */
  void to(SocketConnection writer) {
    synchronized (this) {
      connection = writer;
      called = true;
    }
    loop.call(writer);
  }

  /** Whoever calls again will be heard. */
  synchronized void heard() {
    called = false;
  }

  synchronized @Nullable WebSocketFrame next() {
    return frames.poll();
  }

  /** Whether the other side has fallen behind by more than can wait. */
  synchronized boolean isOverflown() {
    return overflown;
  }
}
