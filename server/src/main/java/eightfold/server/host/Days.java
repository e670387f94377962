package eightfold.server.host;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/** Days by UTC, written as in {@code 2026-11-18}, and when their deals begin and are out. */
public final class Days {
  /** A try that was begun in time may be finished within so long after the day. */
  private static final Duration GRACE = Duration.ofHours(2);

  private static final long DAY = Duration.ofDays(1).toMillis();

  private Days() {}

  /** The day at a time in milliseconds since 1970. */
  public static LocalDate at(long millis) {
    return LocalDate.ofEpochDay(Math.floorDiv(millis, DAY));
  }

  public static Optional<LocalDate> parse(String day) {
    try {
      return day.length() == 10 ? Optional.of(LocalDate.parse(day)) : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  public static long ends(LocalDate day) {
    return day.plusDays(1).atStartOfDay().toInstant(ZoneOffset.UTC).toEpochMilli();
  }

  /** When tries no longer count, and the secrets are published: never both at once. */
  public static long out(LocalDate day) {
    return ends(day) + GRACE.toMillis();
  }

  public static boolean isOut(String day, long now) {
    return parse(day).map(date -> now >= out(date)).orElse(true);
  }
}
