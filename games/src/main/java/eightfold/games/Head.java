package eightfold.games;

import eightfold.core.Game;
import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.json.JsonTree;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The first line of a game's transcript. */
record Head(Game<?, ?, ?> game, int seats, Options options, String seed) {
  static final int VERSION = 1;

  /** The line's fields in their written order. */
  Map<String, Object> note() {
    Map<String, Object> note = new LinkedHashMap<>();
    note.put("v", VERSION);
    note.put("game", game.info().slug());
    note.put("seats", seats);
    note.put("options", options.shown());
    note.put("seed", seed);
    return note;
  }

  /** The options as text, the way {@link eightfold.core.Table#open} wants them. */
  Map<String, String> givenOptions() {
    Map<String, String> given = new LinkedHashMap<>();
    options.shown().forEach((name, value) -> given.put(name, value.toString()));
    return given;
  }

  static Result<Head> read(Map<?, ?> json) {
    return Field.number(json, "v")
        .then(version -> version == VERSION ? new Result.Ok<>(version) : refuseVersion(version))
        .then(version -> Field.text(json, "game"))
        .then(Games::find)
        .then(kit -> read(json, kit.game()));
  }

  private static Result<Head> read(Map<?, ?> json, Game<?, ?, ?> game) {
    return Field.number(json, "seats")
        .then(
            seats ->
                Field.object(json, "options")
                    .then(options -> options(game, seats, options))
                    .then(
                        options ->
                            Field.text(json, "seed")
                                .then(seed -> exact(json, new Head(game, seats, options, seed)))));
  }

  private static Result<Options> options(Game<?, ?, ?> game, int seats, Map<?, ?> json) {
    Map<String, String> given = new LinkedHashMap<>();
    json.forEach(
        (name, value) ->
            given.put(name.toString(), value instanceof String text ? text : JsonTree.text(value)));
    return game.info().options(seats, given);
  }

  /** Everything must be there in the form in which we write it, every option included. */
  private static Result<Head> exact(Map<?, ?> json, Head head) {
    Optional<String> difference = Comparison.difference(json, head.note());
    return difference.isEmpty()
        ? new Result.Ok<>(head)
        : new Result.Refused<>(
            Refusal.of(
                "head", "head-form", "{difference}", Map.of("difference", difference.get())));
  }

  private static Result<Integer> refuseVersion(int version) {
    return new Result.Refused<>(
        Refusal.of(
            "v",
            "unknown-version",
            "Version {found} of the notation is unknown; this program reads version {known}.",
            Map.of("found", String.valueOf(version), "known", String.valueOf(VERSION))));
  }
}
