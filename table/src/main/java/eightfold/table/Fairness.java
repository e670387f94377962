package eightfold.table;

import eightfold.wire.FairInfo;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * How deals are bound before they are made, in terms that anybody can repeat: secrets, shares and
 * hashes are lower-case hexadecimal digits, hashed as ASCII.
 */
public final class Fairness {
  private Fairness() {}

  /** 256 random bits in hexadecimal digits. */
  public static String secret(LongSupplier random) {
    StringBuilder hex = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      hex.append(HexFormat.of().toHexDigits(random.getAsLong()));
    }
    return hex.toString();
  }

  /** What is published before the players' clients add their part. */
  public static String hash(String secret) {
    return sha256(secret);
  }

  /** What every deal of the game follows from: SHA-256 of {@code secret:salt0:salt1:…}. */
  public static String seed(String secret, List<String> salts) {
    return sha256(secret + ":" + String.join(":", salts));
  }

  /** A bot's share of chance, which leaves nobody a choice. */
  public static String botsShare(String secret, int seat) {
    return sha256(secret + ":bot:" + seat);
  }

  /** The random bits of a bot's thought at the deal of a day, after so many moves. */
  static long dailyBits(String secret, int played) {
    String hex = sha256(secret + ":thought:" + played);
    long bits = 0;
    for (int i = 0; i < 16; i++) {
      bits = bits << 4 | Character.digit(hex.charAt(i), 16);
    }
    return bits;
  }

  /**
   * The proof as far as it may be known.
   *
   * @param over whether the game is, so that nothing need be kept back
   */
  static FairInfo info(TableState state, boolean over) {
    Shares shares = state.shares;
    return new FairInfo(
        state.secret.isEmpty() ? "" : hash(state.secret),
        shares.pledges(),
        shares.sealed(),
        shares.voided(),
        shares.bots(),
        shares.sealed() ? List.of(Shares.blank(state.places.size())) : shares.salts(),
        over ? state.secret : "",
        over ? state.seed : "");
  }

  /** Hexadecimal digits of the SHA-256 of a text. */
  public static String sha256(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
