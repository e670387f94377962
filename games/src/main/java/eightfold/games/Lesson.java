package eightfold.games;

import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Game;
import eightfold.core.Move;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/**
 * A guided round on fixed deals: what everybody does, from the first move to the last. Seat 0 is
 * the learner's; the others are bots.
 */
public final class Lesson {
  /** Ends a move whose rest is the learner's choice. */
  private static final String ANY = "…";

  private final Game<?, ?, ?> game;
  private final Script script;
  private final List<Deal> deals;

  /** As it stands in the file. */
  private record Script(
      int seats, Map<String, String> options, List<Cards> deals, List<String> moves) {}

  private record Cards(int leader, List<String> row, List<String> deck) {}

  private Lesson(Game<?, ?, ?> game, Script script) {
    this.game = game;
    this.script = script;
    deals =
        script.deals.stream()
            .map(deal -> game.readDeal(deal.leader, deal.row, deal.deck).found().orElseThrow())
            .toList();
  }

  /** The lesson of a game; every game has one. */
  public static Lesson of(Game<?, ?, ?> game) {
    String name = "lessons/" + game.info().slug() + ".json";
    try (InputStream in = Lesson.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("there is no lesson for " + game.info().slug());
      }
      return new Lesson(game, JsonMapper.shared().readValue(in, Script.class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int seats() {
    return script.seats;
  }

  public Map<String, String> options() {
    return script.options;
  }

  public int moves() {
    return script.moves.size();
  }

  /** The lesson's deals; rounds beyond them are dealt the same every time. */
  public Chance chance() {
    return Chance.scripted(deals);
  }

  /**
   * The move that comes next; empty after the last.
   *
   * @param played how many moves have been made
   */
  public Optional<String> next(int played) {
    return played < script.moves.size()
        ? Optional.of(exact(script.moves.get(played).split(" ", 2)[1].replace(ANY, "").strip()))
        : Optional.empty();
  }

  /** Whether a move follows the lesson; after its end every move does. */
  public boolean takes(int played, String move) {
    return next(played)
        .map(
            wanted ->
                script.moves.get(played).endsWith(ANY)
                    ? exact(move).startsWith(wanted)
                    : exact(move).equals(wanted))
        .orElse(true);
  }

  /** A move as the notation writes it. */
  private String exact(String text) {
    return written(game, text);
  }

  private static <M extends Move> String written(Game<?, M, ?> game, String text) {
    return game.codec().parse(text).map(game.codec()::text).orElse(text);
  }
}
