package eightfold.lab;

import eightfold.lab.share.Share;
import eightfold.lab.share.Unfit;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A part of a simulation with random players, as two lines of a file: what is played, and the sums
 * over its games.
 */
public final class Sums {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  private Sums() {}

  /**
   * The first line.
   *
   * @param title as one run would show it
   */
  public static String head(Plan plan, String title) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("game", plan.kit().info().slug());
    fields.put("seats", plan.seats());
    fields.put("options", plan.options().shown());
    fields.put("seed", plan.seed());
    fields.put("games", plan.games());
    fields.put("title", title);
    fields.put(Share.PART, plan.part().toString());
    return MAPPER.writeValueAsString(fields);
  }

  /** Puts all parts together. */
  public static Summary merge(List<Share> shares) throws IOException {
    int seats = shares.getFirst().head().path("seats").asInt(0);
    Summary all = new Summary(seats);
    for (Share share : shares) {
      all.merge(read(share, seats));
    }
    return all;
  }

  private static Summary read(Share share, int seats) throws Unfit {
    JsonNode games = share.head().path("games");
    if (seats < 1 || !games.isIntegralNumber() || share.lines().size() != 1) {
      throw new Unfit("%s is no part of a simulation.".formatted(share.file()));
    }
    Summary summary;
    try {
      summary = Summary.read(share.lines().getFirst(), seats);
    } catch (JacksonException | IllegalArgumentException e) {
      throw new Unfit("Line 2 of %s is damaged.".formatted(share.file()));
    }
    long wanted = share.part().to(games.asLong()) - share.part().from(games.asLong());
    if (summary.games() != wanted) {
      throw new Unfit(
          "%s has %d games, and part %s should have %d."
              .formatted(share.file(), summary.games(), share.part(), wanted));
    }
    return summary;
  }
}
