package eightfold.core;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where a game's randomness comes from. Three kinds:
 *
 * <ul>
 *   <li>{@link #fast}: 64 bits, for simulation;
 *   <li>{@link #keyed}: 256 bits, SHA-256 in counter mode, for tables where people play;
 *   <li>{@link #scripted}: the deals are given, for replays and tests.
 * </ul>
 *
 * The stream starts afresh in each round from seed and round number alone, so that a deal never
 * depends on how the rounds before it were played. Round 0 is for what is decided before the first
 * deal.
 */
public final class Chance {
  private final Rng rng = new Rng(0);
  private long fastSeed;
  private int round;
  private byte @Nullable [] key;
  private byte[] block = new byte[0];
  private int used;
  private int blocks;
  private @Nullable List<Deal> script;

  private Chance() {}

  public static Chance fast(long seed) {
    Chance chance = new Chance();
    chance.reseed(seed);
    return chance;
  }

  /** From 32 secret bytes. */
  public static Chance keyed(byte[] key) {
    if (key.length != 32) {
      throw new IllegalArgumentException("a key has 32 bytes, not " + key.length);
    }
    Chance chance = new Chance();
    chance.key = key.clone();
    chance.round(0);
    return chance;
  }

  /** With the given deals; rounds beyond them follow from the seed 0. */
  public static Chance scripted(List<Deal> deals) {
    Chance chance = fast(0);
    chance.script = List.copyOf(deals);
    return chance;
  }

  /** Reads what {@link #text} wrote: 16 hex digits for a fast seed, 64 for a key. */
  public static Result<Chance> parse(String text) {
    String hex = text.trim().toLowerCase(Locale.ROOT);
    if (hex.matches("[0-9a-f]{16}")) {
      return new Result.Ok<>(fast(HexFormat.fromHexDigitsToLong(hex)));
    }
    if (hex.matches("[0-9a-f]{64}")) {
      return new Result.Ok<>(keyed(HexFormat.of().parseHex(hex)));
    }
    return new Result.Refused<>(
        Refusal.of("seed", "seed-form", "A seed has 16 or 64 hexadecimal digits."));
  }

  /** The seed as it stands in a transcript. */
  public String text() {
    return key == null
        ? HexFormat.of().toHexDigits(fastSeed)
        : HexFormat.of().withLowerCase().formatHex(key);
  }

  /** Becomes the fast kind with this seed, without allocating. */
  public void reseed(long seed) {
    key = null;
    script = null;
    fastSeed = seed;
    round(0);
  }

  public void copyFrom(Chance other) {
    rng.copyFrom(other.rng);
    fastSeed = other.fastSeed;
    round = other.round;
    key = other.key;
    block = other.block;
    used = other.used;
    blocks = other.blocks;
    script = other.script;
  }

  /** Starts the stream of a round. */
  public void round(int number) {
    round = number;
    if (key == null) {
      rng.reseed(Rng.derive(fastSeed, number));
    } else {
      blocks = 0;
      used = block.length;
    }
  }

  /** The given deal of a round (from 1), or null where chance decides. */
  public @Nullable Deal scripted(int number) {
    return script == null || number > script.size() ? null : script.get(number - 1);
  }

  /** Uniform in 0 … bound − 1. */
  public int below(int bound) {
    if (key == null) {
      return rng.below(bound);
    }
    long limit = (1L << 32) - (1L << 32) % bound;
    long bits = keyedBits(key);
    while (bits >= limit) {
      bits = keyedBits(key);
    }
    return (int) (bits % bound);
  }

  /** Puts the cards from (inclusive) to (exclusive) into random order. */
  public void shuffle(byte[] cards, int from, int to) {
    if (key == null) {
      rng.shuffle(cards, from, to);
      return;
    }
    for (int left = to - from; left > 1; left--) {
      int last = from + left - 1;
      int pick = from + below(left);
      byte card = cards[pick];
      cards[pick] = cards[last];
      cards[last] = card;
    }
  }

  /** The next four bytes of SHA-256("eightfold" key round block), read as an unsigned number. */
  private long keyedBits(byte[] secret) {
    if (used == block.length) {
      MessageDigest sha = sha256();
      sha.update("eightfold".getBytes(StandardCharsets.US_ASCII));
      sha.update(secret);
      sha.update(fourBytes(round));
      sha.update(fourBytes(blocks++));
      block = sha.digest();
      used = 0;
    }
    long bits = 0;
    for (int i = 0; i < 4; i++) {
      bits = (bits << 8) | (block[used++] & 0xFF);
    }
    return bits;
  }

  private static byte[] fourBytes(int value) {
    return new byte[] {
      (byte) (value >>> 24), (byte) (value >>> 16), (byte) (value >>> 8), (byte) value
    };
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
