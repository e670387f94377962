package eightfold.server.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;

/**
 * The frames that wait to be written to one socket. Anybody may put some in, only the socket's
 * {@link Loop} takes them out: as many as fit are written with one call, and the writing never
 * blocks.
 */
final class Outbox {
  static final int CLOSE = 0x88;
  static final int PING = 0x89;
  static final int PONG = 0x8A;
  static final int TEXT = 0x81;
  private static final int MOST = 64;
  private static final int HEADER = 10;

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Frame(int opcode, byte[] payload) {}

  /** What became of an attempt to write. */
  enum Written {
    ALL,
    /** The other side does not read as fast as we write. */
    SOME,
    /** All, and a closing frame was the last. */
    CLOSED
  }

  private final ArrayDeque<Frame> frames = new ArrayDeque<>(4);
  private ByteBuffer rest = ByteBuffer.allocate(0);
  private boolean closing;

  /** False if too much waits: then the reader is to be cut off. */
  synchronized boolean put(int opcode, byte[] payload) {
    if (!closing) {
      frames.add(new Frame(opcode, payload));
      closing = opcode == CLOSE;
    }
    return frames.size() <= MOST;
  }

  private synchronized void fill(ByteBuffer out) {
    Frame next = frames.peek();
    while (next != null && out.remaining() >= next.payload.length + HEADER) {
      frame(out, frames.remove());
      next = frames.peek();
    }
  }

  private synchronized boolean isEmpty() {
    return frames.isEmpty();
  }

  private synchronized ByteBuffer large() {
    Frame frame = frames.remove();
    ByteBuffer out = ByteBuffer.allocate(frame.payload.length + HEADER);
    frame(out, frame);
    return out;
  }

  /**
   * Writes what the other side takes.
   *
   * @param out the loop's buffer
   */
  Written write(SocketChannel channel, ByteBuffer out) throws IOException {
    if (rest.hasRemaining()) {
      channel.write(rest);
    }
    while (!rest.hasRemaining() && !isEmpty()) {
      out.clear();
      fill(out);
      ByteBuffer full = out.position() > 0 ? out : large();
      full.flip();
      channel.write(full);
      if (full.hasRemaining()) {
        rest = ByteBuffer.allocate(full.remaining()).put(full).flip();
      }
    }
    if (rest.hasRemaining()) {
      return Written.SOME;
    }
    return closed() ? Written.CLOSED : Written.ALL;
  }

  private synchronized boolean closed() {
    return closing;
  }

  private static void frame(ByteBuffer out, Frame frame) {
    int length = frame.payload.length;
    out.put((byte) frame.opcode);
    if (length < 126) {
      out.put((byte) length);
    } else if (length < 1 << 16) {
      out.put((byte) 126).putShort((short) length);
    } else {
      out.put((byte) 127).putLong(length);
    }
    out.put(frame.payload);
  }
}
