package eightfold.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Builds JSON as bytes. The caller is responsible for the grammar; commas are put in as needed.
 *
 * <p>One growing array, no other garbage for plain ASCII.
 */
public final class JsonBytes {
  private static final String HEX = "0123456789abcdef";
  private byte[] bytes;
  private int size;
  private boolean comma;

  public JsonBytes(int capacity) {
    bytes = new byte[capacity];
  }

  /** A piece of JSON to be written often. */
  public static byte[] ready(String ascii) {
    return ascii.getBytes(StandardCharsets.US_ASCII);
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
  public JsonBytes head(byte[] ready) {
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
    int length = text.length();
    grow(length + 1);
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c < ' ' || c >= 0x80 || c == '"' || c == '\\') {
        escaped(text, i);
        break;
      }
      bytes[size++] = (byte) c;
    }
    put('"');
    comma = true;
    return this;
  }

  /** The rest of a text from its first letter that is not plain. */
  private void escaped(String text, int from) {
    StringBuilder rest = new StringBuilder();
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        rest.append('\\').append(c);
      } else if (c < 0x20) {
        rest.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
      } else {
        rest.append(c);
      }
    }
    copy(rest.toString().getBytes(StandardCharsets.UTF_8));
  }

  public JsonBytes flag(boolean value) {
    separate();
    ascii(value ? "true" : "false");
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

  private void separate() {
    if (comma) {
      put(',');
    }
  }

  private void ascii(String text) {
    int length = text.length();
    grow(length);
    for (int i = 0; i < length; i++) {
      bytes[size++] = (byte) text.charAt(i);
    }
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
