package eightfold.offline.jdk;

/** Stands for {@link java.util.HexFormat}, in lower case and without separators. */
public final class HexFormat {
  private static final HexFormat PLAIN = new HexFormat();

  private HexFormat() {}

  public static HexFormat of() {
    return PLAIN;
  }

  public HexFormat withLowerCase() {
    return this;
  }

  public String formatHex(byte[] bytes) {
    StringBuilder hex = new StringBuilder(2 * bytes.length);
    for (byte value : bytes) {
      hex.append(Character.forDigit((value >> 4) & 15, 16))
          .append(Character.forDigit(value & 15, 16));
    }
    return hex.toString();
  }

  public byte[] parseHex(CharSequence hex) {
    byte[] bytes = new byte[hex.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) fromHexDigitsToLong(hex.subSequence(2 * i, 2 * i + 2));
    }
    return bytes;
  }

  public String toHexDigits(long value) {
    StringBuilder hex = new StringBuilder(16);
    for (int shift = 60; shift >= 0; shift -= 4) {
      hex.append(Character.forDigit((int) (value >>> shift) & 15, 16));
    }
    return hex.toString();
  }

  public static long fromHexDigitsToLong(CharSequence hex) {
    long value = 0;
    for (int i = 0; i < hex.length(); i++) {
      value = value << 4 | Character.digit(hex.charAt(i), 16);
    }
    return value;
  }
}
