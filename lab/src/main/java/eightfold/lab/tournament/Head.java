package eightfold.lab.tournament;

import eightfold.core.Options;
import eightfold.core.Result;
import eightfold.games.Games;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.lab.players.Budgets;
import eightfold.lab.players.Entrant;
import eightfold.lab.share.Part;
import eightfold.lab.share.Share;
import eightfold.lab.share.Unfit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * What the first line of a file of blocks says.
 *
 * @param partial which blocks it holds; empty: from the first one on, as many as there are
 */
public record Head(Setup setup, Optional<Partial> partial) {
  /**
   * A part of a tournament.
   *
   * @param blocks of all parts
   * @param title and command as one run would show them in its results
   */
  public record Partial(Part part, long blocks, String title, String command) {}

  public static Head whole(Setup setup) {
    return new Head(setup, Optional.empty());
  }

  public static Head of(Setup setup, Partial partial) {
    return new Head(setup, Optional.of(partial));
  }

  /** The number of the first block in the file. */
  long first() {
    return partial.map(p -> p.part.from(p.blocks)).orElse(0L);
  }

  /** How many blocks the file can hold. */
  long blocks() {
    return partial.map(p -> p.part.to(p.blocks) - first()).orElse(Long.MAX_VALUE);
  }

  String line() {
    Map<String, Object> fields = new LinkedHashMap<>(setup.shown());
    partial.ifPresent(
        p -> {
          fields.put("blocks", p.blocks);
          fields.put("title", p.title);
          fields.put("command", p.command);
          fields.put(Share.PART, p.part.toString());
        });
    return BlockJson.write(fields);
  }

  /** What a part says. Its players can be named, but they cannot play. */
  public static Head of(Share share) throws Unfit {
    JsonNode json = share.head();
    Partial partial =
        new Partial(
            share.part(),
            json.path("blocks").asLong(-1),
            json.path("title").asString(""),
            json.path("command").asString(""));
    return setup(json)
        .map(setup -> of(setup, partial))
        .found()
        .filter(found -> found.rewritten(share))
        .orElseThrow(
            () -> new Unfit("The first line of %s is no tournament's.".formatted(share.file())));
  }

  /** Whether the first line holds exactly this, and nothing that was not understood. */
  private boolean rewritten(Share share) {
    JsonNode found = share.head().deepCopy().put(Share.PART, share.part().toString());
    return partial.orElseThrow().blocks >= 0
        && !setup.entrants().isEmpty()
        && Share.difference(found, BlockJson.parse(line())).isEmpty();
  }

  /** What is played, as {@link Setup#shown} tells it. */
  public static Result<Setup> setup(JsonNode json) {
    return Games.find(json.path("game").asString("")).then(kit -> setup(kit, json));
  }

  private static Result<Setup> setup(Kit<?, ?, ?> kit, JsonNode json) {
    int seats = json.path("seats").asInt(0);
    Map<String, String> given = new LinkedHashMap<>();
    json.path("options").forEachEntry((name, value) -> given.put(name, value.asString("")));
    Result<Options> options = kit.info().options(seats, given);
    Result<Budget> budget = Budgets.read(json.path("budget").asString(""));
    boolean rotated = json.path("rotated").asBoolean(false);
    long seed = json.path("seed").asLong(0);
    return options.then(
        chosen ->
            budget.map(
                thinking ->
                    new Setup(kit, seats, chosen, entrants(json), rotated, seed, thinking)));
  }

  private static List<Entrant> entrants(JsonNode json) {
    List<Entrant> entrants = new ArrayList<>();
    for (JsonNode player : json.path("players")) {
      String label = player.asString("");
      JsonNode program = json.path("programs").path(label);
      List<String> command = new ArrayList<>();
      program.forEach(word -> command.add(word.asString("")));
      entrants.add(
          program.isMissingNode()
              ? new Entrant.House(label, label, Optional.empty())
              : new Entrant.Program(label, command));
    }
    return entrants;
  }
}
