package eightfold.server.http;

import java.nio.ByteBuffer;

/**
 * Reads WebSocket frames out of what has come in, by the letter of RFC 6455. Pieces of a message
 * are put together; nothing is kept of a frame that is not whole.
 */
final class Frames {
  /** The largest frame and the largest message in pieces. */
  static final int LARGEST = 16 * 1024;

  private static final byte[] NOTHING = {};
  private static final int CONTINUATION = 0;
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  /** Who hears what the frames say. */
  interface Hearer {
    void text(byte[] message);

    void binary();

    void ping(byte[] payload);

    /** The other side is still there. */
    void pong();

    /** The other side closes. */
    void closed();

    /** This is no WebSocket any more; the code is one of RFC 6455, section 7.4. */
    void broken(int code, String why);
  }

  private final Hearer hearer;
  private byte[] pieces = NOTHING;
  private int piecesOf = CONTINUATION;

  Frames(Hearer hearer) {
    this.hearer = hearer;
  }

  /** Takes one frame from the buffer; false if there is none that is whole and good. */
  boolean take(ByteBuffer in) {
    int start = in.position();
    if (in.remaining() < 2) {
      return false;
    }
    int first = in.get() & 255;
    int second = in.get() & 255;
    if ((first & 0x70) != 0 || (second & 0x80) == 0) {
      return broken(1002, "not a frame of a client");
    }
    long length = length(in, second & 127);
    if (length > LARGEST) {
      return broken(1009, "too large");
    }
    if (length < 0 || in.remaining() < 4 + length) {
      in.position(start);
      return false;
    }
    return frame(first, payload(in, (int) length));
  }

  /** The length of the payload; −1 if not even that has come in. */
  private static long length(ByteBuffer in, int small) {
    if (small < 126) {
      return small;
    }
    int wide = small == 126 ? 2 : 8;
    if (in.remaining() < wide) {
      return -1;
    }
    long length = wide == 2 ? in.getShort() & 0xFFFF : in.getLong();
    return length < 0 ? Long.MAX_VALUE : length;
  }

  private static byte[] payload(ByteBuffer in, int length) {
    int mask = in.getInt();
    byte[] payload = new byte[length];
    in.get(payload);
    if (mask != 0) {
      for (int i = 0; i < length; i++) {
        payload[i] ^= (byte) (mask >> (24 - 8 * (i & 3)));
      }
    }
    return payload;
  }

  private boolean frame(int first, byte[] payload) {
    boolean last = (first & 0x80) != 0;
    int opcode = first & 15;
    if (opcode >= CLOSE) {
      return (last && payload.length < 126)
          ? control(opcode, payload)
          : broken(1002, "not a control frame");
    }
    boolean fits = (opcode == CONTINUATION) == (piecesOf != CONTINUATION);
    if (opcode > BINARY || !fits) {
      return broken(1002, "a frame out of place");
    }
    return piece(opcode == CONTINUATION ? piecesOf : opcode, last, payload);
  }

  private boolean piece(int kind, boolean last, byte[] payload) {
    if (pieces.length + payload.length > LARGEST) {
      return broken(1009, "too large");
    }
    byte[] message = pieces.length == 0 ? payload : joined(payload);
    pieces = last ? NOTHING : message;
    piecesOf = last ? CONTINUATION : kind;
    if (last && kind == TEXT) {
      hearer.text(message);
    } else if (last) {
      hearer.binary();
    }
    return true;
  }

  private byte[] joined(byte[] more) {
    byte[] all = java.util.Arrays.copyOf(pieces, pieces.length + more.length);
    System.arraycopy(more, 0, all, pieces.length, more.length);
    return all;
  }

  private boolean control(int opcode, byte[] payload) {
    switch (opcode) {
      case PING -> hearer.ping(payload);
      case PONG -> hearer.pong();
      case CLOSE -> {
        hearer.closed();
        return false;
      }
      default -> {
        return broken(1002, "an unknown frame");
      }
    }
    return true;
  }

  private boolean broken(int code, String why) {
    hearer.broken(code, why);
    return false;
  }
}
