package eightfold.core;

/**
 * A small, fast random generator (SplitMix64) for the lab and the bots.
 *
 * <p>One long of state, full period, about a nanosecond a number. It can be solved from its output,
 * so real tables shuffle with {@link Chance#keyed} instead.
 */
public final class Rng {
  private static final long STEP = 0x9E3779B97F4A7C15L;
  private long state;

  public Rng(long seed) {
    state = seed;
  }

  public void reseed(long seed) {
    state = seed;
  }

  public void copyFrom(Rng other) {
    state = other.state;
  }

  public long nextLong() {
    state += STEP;
    return mix(state);
  }

  /** Uniform in 0 … bound − 1, without bias (Lemire's multiply and reject). */
  public int below(int bound) {
    long product = (nextLong() >>> 32) * bound;
    long low = product & 0xFFFFFFFFL;
    if (low < bound) {
      long reject = (1L << 32) % bound;
      while (low < reject) {
        product = (nextLong() >>> 32) * bound;
        low = product & 0xFFFFFFFFL;
      }
    }
    return (int) (product >>> 32);
  }

  /** Uniform in [0, 1). */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /** Puts the cards from (inclusive) to (exclusive) into random order. */
  public void shuffle(byte[] cards, int from, int to) {
    for (int left = to - from; left > 1; left--) {
      int last = from + left - 1;
      int pick = from + below(left);
      byte card = cards[pick];
      cards[pick] = cards[last];
      cards[last] = card;
    }
  }

  /** A one-to-one scrambling of 64 bits; also the way to derive independent seeds. */
  public static long mix(long bits) {
    long a = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return b ^ (b >>> 31);
  }

  /** The seed of the n-th of many games that all follow from one seed. */
  public static long derive(long seed, long n) {
    return mix(mix(seed) + STEP * (n + 1));
  }
}
