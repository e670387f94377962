package eightfold.server.host;

import eightfold.core.Chance;
import eightfold.table.Fairness;
import eightfold.table.Ids;
import java.security.SecureRandom;
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

  long now() {
    return clock.getAsLong();
  }

  /** 256 bits in hexadecimal digits. */
  public String secret() {
    return Fairness.secret(random);
  }

  public long id() {
    return Ids.of(random.getAsLong());
  }
}
