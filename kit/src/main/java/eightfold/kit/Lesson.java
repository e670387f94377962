package eightfold.kit;

import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Game;
import eightfold.core.Move;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A guided round on fixed deals: what everybody does, from the first move to the last. Seat 0 is
 * the learner's; the others are bots.
 *
 * <p>Its file is a list of lines. {@code seats 2} and {@code option rounds 1} come first. {@code
 * deal 1} begins a deal with its leader; {@code row} and {@code deck} add cards to it. {@code move
 * 0 take} is a move of seat 0; one that ends with {@code …} leaves its rest to the learner.
 */
public final class Lesson {
  private static final String ANY = "…";

  private final Game<?, ?, ?> game;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<Deal> deals;
  private final List<String> moves = new ArrayList<>();
  private int seats;

  private record Cards(int leader, List<String> row, List<String> deck) {}

  private Lesson(Game<?, ?, ?> game, String text) {
    this.game = game;
    List<Cards> cards = new ArrayList<>();
    for (String line : text.split("\n")) {
      String[] parts = line.split(" ", 2);
      List<String> words = Arrays.asList(parts[1].split(" "));
      switch (parts[0]) {
        case "seats" -> seats = Integer.parseInt(parts[1]);
        case "option" -> options.put(words.get(0), words.get(1));
        case "deal" ->
            cards.add(new Cards(Integer.parseInt(parts[1]), new ArrayList<>(), new ArrayList<>()));
        case "row" -> cards.getLast().row.addAll(words);
        case "deck" -> cards.getLast().deck.addAll(words);
        case "move" -> moves.add(parts[1].split(" ", 2)[1]);
        default -> throw new IllegalArgumentException("not a line of a lesson: " + line);
      }
    }
    deals =
        cards.stream()
            .map(deal -> game.readDeal(deal.leader, deal.row, deal.deck).found().orElseThrow())
            .toList();
  }

  /** Reads the file of a game's lesson. */
  public static Lesson read(Game<?, ?, ?> game) {
    String file = file(game.info().slug());
    try (InputStream in = Lesson.class.getResourceAsStream("/" + file)) {
      if (in == null) {
        throw new IllegalStateException("there is no " + file);
      }
      return new Lesson(game, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where the lesson of a game is among the resources. */
  public static String file(String slug) {
    return "lessons/" + slug + ".txt";
  }

  public int seats() {
    return seats;
  }

  public Map<String, String> options() {
    return options;
  }

  public int moves() {
    return moves.size();
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
    return played < moves.size()
        ? Optional.of(exact(moves.get(played).replace(ANY, "").strip()))
        : Optional.empty();
  }

  /** Whether a move follows the lesson; after its end every move does. */
  public boolean takes(int played, String move) {
    return next(played)
        .map(
            wanted ->
                moves.get(played).endsWith(ANY)
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
