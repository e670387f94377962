package eightfold.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.time.Duration;

/** How much of something each guest or address may do. At most 50,000 of them are remembered. */
final class Limits {
  private final Cache<Object, Bucket> buckets =
      Caffeine.newBuilder().maximumSize(50_000).expireAfterAccess(Duration.ofMinutes(10)).build();
  private final int burst;
  private final Duration pause;

  private Limits(int burst, Duration pause) {
    this.burst = burst;
    this.pause = pause;
  }

  /**
   * So many a second, and more at once.
   *
   * @param perSecond 0 for no limit
   */
  static Limits perSecond(int perSecond, int burst) {
    return perSecond == 0 ? none() : new Limits(burst, Duration.ofSeconds(1).dividedBy(perSecond));
  }

  /** So many at once, and then one after each pause. */
  static Limits oneAfter(Duration pause, int burst) {
    return new Limits(burst, pause);
  }

  static Limits none() {
    return new Limits(0, Duration.ZERO);
  }

  boolean allows(Object who) {
    return burst == 0 || bucket(who).tryConsume(1);
  }

  /** Takes back what {@link #allows} has counted. */
  void forgive(Object who) {
    if (burst > 0) {
      bucket(who).addTokens(1);
    }
  }

  private Bucket bucket(Object who) {
    return buckets.get(who, _ -> fresh());
  }

  private Bucket fresh() {
    return Bucket.builder().addLimit(limit -> limit.capacity(burst).refillGreedy(1, pause)).build();
  }
}
