package eightfold.server.http;

import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.NioSocket;
import java.lang.reflect.Field;
import java.nio.channels.SocketChannel;

/**
 * The channel behind a connection. Helidon keeps it to itself and reads and writes with one thread
 * a connection and one more for each writer; that costs a third of a move's time. So sockets are
 * taken over by a {@link Loop}, and this is the one place that knows how Helidon holds them.
 */
final class Channels {
  private static final Field CHANNEL = field();

  private Channels() {}

  private static Field field() {
    try {
      Field field = NioSocket.class.getDeclaredField("delegate");
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("this version of Helidon keeps its channels elsewhere", e);
    }
  }

  static SocketChannel of(HelidonSocket socket) {
    try {
      return (SocketChannel) CHANNEL.get(socket);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
