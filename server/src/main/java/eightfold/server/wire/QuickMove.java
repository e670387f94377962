package eightfold.server.wire;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads a move that is written as everybody writes it: these fields in this order, no spaces,
 * nothing escaped. Nearly all messages are of this kind; any other is left to {@link AskReader}.
 */
final class QuickMove {
  private static final int DIGITS = 9;
  private final byte[] text;
  private int at;

  private QuickMove(byte[] text) {
    this.text = text;
  }

  /** Empty if it is anything else, good or bad. */
  static Optional<Ask> read(byte[] text) {
    return new QuickMove(text).move();
  }

  private Optional<Ask> move() {
    if (!skip("{\"type\":\"move\",\"id\":")) {
      return Optional.empty();
    }
    int id = number();
    int seat = skip(",\"seat\":") ? number() : -1;
    int place = skip(",\"at\":") ? number() : -1;
    if (id < 0 || seat < 0 || place < 0 || !skip(",\"move\":\"")) {
      return Optional.empty();
    }
    int from = at;
    while (at < text.length && plain(text[at])) {
      at++;
    }
    String move = new String(text, from, at - from, StandardCharsets.ISO_8859_1);
    return skip("\"}") && at == text.length
        ? Optional.of(new Ask.Move(id, seat, place, move))
        : Optional.empty();
  }

  private static boolean plain(byte c) {
    return c >= ' ' && c != '"' && c != '\\' && c != 127;
  }

  private boolean skip(String wanted) {
    if (text.length - at < wanted.length()) {
      return false;
    }
    for (int i = 0; i < wanted.length(); i++) {
      if (text[at + i] != wanted.charAt(i)) {
        return false;
      }
    }
    at += wanted.length();
    return true;
  }

  /** A number from 0 to 999,999,999 without leading zeros; −1 if there is none. */
  private int number() {
    int from = at;
    int value = 0;
    while (at < text.length && at - from < DIGITS && text[at] >= '0' && text[at] <= '9') {
      value = 10 * value + text[at++] - '0';
    }
    boolean good = at > from && (text[from] != '0' || at == from + 1);
    return good ? value : -1;
  }
}
