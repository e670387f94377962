package eightfold.games;

import eightfold.core.Game;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eights.Eights;
import eightfold.twentyeight.TwentyEight;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The list of all games. */
public final class Games {
  private static final List<Game<?, ?, ?>> ALL =
      List.of(new TwentyEight(), new EightAndHalf(), new Eights());

  private Games() {}

  public static List<Game<?, ?, ?>> all() {
    return ALL;
  }

  /** The game with this slug, in any case; the refusal names those there are and the nearest. */
  public static Result<Game<?, ?, ?>> find(String slug) {
    String wanted = slug.trim().toLowerCase(Locale.ROOT);
    for (Game<?, ?, ?> game : ALL) {
      if (game.info().slug().equals(wanted)) {
        return new Result.Ok<>(game);
      }
    }
    List<String> slugs = ALL.stream().map(game -> game.info().slug()).toList();
    return new Result.Refused<>(unknown(slug, slugs, Nearest.of(wanted, slugs)));
  }

  private static Refusal unknown(String slug, List<String> slugs, String nearest) {
    String known = slugs.stream().collect(Collectors.joining(", "));
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
