package eightfold.kit;

import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Everybody who can be named in an experiment: the roster and the zoo, and each of them with {@code
 * ~} and a percentage behind the name as somebody who so often makes any legal move instead.
 */
public final class Players<V extends View> {
  private final Roster<V> roster;
  private final Zoo<V> zoo;

  Players(Roster<V> roster, Zoo<V> zoo) {
    this.roster = roster;
    this.zoo = zoo;
  }

  public Result<Bot<V>> make(String name, int seats, Options options) {
    int tilde = name.indexOf('~');
    if (tilde < 0) {
      return plain(name, seats, options);
    }
    String noise = name.substring(tilde + 1);
    if (!noise.matches("[1-9][0-9]?")) {
      return new Result.Refused<>(
          Refusal.of(
              "players",
              "noise-form",
              "After ~ comes a percentage from 1 to 99, not {text}.",
              Map.of("text", "\"" + noise + "\"")));
    }
    int percent = Integer.parseInt(noise);
    return plain(name.substring(0, tilde), seats, options).map(bot -> noisy(bot, percent));
  }

  private Result<Bot<V>> plain(String name, int seats, Options options) {
    if (roster.names().contains(name)) {
      return roster.make(name, seats, options);
    }
    if (zoo.has(name)) {
      return zoo.make(name, seats, options);
    }
    List<String> known = new ArrayList<>(roster.names());
    known.addAll(zoo.known());
    return new Result.Refused<>(Roster.unknown(name, known));
  }

  private static <V extends View> Bot<V> noisy(Bot<V> bot, int percent) {
    return bot instanceof Partner<V> partner
        ? partner.noisy(percent)
        : (view, legal, rng, budget) ->
            rng.below(100) < percent
                ? legal.at(rng.below(legal.size()))
                : bot.choose(view, legal, rng, budget);
  }
}
