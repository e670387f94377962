package eightfold.lab;

import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.kit.Kit;

/**
 * What to simulate. Game k (from 0) is dealt from a seed of its own that follows from {@code seed}
 * and k, and its players draw from another, so that each game can be repeated alone.
 */
public record Plan(
    Kit<?, ?, ?> kit, int seats, Options options, long games, long seed, int threads) {

  long dealSeed(long k) {
    return Rng.derive(seed, k);
  }

  long playerSeed(long k) {
    return Rng.derive(~Rng.mix(seed), k);
  }
}
