package eightfold.games;

import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.eightandhalf.kit.HalfKit;
import eightfold.eights.kit.EightsKit;
import eightfold.kit.Kit;
import eightfold.twentyeight.kit.TwentyEightKit;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The list of all games. */
public final class Games {
  private static final List<Kit<?, ?, ?>> ALL =
      List.of(
          new TwentyEightKit(), //
          new HalfKit(),
          new EightsKit());

  private Games() {}

  public static List<Kit<?, ?, ?>> all() {
    return ALL;
  }

  public static List<String> slugs() {
    return ALL.stream().map(kit -> kit.info().slug()).toList();
  }

  /** The game with this slug, in any case; the refusal names those there are and the nearest. */
  public static Result<Kit<?, ?, ?>> find(String slug) {
    String wanted = slug.trim().toLowerCase(Locale.ROOT);
    for (Kit<?, ?, ?> kit : ALL) {
      if (kit.info().slug().equals(wanted)) {
        return new Result.Ok<>(kit);
      }
    }
    return new Result.Refused<>(unknown(slug, Nearest.of(wanted, slugs())));
  }

  /** The kit of one of our games. */
  @SuppressWarnings("unchecked") // the same game has the same types
  public static <S extends State<S>, M extends Move, V extends View> Kit<S, M, V> kit(
      Game<S, M, V> game) {
    return (Kit<S, M, V>) ALL.stream().filter(kit -> kit.game() == game).findFirst().orElseThrow();
  }

  private static Refusal unknown(String slug, String nearest) {
    String known = String.join(", ", slugs());
    Map<String, String> details = Map.of("game", Quote.of(slug), "known", known, "near", nearest);
    return nearest.isEmpty()
        ? Refusal.of(
            "game", "unknown-game", "There is no game {game}; there are: {known}.", details)
        : Refusal.of(
            "game",
            "unknown-game-near",
            "There is no game {game}; did you mean {near}? There are: {known}.",
            details);
  }
}
