package eightfold.server.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.timeout.IdleStateHandler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.WebSocketFrameType;
import io.vertx.core.internal.http.WebSocketInternal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One open WebSocket; all of it happens on its event loop. Messages are written past Vert.x's own
 * queue, which would flush each by itself and has no bound. A reader that falls behind by a whole
 * {@link Outgoing} is cut off, which costs nobody else anything; so is a device that has vanished
 * without a word, which shows only when it is asked.
 */
final class SocketConnection {
  /** So often a socket is looked at until its silence has lasted too long. */
  static final int LOOKS = 4;

  /** The largest frame and the largest message in pieces. */
  static final int LARGEST = 16 * 1024;

  private static final int SECONDS_TO_CLOSE = 1;

  /** Who hears what comes in. */
  interface Listener {
    void text(byte[] message);

    void binary();

    /** This is no WebSocket any more; the code is one of RFC 6455, section 7.4. */
    void broken(int code, String why);

    void ended();

    /** Whether pings and pongs are signs of life. */
    boolean framesCount();

    /** Asks the other side whether it is still there. */
    WebSocketFrame question();
  }

  private final ServerWebSocket socket;
  private final ChannelHandlerContext channel;
  private final SocketLoop loop;
  private final Outgoing outgoing;
  private final Listener listener;
  private @Nullable Buffer pieces;
  private boolean textInPieces;
  private boolean deaf;
  private int unheard;

  SocketConnection(ServerWebSocket socket, SocketLoop loop, Outgoing outgoing, Listener listener) {
    this.socket = socket;
    this.loop = loop;
    this.outgoing = outgoing;
    this.listener = listener;
    channel = ((WebSocketInternal) socket).channelHandlerContext();
    channel.pipeline().remove(IdleStateHandler.class); // a socket may have nothing to say for long
  }

  /**
   * @param closed is told when it is closed
   */
  void open(Runnable closed) {
    socket.frameHandler(this::frame);
    socket.exceptionHandler(this::trouble);
    socket.closeHandler(
        _ -> {
          loop.remove(this);
          closed.run();
          listener.ended();
        });
    loop.add(this);
    outgoing.to(this);
  }

  boolean tcpNoDelay() {
    return channel.channel().config().getOption(ChannelOption.TCP_NODELAY);
  }

  // ---- what comes in

  private void frame(io.vertx.core.http.WebSocketFrame frame) {
    if (deaf) {
      return;
    }
    switch (frame.type()) {
      case TEXT, BINARY, CONTINUATION -> {
        unheard = 0;
        piece(frame);
      }
      case PING, PONG -> {
        if (listener.framesCount()) {
          unheard = 0;
        }
      }
      case CLOSE -> deaf = true; // and is answered by Vert.x
    }
  }

  private void piece(io.vertx.core.http.WebSocketFrame frame) {
    Buffer before = pieces;
    boolean text = before == null ? frame.type() == WebSocketFrameType.TEXT : textInPieces;
    Buffer message =
        before == null && frame.isFinal()
            ? frame.binaryData()
            : (before == null ? Buffer.buffer() : before).appendBuffer(frame.binaryData());
    if (message.length() > LARGEST) {
      broken(1009, "too large");
    } else if (frame.isFinal()) {
      pieces = null;
      whole(text, message.getBytes());
    } else {
      pieces = message;
      textInPieces = text;
    }
  }

  private void whole(boolean text, byte[] message) {
    if (!text) {
      listener.binary();
    } else if (isUtf8(message)) {
      listener.text(message);
    } else {
      broken(1007, "not UTF-8");
    }
  }

  private static boolean isUtf8(byte[] message) {
    for (byte next : message) {
      if (next < 0) {
        return isStrictUtf8(message);
      }
    }
    return true;
  }

  private static boolean isStrictUtf8(byte[] message) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(message));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  private void trouble(Throwable why) {
    if (why instanceof CorruptedWebSocketFrameException bad) {
      broken(bad.closeStatus().code(), "not a frame of a client");
      write(); // before Vert.x closes by itself
    } else {
      System.getLogger(SocketConnection.class.getName())
          .log(System.Logger.Level.DEBUG, "a socket broke: {0}", why.toString());
    }
  }

  private void broken(int code, String why) {
    if (!deaf) {
      deaf = true;
      listener.broken(code, why);
    }
  }

  // ---- what goes out

  /** Writes what the other side takes; the rest when it has taken that. */
  void write() {
    outgoing.heard();
    if (outgoing.isOverflown()) {
      cut();
      return;
    }
    boolean any = false;
    WebSocketFrame next = null;
    while (channel.channel().isWritable() && (next = outgoing.next()) != null) {
      if (next instanceof CloseWebSocketFrame close) {
        channel.flush();
        close(close);
        return;
      }
      var _ = channel.write(next, channel.voidPromise()); // one that can be waited for costs more
      any = true;
    }
    if (any) {
      flush();
    }
  }

  private void flush() {
    if (channel.channel().isWritable()) {
      channel.flush();
    } else {
      channel.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(_ -> write());
    }
  }

  /** Says goodbye; who does not answer in time, or cannot be told, is cut. */
  private void close(CloseWebSocketFrame close) {
    deaf = true;
    socket.close((short) close.statusCode(), close.reasonText());
    var _ = channel.executor().schedule(this::cut, SECONDS_TO_CLOSE, TimeUnit.SECONDS);
  }

  /** Ends the connection without further words. */
  private void cut() {
    var _ = channel.close();
  }

  /** Asks a silent socket, and ends one that does not answer. */
  void look() {
    unheard++;
    if (unheard == LOOKS) {
      cut();
    } else if (unheard > 1) {
      outgoing.put(listener.question());
    }
  }
}
