package eightfold.server.load;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A WebSocket that costs its owner as little as possible: frames are cut out of what was read and
 * handed over where they lie. Blocks until it is told not to.
 */
final class LoadSocket implements AutoCloseable {
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  /** Takes a message of the server, which lies in {@code bytes} from {@code from} to {@code to}. */
  @FunctionalInterface
  interface Taker {
    void take(byte[] bytes, int from, int to) throws IOException;
  }

  private final SocketChannel channel;
  private byte[] rest = {};

  private LoadSocket(SocketChannel channel) {
    this.channel = channel;
  }

  static LoadSocket open(String host, int port, String path, String token) throws IOException {
    SocketChannel channel = SocketChannel.open(new InetSocketAddress(host, port));
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    LoadSocket socket = new LoadSocket(channel);
    String request =
        "GET %s HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                .formatted(path, host, port)
            + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            + "Authorization: Bearer "
            + token
            + "\r\n\r\n";
    channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
    String head = "";
    byte[] bytes = new byte[4096];
    ByteBuffer in = ByteBuffer.wrap(bytes);
    while (!head.contains("\r\n\r\n")) {
      if (channel.read(in) < 0) {
        throw new EOFException("no socket: " + head);
      }
      head = new String(bytes, 0, in.position(), StandardCharsets.ISO_8859_1);
    }
    if (!head.contains(" 101 ")) {
      channel.close();
      throw new IOException("no socket: " + head.lines().findFirst().orElse(""));
    }
    int from = head.indexOf("\r\n\r\n") + 4;
    socket.rest = Arrays.copyOfRange(bytes, from, in.position());
    return socket;
  }

  SocketChannel channel() {
    return channel;
  }

  /** Sends a short text in one frame, masked with zeros. */
  void send(byte[] text, int length) throws IOException {
    send(TEXT, text, 0, length);
  }

  private void send(int opcode, byte[] payload, int from, int length) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(length + 8);
    frame.put((byte) (0x80 | opcode));
    if (length < 126) {
      frame.put((byte) (0x80 | length));
    } else {
      frame.put((byte) (0x80 | 126)).putShort((short) length);
    }
    frame.putInt(0).put(payload, from, length).flip();
    while (frame.hasRemaining()) {
      channel.write(frame);
    }
  }

  /**
   * Reads what has come in and hands on each whole message.
   *
   * @param bytes room for what is read, shared by many sockets; takers see it
   */
  void receive(byte[] bytes, Taker taker) throws IOException {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    in.put(rest);
    if (channel.read(in) < 0) {
      throw new EOFException("the server hung up");
    }
    int end = in.position();
    int at = 0;
    int next = frameEnd(bytes, at, end);
    while (next > 0) {
      int opcode = bytes[at] & 15;
      int small = bytes[at + 1] & 127;
      int from = at + (small < 126 ? 2 : small == 126 ? 4 : 10);
      if (opcode == CLOSE) {
        throw new EOFException("the server closed");
      }
      if (opcode == TEXT) {
        taker.take(bytes, from, next);
      } else if (opcode == PING) {
        send(PONG, bytes, from, next - from);
      }
      at = next;
      next = frameEnd(bytes, at, end);
    }
    rest = Arrays.copyOfRange(bytes, at, end);
  }

  /** Where the frame at a place ends; 0 if it is not all there. */
  private static int frameEnd(byte[] bytes, int at, int end) {
    if (end - at < 2) {
      return 0;
    }
    int small = bytes[at + 1] & 127;
    int head = small < 126 ? 2 : small == 126 ? 4 : 10;
    if (end - at < head) {
      return 0;
    }
    long length = small < 126 ? small : 0;
    for (int i = 2; i < head; i++) {
      length = (length << 8) | (bytes[at + i] & 255);
    }
    return end - at - head < length ? 0 : (int) (at + head + length);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
