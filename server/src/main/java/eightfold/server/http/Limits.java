package eightfold.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.time.Duration;

/** How much of something each guest or address may do. At most 50,000 of them are remembered. */
final class Limits {
  private final Cache<Object, Bucket> buckets =
      Caffeine.newBuilder().maximumSize(50_000).expireAfterAccess(Duration.ofMinutes(10)).build();
  private final int perSecond;
  private final int burst;

  /**
   * @param perSecond 0 for no limit
   */
  Limits(int perSecond, int burst) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  boolean allows(Object who) {
    return perSecond == 0 || bucket(who).tryConsume(1);
  }

  Bucket bucket(Object who) {
    return buckets.get(who, key -> fresh());
  }

  private Bucket fresh() {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(burst).refillGreedy(perSecond, Duration.ofSeconds(1)))
        .build();
  }
}
