package eightfold.lab.report;

import eightfold.advice.Estimate;
import eightfold.lab.players.Conduct;
import eightfold.lab.tournament.Pair;
import eightfold.lab.tournament.Standing;
import eightfold.lab.tournament.Standings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Results for other programs. Shares are numbers from 0 to 1, times are milliseconds. */
public final class Export {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private Export() {}

  /** A line for each player, in the order in which they were named. */
  public static String csv(Standings standings) {
    StringBuilder csv = new StringBuilder();
    for (Map<String, Object> row : players(standings)) {
      if (csv.isEmpty()) {
        csv.append(String.join(",", row.keySet())).append('\n');
      }
      csv.append(String.join(",", row.values().stream().map(Export::field).toList())).append('\n');
    }
    return csv.toString();
  }

  private static String field(Object value) {
    String text = value instanceof Double d && d.isNaN() ? "" : value.toString();
    return text.matches("(?s).*[\",\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }

  /** Everything. */
  public static String json(Standings standings) {
    Map<String, Object> all = new LinkedHashMap<>(standings.setup().shown());
    all.put("blocks", standings.blocks());
    all.put("games", standings.games());
    all.put("moves", standings.moves());
    all.put("meanRounds", rounded(standings.meanRounds()));
    all.put("standings", players(standings));
    all.put("pairs", pairs(standings));
    all.put("bySeat", seats(standings));
    all.put("lengths", standings.lengths());
    all.put("events", events(standings));
    return MAPPER.writeValueAsString(all) + "\n";
  }

  private static List<Map<String, Object>> players(Standings standings) {
    List<Map<String, Object>> rows = new ArrayList<>();
    List<Estimate> ratings = standings.ratings();
    for (int player = 0; player < ratings.size(); player++) {
      Standing standing = standings.player(player);
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("player", standings.setup().labels().get(player));
      row.put("games", standing.games());
      put(row, "wins", standing.wins());
      put(row, "points", standing.points());
      put(row, "rating", ratings.get(player));
      row.put("decisions", standing.times().total());
      row.put("p50ms", rounded(standing.times().nanos(0.5) / 1e6));
      row.put("p99ms", rounded(standing.times().nanos(0.99) / 1e6));
      for (Conduct.Cause cause : Conduct.Cause.values()) {
        row.put(cause.name().toLowerCase(Locale.ROOT), standing.forfeits().getOrDefault(cause, 0));
      }
      rows.add(row);
    }
    return rows;
  }

  private static List<Map<String, Object>> pairs(Standings standings) {
    List<Map<String, Object>> rows = new ArrayList<>();
    List<String> labels = standings.setup().labels();
    for (int b = 0; b < labels.size(); b++) {
      for (int a = 0; a < b; a++) {
        Pair pair = standings.pair(a, b);
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("a", labels.get(a));
        row.put("b", labels.get(b));
        put(row, "points", pair.points());
        put(row, "ahead", pair.ahead());
        put(row, "winDifference", pair.test().difference());
        row.put("evidence", rounded(pair.test().evidence()));
        row.put("better", pair.test().answer(standings.pairs()).name().toLowerCase(Locale.ROOT));
        rows.add(row);
      }
    }
    return rows;
  }

  private static List<Map<String, Object>> seats(Standings standings) {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (int player = 0; player < standings.setup().entrants().size(); player++) {
      for (int seat = 0; seat < standings.setup().seats(); seat++) {
        Standing standing = standings.player(player);
        if (standing.timesAt(seat) > 0) {
          Map<String, Object> row = new LinkedHashMap<>();
          row.put("player", standings.setup().labels().get(player));
          row.put("seat", seat);
          row.put("games", standing.timesAt(seat));
          row.put("wins", rounded(standing.winsAt(seat)));
          put(row, "points", standing.pointsAt(seat));
          rows.add(row);
        }
      }
    }
    return rows;
  }

  private static Map<String, Object> events(Standings standings) {
    Map<String, Object> events = new LinkedHashMap<>();
    standings
        .events()
        .forEach(
            (name, counts) -> {
              Map<String, Object> by = new LinkedHashMap<>();
              by.put("nobody", counts[0]);
              for (int who = 1; who < counts.length; who++) {
                by.put(standings.setup().labels().get(who - 1), counts[who]);
              }
              events.put(name, by);
            });
    return events;
  }

  private static void put(Map<String, Object> row, String name, Estimate estimate) {
    row.put(name, rounded(estimate.mean()));
    row.put(name + "Low", rounded(estimate.low()));
    row.put(name + "High", rounded(estimate.high()));
  }

  /** Six digits after the point are more than the games can tell. */
  private static double rounded(double value) {
    return Double.isNaN(value) ? value : Math.rint(value * 1e6) / 1e6;
  }
}
