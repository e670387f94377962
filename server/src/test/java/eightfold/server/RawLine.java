package eightfold.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A bare TCP connection to a server, for bytes that no well-behaved client sends. */
final class RawLine implements AutoCloseable {
  private static final int CLOSE = 8;
  private static final int TEXT = 1;
  private final Socket socket;
  private final DataInputStream in;
  final List<String> texts = new ArrayList<>();

  record Answer(int status, Map<String, String> headers, String body) {}

  RawLine(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(30_000);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
  }

  RawLine send(String text) throws IOException {
    return send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  RawLine send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    return this;
  }

  /** The answer to a request; an answer to HEAD has no body. */
  Answer answer(boolean head) throws IOException {
    int status = Integer.parseInt(line().split(" ", 3)[1]);
    Map<String, String> headers = new TreeMap<>();
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    int length = head ? 0 : Integer.parseInt(headers.getOrDefault("content-length", "0"));
    String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
    return new Answer(status, headers, body);
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
      if (c != '\r') {
        line.write(c);
      }
    }
    return line.toString(StandardCharsets.ISO_8859_1);
  }

  /** Hears frames until the server closes, and tells the code; −1 if it gives none. */
  int closeCode() throws IOException {
    try {
      int code = frame();
      while (code == 0) {
        code = frame();
      }
      return code;
    } catch (EOFException | SocketException e) {
      return -1;
    }
  }

  /** Hears frames until a text contains this. */
  void hear(String wanted) throws IOException {
    while (texts.isEmpty() || !texts.getLast().contains(wanted)) {
      if (frame() != 0) {
        throw new EOFException("closed before " + wanted);
      }
    }
  }

  /** The code of a closing frame, −1 if it has none; 0 for any other frame. */
  private int frame() throws IOException {
    int opcode = in.readUnsignedByte() & 15;
    int length = in.readUnsignedByte();
    length = length == 126 ? in.readUnsignedShort() : length;
    byte[] payload = in.readNBytes(length);
    if (opcode == CLOSE) {
      return length < 2 ? -1 : ((payload[0] & 255) << 8) | (payload[1] & 255);
    }
    if (opcode == TEXT) {
      texts.add(new String(payload, StandardCharsets.UTF_8));
    }
    return 0;
  }

  /** Whether the server has closed the connection, or does so soon. */
  boolean ends() throws IOException {
    try {
      return in.read() < 0;
    } catch (SocketException e) {
      return true;
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
