package eightfold.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.webserver.ConnectionContext;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Writes the frames of one socket from a bounded queue, on a virtual thread of its own; frames that
 * wait together are written together. A reader that falls behind by a whole queue is cut off, which
 * costs nobody else anything.
 */
final class Sender {
  private static final int WAITING = 64;
  private static final int TOGETHER = 32 * 1024;
  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;
  private static final int PONG = 0x8A;

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Frame(int opcode, byte[] payload) {}

  private final ConcurrentLinkedQueue<Frame> queue = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final ConnectionContext connection;
  private volatile @Nullable Thread thread;
  private volatile boolean stopped;
  private byte[] buffer = new byte[2048];
  private int size;

  Sender(ConnectionContext connection) {
    this.connection = connection;
  }

  void start() {
    thread = Thread.startVirtualThread(this::run);
  }

  void offer(byte[] json) {
    put(new Frame(TEXT, json));
  }

  void pong(byte[] payload) {
    put(new Frame(PONG, payload));
  }

  void close(int code, String why) {
    byte[] reason = why.getBytes(StandardCharsets.UTF_8);
    byte[] payload = new byte[reason.length + 2];
    payload[0] = (byte) (code >> 8);
    payload[1] = (byte) code;
    System.arraycopy(reason, 0, payload, 2, reason.length);
    put(new Frame(CLOSE, payload));
  }

  private void put(Frame frame) {
    if (stopped) {
      return;
    }
    queue.add(frame);
    int before = waiting.getAndIncrement();
    if (before == 0) {
      LockSupport.unpark(thread);
    } else if (before >= WAITING) {
      stop();
    }
  }

  /** Ends the thread; a write that blocks is interrupted, which closes the socket. */
  void stop() {
    stopped = true;
    Thread running = thread;
    if (running != null) {
      running.interrupt();
    }
  }

  private void run() {
    try {
      boolean open = true;
      while (open) {
        Frame frame = next();
        size = 0;
        do {
          append(frame);
          waiting.decrementAndGet();
          open = frame.opcode != CLOSE;
          frame = open && size < TOGETHER ? queue.poll() : null;
        } while (frame != null);
        connection.dataWriter().writeNow(BufferData.create(buffer, 0, size));
        if (buffer.length > TOGETHER) {
          buffer = new byte[2048];
        }
      }
      stopped = true;
      Thread.sleep(1000); // time for the other side to close
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      System.getLogger(Sender.class.getName())
          .log(System.Logger.Level.DEBUG, "a socket broke: {0}", e.toString());
    } finally {
      stopped = true;
      queue.clear();
      hangUp();
    }
  }

  private Frame next() throws InterruptedException {
    Frame frame = queue.poll();
    while (frame == null) {
      LockSupport.park(this);
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      frame = queue.poll();
    }
    return frame;
  }

  private void hangUp() {
    try {
      connection.serverSocket().close();
    } catch (RuntimeException e) {
      System.getLogger(Sender.class.getName())
          .log(System.Logger.Level.DEBUG, "a socket was closed already: {0}", e.toString());
    }
  }

  private void append(Frame frame) {
    int length = frame.payload.length;
    if (buffer.length < size + length + 10) {
      buffer = java.util.Arrays.copyOf(buffer, Math.max(size + length + 10, 2 * buffer.length));
    }
    buffer[size++] = (byte) frame.opcode;
    if (length < 126) {
      buffer[size++] = (byte) length;
    } else if (length < 1 << 16) {
      buffer[size++] = 126;
      buffer[size++] = (byte) (length >> 8);
      buffer[size++] = (byte) length;
    } else {
      buffer[size++] = 127;
      for (int shift = 56; shift >= 0; shift -= 8) {
        buffer[size++] = (byte) ((long) length >> shift);
      }
    }
    System.arraycopy(frame.payload, 0, buffer, size, length);
    size += length;
  }
}
