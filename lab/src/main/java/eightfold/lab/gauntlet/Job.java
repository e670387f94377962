package eightfold.lab.gauntlet;

import eightfold.core.Result;
import eightfold.lab.players.Entrant;
import eightfold.lab.players.Entrants;
import eightfold.lab.share.Part;
import eightfold.lab.share.Share;
import eightfold.lab.share.Unfit;
import eightfold.lab.tournament.Head;
import eightfold.lab.tournament.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * All that a gauntlet consists of, so that several machines can share its encounters.
 *
 * @param frame says everything but who plays
 * @param player and styles by their names, as somebody has typed them
 * @param games of each encounter
 * @param title and command as one run would show them in its results
 */
public record Job(
    Setup frame, String player, String styles, long games, String title, String command) {
  private static final String STYLES = "styles";
  private static final JsonMapper MAPPER = JsonMapper.shared();

  /** Whether a part belongs to a gauntlet, and not to something else. */
  public static boolean of(JsonNode head) {
    return head.has(STYLES);
  }

  /** What the first line of a part says. */
  public static Job read(Share share) throws Unfit {
    JsonNode json = share.head();
    Optional<Job> job =
        Head.setup(json)
            .found()
            .map(
                frame ->
                    new Job(
                        frame,
                        json.path("player").asString(""),
                        json.path(STYLES).asString(""),
                        json.path("games").asLong(0),
                        json.path("title").asString(""),
                        json.path("command").asString("")));
    return job.filter(found -> found.rewritten(share))
        .orElseThrow(
            () -> new Unfit("The first line of %s is no gauntlet's.".formatted(share.file())));
  }

  /** Whether the first line holds exactly this, and nothing that was not understood. */
  private boolean rewritten(Share share) {
    JsonNode found = share.head().deepCopy().put(Share.PART, share.part().toString());
    return games > 0
        && entrants(player).found().filter(one -> one.size() == 1).isPresent()
        && entrants(styles).found().isPresent()
        && Share.difference(found, MAPPER.readTree(line(share.part()))).isEmpty();
  }

  private Result<List<Entrant>> entrants(String names) {
    return Entrants.read(names, frame.kit().players(), frame.seats(), frame.options());
  }

  /** The first line of a part. */
  public String line(Part part) {
    Map<String, Object> fields = new LinkedHashMap<>(frame.shown());
    fields.put("player", player);
    fields.put(STYLES, styles);
    fields.put("games", games);
    fields.put("title", title);
    fields.put("command", command);
    fields.put(Share.PART, part.toString());
    return MAPPER.writeValueAsString(fields);
  }

  /** Nothing played yet. */
  public Gauntlet gauntlet() {
    return new Gauntlet(frame, challenger());
  }

  /** The encounters of a part. */
  public List<Encounter> encounters(Part part) {
    List<Encounter> all =
        Gauntlet.encounters(frame, challenger(), entrants(styles).found().orElseThrow());
    return all.subList((int) part.from(all.size()), (int) part.to(all.size()));
  }

  private Entrant challenger() {
    return entrants(player).found().orElseThrow().getFirst();
  }
}
