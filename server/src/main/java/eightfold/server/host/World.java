package eightfold.server.host;

import eightfold.core.Chance;
import eightfold.table.Ids;
import java.security.SecureRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Time and chance, which tests replace.
 *
 * @param clock milliseconds since 1970
 * @param random 64 random bits
 * @param dealing what a seed of 64 hexadecimal digits stands for
 */
public record World(LongSupplier clock, LongSupplier random, Function<String, Chance> dealing) {

  public static World real() {
    SecureRandom secure = new SecureRandom();
    return new World(
        System::currentTimeMillis,
        () -> {
          synchronized (secure) {
            return secure.nextLong();
          }
        },
        seed -> Chance.parse(seed).found().orElseThrow());
  }

  /** Every time the same: for tests. */
  public static World repeatable(long seed, Function<String, Chance> dealing) {
    AtomicLong bits = new AtomicLong(seed);
    AtomicLong time = new AtomicLong(TimeUnit.DAYS.toMillis(20_000));
    return new World(
        time::incrementAndGet, () -> eightfold.core.Rng.mix(bits.incrementAndGet()), dealing);
  }

  long now() {
    return clock.getAsLong();
  }

  /** 256 bits in hexadecimal digits. */
  public String secret() {
    StringBuilder hex = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      hex.append(java.util.HexFormat.of().toHexDigits(random.getAsLong()));
    }
    return hex.toString();
  }

  public long id() {
    return Ids.of(random.getAsLong());
  }
}
