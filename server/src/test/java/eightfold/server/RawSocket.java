package eightfold.server;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A bare WebSocket for programs that want to know every byte: blocking, one reader, one writer, no
 * dependencies.
 */
public final class RawSocket implements AutoCloseable {
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;
  private byte[] frame = new byte[256];

  private RawSocket(Socket socket) throws IOException {
    this.socket = socket;
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 16 * 1024));
    out = socket.getOutputStream();
  }

  /**
   * Connects and shakes hands.
   *
   * @param more further headers, each with its line end
   */
  public static RawSocket open(String host, int port, String path, String token, String more)
      throws IOException {
    Socket socket = new Socket();
    socket.setTcpNoDelay(true);
    socket.connect(new InetSocketAddress(host, port), 5000);
    RawSocket raw = new RawSocket(socket);
    String request =
        "GET %s HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                .formatted(path, host, port)
            + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
            + more
            + "\r\n";
    raw.out.write(request.getBytes(StandardCharsets.UTF_8));
    String status = raw.line();
    while (!raw.line().isEmpty()) {
      // the headers are of no interest
    }
    if (!status.contains(" 101 ")) {
      socket.close();
      throw new IOException("no socket: " + status);
    }
    return raw;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.readUnsignedByte();
    while (c != '\n') {
      if (c != '\r') {
        line.append((char) c);
      }
      c = in.readUnsignedByte();
    }
    return line.toString();
  }

  public Socket socket() {
    return socket;
  }

  public void timeout(int millis) throws IOException {
    socket.setSoTimeout(millis);
  }

  public void send(String text) throws IOException {
    frame(0x80 | TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Any frame, masked with zeros. */
  public void frame(int first, byte[] payload) throws IOException {
    int size = 0;
    if (frame.length < payload.length + 14) {
      frame = new byte[payload.length + 14];
    }
    frame[size++] = (byte) first;
    if (payload.length < 126) {
      frame[size++] = (byte) (0x80 | payload.length);
    } else if (payload.length < 1 << 16) {
      frame[size++] = (byte) (0x80 | 126);
      frame[size++] = (byte) (payload.length >> 8);
      frame[size++] = (byte) payload.length;
    } else {
      frame[size++] = (byte) (0x80 | 127);
      for (int shift = 56; shift >= 0; shift -= 8) {
        frame[size++] = (byte) ((long) payload.length >> shift);
      }
    }
    Arrays.fill(frame, size, size + 4, (byte) 0);
    size += 4;
    System.arraycopy(payload, 0, frame, size, payload.length);
    out.write(frame, 0, size + payload.length);
  }

  /** The next text; throws {@link EOFException} when the server has closed. */
  public byte[] receive() throws IOException {
    while (true) {
      int opcode = in.readUnsignedByte() & 15;
      long length = in.readUnsignedByte() & 127;
      if (length == 126) {
        length = in.readUnsignedShort();
      } else if (length == 127) {
        length = in.readLong();
      }
      byte[] payload = in.readNBytes((int) length);
      if (opcode == CLOSE) {
        throw new EOFException("closed " + (((payload[0] & 255) << 8) | (payload[1] & 255)));
      }
      if (opcode == PING) {
        frame(0x8A, payload);
      } else if (opcode == TEXT) {
        return payload;
      }
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
