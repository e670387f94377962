package eightfold.kit;

import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.View;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The players of one game by name. Every game has {@code random}, {@code gentle}, {@code steady},
 * {@code sharp} and its frozen reference.
 */
public final class Roster<V extends View> {
  public static final String GENTLE = "gentle";
  public static final String STEADY = "steady";
  public static final String SHARP = "sharp";

  /** Makes a fresh player, which is used by one thread at a time. */
  @FunctionalInterface
  public interface Maker<V extends View> {
    Bot<V> make(int seats, Options options);
  }

  private final Map<String, Maker<V>> makers = new LinkedHashMap<>();

  /**
   * @param reference the name of the game's frozen reference player
   */
  public Roster(
      Maker<V> gentle, Maker<V> steady, Maker<V> sharp, String reference, Maker<V> frozen) {
    makers.put(GENTLE, gentle);
    makers.put(STEADY, steady);
    makers.put(SHARP, sharp);
    makers.put(reference, frozen);
    makers.put("random", (seats, options) -> new RandomBot<>());
  }

  public List<String> names() {
    return List.copyOf(makers.keySet());
  }

  public Result<Bot<V>> make(String name, int seats, Options options) {
    Maker<V> maker = makers.get(name);
    return maker == null
        ? new Result.Refused<>(unknown(name, names()))
        : new Result.Ok<>(maker.make(seats, options));
  }

  static Refusal unknown(String name, List<String> known) {
    return Refusal.of(
        "players",
        "unknown-bot",
        "There is no player {name}; there are: {known}.",
        Map.of("name", name, "known", String.join(", ", known)));
  }
}
