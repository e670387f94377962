package eightfold.lab.tournament;

import eightfold.lab.players.Conduct;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Blocks as lines of JSON. All but the times is the same whenever a block is played again. */
final class BlockJson {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  private BlockJson() {}

  static String write(Map<String, Object> fields) {
    return MAPPER.writeValueAsString(fields);
  }

  static JsonNode parse(String line) {
    return MAPPER.readTree(line);
  }

  static String write(Block block) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("block", block.number());
    List<Map<String, Object>> games = new ArrayList<>();
    for (Block.Played game : block.games()) {
      Map<String, Object> played = new LinkedHashMap<>();
      played.put("players", game.players());
      played.put("points", game.points());
      played.put("moves", game.moves());
      played.put("rounds", game.rounds());
      games.add(played);
    }
    fields.put("games", games);
    fields.put("events", block.events());
    fields.put("forfeits", block.forfeits().stream().map(BlockJson::causes).toList());
    fields.put("times", block.times().stream().map(TimeHistogram::counts).toList());
    return write(fields);
  }

  private static Map<String, Integer> causes(Map<Conduct.Cause, Integer> forfeits) {
    Map<String, Integer> causes = new LinkedHashMap<>();
    forfeits.forEach((cause, count) -> causes.put(name(cause), count));
    return causes;
  }

  static String name(Conduct.Cause cause) {
    return cause.name().toLowerCase(Locale.ROOT);
  }

  /** Throws an {@link IllegalArgumentException} or one of Jackson's if something is missing. */
  static Block readBlock(JsonNode json) {
    List<Block.Played> games = new ArrayList<>();
    for (JsonNode game : json.required("games")) {
      games.add(
          new Block.Played(
              numbers(game.required("players")),
              numbers(game.required("points")),
              game.required("moves").asInt(),
              game.required("rounds").asInt()));
    }
    Map<String, List<Integer>> events = new TreeMap<>();
    json.required("events").forEachEntry((name, counts) -> events.put(name, numbers(counts)));
    List<Map<Conduct.Cause, Integer>> forfeits = new ArrayList<>();
    for (JsonNode player : json.required("forfeits")) {
      Map<Conduct.Cause, Integer> causes = new EnumMap<>(Conduct.Cause.class);
      player.forEachEntry(
          (name, count) ->
              causes.put(Conduct.Cause.valueOf(name.toUpperCase(Locale.ROOT)), count.asInt()));
      forfeits.add(causes);
    }
    List<TimeHistogram> times = new ArrayList<>();
    for (JsonNode player : json.required("times")) {
      TimeHistogram histogram = new TimeHistogram();
      player.forEachEntry(
          (step, count) -> histogram.addSteps(Integer.parseInt(step), count.asLong()));
      times.add(histogram);
    }
    return new Block(json.required("block").asLong(), games, events, forfeits, times);
  }

  private static List<Integer> numbers(JsonNode list) {
    List<Integer> numbers = new ArrayList<>();
    list.forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }
}
