package eightfold.server.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Builds JSON as bytes. The caller is responsible for the grammar; commas are put in as needed.
 *
 * <p>One growing array, no other garbage for plain ASCII.
 */
public final class JsonBytes {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private byte[] bytes;
  private int size;
  private boolean comma;

  public JsonBytes(int capacity) {
    bytes = new byte[capacity];
  }

  public int size() {
    return size;
  }

  public byte[] toArray() {
    return Arrays.copyOf(bytes, size);
  }

  @Override
  public String toString() {
    return new String(bytes, 0, size, StandardCharsets.UTF_8);
  }

  public JsonBytes open() {
    separate();
    put('{');
    comma = false;
    return this;
  }

  public JsonBytes close() {
    put('}');
    comma = true;
    return this;
  }

  public JsonBytes openList() {
    separate();
    put('[');
    comma = false;
    return this;
  }

  public JsonBytes closeList() {
    put(']');
    comma = true;
    return this;
  }

  /** A field's name; ours, so nothing in it needs escaping. */
  public JsonBytes name(String name) {
    separate();
    put('"');
    ascii(name);
    put('"');
    put(':');
    comma = false;
    return this;
  }

  /** A field's name with its quotes and colon. */
  JsonBytes head(byte[] ready) {
    separate();
    copy(ready);
    comma = false;
    return this;
  }

  /** Ready-made JSON. */
  public JsonBytes raw(byte[] json) {
    separate();
    copy(json);
    comma = true;
    return this;
  }

  private void copy(byte[] ready) {
    grow(ready.length);
    System.arraycopy(ready, 0, bytes, size, ready.length);
    size += ready.length;
  }

  public JsonBytes text(String text) {
    separate();
    put('"');
    if (isPlain(text)) {
      ascii(text);
    } else {
      escaped(text);
    }
    put('"');
    comma = true;
    return this;
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c >= 0x80 || c == '"' || c == '\\') {
        return false;
      }
    }
    return true;
  }

  private void escaped(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        beyondAscii(text, i);
        break;
      }
      plain(c);
    }
  }

  public JsonBytes flag(boolean value) {
    separate();
    ascii(value ? "true" : "false");
    comma = true;
    return this;
  }

  public JsonBytes none() {
    separate();
    ascii("null");
    comma = true;
    return this;
  }

  public JsonBytes number(long value) {
    separate();
    if (value >= 0 && value < 10) {
      put((char) ('0' + value));
    } else {
      ascii(Long.toString(value));
    }
    comma = true;
    return this;
  }

  private void plain(char c) {
    if (c == '"' || c == '\\') {
      put('\\');
      put(c);
    } else if (c < 0x20) {
      ascii("\\u00");
      put((char) HEX[c >> 4]);
      put((char) HEX[c & 15]);
    } else {
      put(c);
    }
  }

  /** The rest of a text from its first letter that is not ASCII. */
  private void beyondAscii(String text, int from) {
    StringBuilder rest = new StringBuilder();
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        rest.append('\\').append(c);
      } else if (c < 0x20) {
        rest.append("\\u00").append((char) HEX[c >> 4]).append((char) HEX[c & 15]);
      } else {
        rest.append(c);
      }
    }
    byte[] utf8 = rest.toString().getBytes(StandardCharsets.UTF_8);
    grow(utf8.length);
    System.arraycopy(utf8, 0, bytes, size, utf8.length);
    size += utf8.length;
  }

  private void separate() {
    if (comma) {
      put(',');
    }
  }

  @SuppressWarnings("deprecation") // the quick way for ASCII
  private void ascii(String text) {
    int length = text.length();
    grow(length);
    text.getBytes(0, length, bytes, size);
    size += length;
  }

  private void put(char c) {
    if (size == bytes.length) {
      grow(1);
    }
    bytes[size++] = (byte) c;
  }

  private void grow(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
    }
  }
}
