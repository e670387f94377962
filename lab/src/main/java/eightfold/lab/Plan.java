package eightfold.lab;

import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.kit.Kit;
import eightfold.lab.share.Part;

/**
 * What to simulate. Game k (from 0) is dealt from a seed of its own that follows from {@code seed}
 * and k, and its players draw from another, so that each game can be repeated alone.
 *
 * @param games of all parts
 * @param part which of them to play
 */
public record Plan(
    Kit<?, ?, ?> kit, int seats, Options options, long games, long seed, int threads, Part part) {
  public Plan(Kit<?, ?, ?> kit, int seats, Options options, long games, long seed, int threads) {
    this(kit, seats, options, games, seed, threads, Part.WHOLE);
  }

  /** The first game of the part. */
  public long from() {
    return part.from(games);
  }

  /** The first game behind the part. */
  public long to() {
    return part.to(games);
  }

  long dealSeed(long k) {
    return Rng.derive(seed, k);
  }

  long playerSeed(long k) {
    return Rng.derive(~Rng.mix(seed), k);
  }
}
