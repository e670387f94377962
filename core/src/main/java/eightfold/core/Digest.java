package eightfold.core;

/** Folds numbers into a fingerprint that is the same on every machine. */
public final class Digest {
  public static final long START = 0x8F28L;

  private Digest() {}

  public static long fold(long digest, long value) {
    return Rng.mix(digest * 0x9E3779B97F4A7C15L + value);
  }

  public static long fold(long digest, byte[] values, int from, int to) {
    long folded = digest;
    for (int i = from; i < to; i++) {
      folded = fold(folded, values[i]);
    }
    return folded;
  }

  public static long fold(long digest, int[] values) {
    long folded = digest;
    for (int value : values) {
      folded = fold(folded, value);
    }
    return folded;
  }
}
