package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Noted;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.server.table.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Non-interference on the wire: a round is played twice, the second time with cards exchanged that
 * the observer cannot know, and the observer's socket must say the same to the last byte.
 */
class LeakTest {
  private static final int SPECTATOR = Eyes.SPECTATOR;
  @TempDir Path data;
  private int runs;

  /** A round that was played: its deal, its moves, and who knew which card at its end. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Round(Deal deal, List<Integer> movers, List<String> moves, int[] eyes) {}

  @ParameterizedTest
  @CsvSource({
    "twenty-eight, 3, 11", "twenty-eight, 4, 12",
    "eight-and-half, 3, 21", "eight-and-half, 2, 22",
    "eights, 3, 31", "eights, 2, 32"
  })
  void what_a_seat_hears_does_not_depend_on_what_it_cannot_know(String slug, int seats, long seed) {
    check(Games.find(slug).found().orElseThrow(), seats, new Rng(seed));
  }

  private <S extends State<S>, M extends Move, V extends View> void check(
      Game<S, M, V> game, int seats, Rng rng) {
    Round round = playRound(game, seats, rng);
    List<List<String>> plain = overTheWire(game, seats, round, round.deal);
    int compared = 0;
    boolean noticed = false;
    for (int observer = SPECTATOR; observer < seats; observer++) {
      Optional<Deal> other = exchanged(game, seats, round, observer, rng);
      if (other.isPresent()) {
        List<List<String>> permuted = overTheWire(game, seats, round, other.get());
        assertThat(permuted.get(observer + 1)).isEqualTo(plain.get(observer + 1));
        noticed |= !permuted.equals(plain);
        compared++;
      }
    }
    assertThat(compared).isPositive();
    assertThat(noticed).as("somebody must notice, or the test proves nothing").isTrue();
  }

  /** Some moves of a first round, never to its end. */
  private static <S extends State<S>, M extends Move, V extends View> Round playRound(
      Game<S, M, V> game, int seats, Rng rng) {
    List<Event> events = new ArrayList<>();
    Table<S, M, V> table =
        Table.open(game, seats, Map.of(), Chance.fast(rng.nextLong()), events::add)
            .found()
            .orElseThrow();
    Deal deal = deal(game, events);
    S state = table.state();
    List<Integer> movers = new ArrayList<>();
    List<String> moves = new ArrayList<>();
    Moves legal = new Moves();
    int[] eyes = new int[deal.deck().size()];
    for (int i = 0; i < 25; i++) {
      state.legal(legal);
      long move = state.variant(legal.at(rng.below(legal.size())), rng);
      S ahead = game.newState(seats, table.options());
      ahead.copyFrom(state);
      ahead.apply(move, Log.NONE);
      if (ahead.round() > 1 || ahead.over()) {
        break;
      }
      movers.add(state.toAct());
      moves.add(game.codec().text(move));
      state.apply(move, Log.NONE);
      for (int position = 0; position < eyes.length; position++) {
        eyes[position] |= state.eyes(position);
      }
    }
    return new Round(deal, movers, moves, eyes);
  }

  private static Deal deal(Game<?, ?, ?> game, List<Event> events) {
    Map<String, Object> note =
        events.stream()
            .filter(event -> event instanceof Noted)
            .map(event -> ((Noted) event).note())
            .findFirst()
            .orElseThrow();
    int leader =
        note.get(note.containsKey("dealer") ? "dealer" : "giver") instanceof Integer seat
            ? seat
            : 0;
    return game.readDeal(leader, texts(note, "row"), texts(note, "deck")).found().orElseThrow();
  }

  private static List<String> texts(Map<String, Object> note, String name) {
    return note.get(name) instanceof List<?> list
        ? list.stream().map(Object::toString).toList()
        : List.of();
  }

  /**
   * A deal with several cards exchanged that the observer never knew, under which all moves hold.
   */
  private static <S extends State<S>, M extends Move, V extends View> Optional<Deal> exchanged(
      Game<S, M, V> game, int seats, Round round, int observer, Rng rng) {
    byte[] cards = round.deal.deck().toArray();
    int changes = 0;
    for (int attempt = 0; attempt < 300 && changes < 40; attempt++) {
      int one = rng.below(cards.length);
      int two = rng.below(cards.length);
      boolean hidden = !Eyes.see(round.eyes[one], observer) && !Eyes.see(round.eyes[two], observer);
      String first = round.deal.deck().faces().text(cards[one]);
      if (hidden && !first.equals(round.deal.deck().faces().text(cards[two]))) {
        swap(cards, one, two);
        if (holds(game, seats, round, with(round.deal, cards))) {
          changes++;
        } else {
          swap(cards, one, two);
        }
      }
    }
    return changes == 0 ? Optional.empty() : Optional.of(with(round.deal, cards));
  }

  private static void swap(byte[] cards, int one, int two) {
    byte card = cards[one];
    cards[one] = cards[two];
    cards[two] = card;
  }

  private static Deal with(Deal deal, byte[] cards) {
    return new Deal(deal.leader(), deal.row(), Cards.of(deal.deck().faces(), cards));
  }

  private static <S extends State<S>, M extends Move, V extends View> boolean holds(
      Game<S, M, V> game, int seats, Round round, Deal deal) {
    Table<S, M, V> table =
        Table.open(game, seats, Map.of(), Chance.scripted(List.of(deal)), Log.NONE)
            .found()
            .orElseThrow();
    for (int i = 0; i < round.moves.size(); i++) {
      if (table.play(round.movers.get(i), round.moves.get(i), Log.NONE).isPresent()
          || table.state().round() > 1
          || table.state().over()) {
        return false;
      }
    }
    return true;
  }

  /** Everything that each socket hears: first the spectator's, then by seat. */
  private List<List<String>> overTheWire(Game<?, ?, ?> game, int seats, Round round, Deal deal) {
    World world = World.repeatable(7, seed -> Chance.scripted(List.of(deal)));
    Config config = TableTest.config(data.resolve("run" + runs++)).with("take-back", 0);
    List<Visitor> all = new ArrayList<>();
    try (Server server = Server.start(config, world)) {
      for (int i = 0; i <= seats; i++) {
        all.add(Visitor.arrive(server.port(), "Guest"));
      }
      Visitor host = all.get(1);
      String table = host.open(game.info().slug(), seats, "{}", "");
      for (int i = 1; i <= seats; i++) {
        sit(all, i, table);
      }
      all.getFirst().connect(table).hear("table");
      host.ask("start", "");
      all.forEach(visitor -> visitor.hear(node -> node.path("n").asInt(0) > 0 && node.has("view")));
      all.forEach(visitor -> visitor.hear("changed"));
      for (int i = 0; i < round.moves.size(); i++) {
        nuisance(all, i);
        int at = host.at();
        Visitor mover = all.get(round.movers.get(i) + 1);
        mover.ask(
            "move",
            "\"seat\":%d,\"at\":%d,\"move\":\"%s\""
                .formatted(round.movers.get(i), at, round.moves.get(i)));
        all.forEach(visitor -> visitor.hear("played"));
      }
      all.forEach(visitor -> visitor.request("look", ""));
    } finally {
      all.forEach(Visitor::hangUp);
    }
    return all.stream().map(visitor -> List.copyOf(visitor.heard)).toList();
  }

  /** Everybody comes in turn, and those who are there hear of it before the next one comes. */
  private static void sit(List<Visitor> all, int i, String table) {
    Visitor visitor = all.get(i);
    visitor.connect(table, 0, "expert").hear("table");
    visitor.request("sit", "\"seat\":%d,\"name\":\"Guest\"".formatted(i - 1));
    int n = visitor.last;
    for (int earlier = 1; earlier < i; earlier++) {
      Visitor other = all.get(earlier);
      other.hear(node -> other.last >= n);
    }
  }

  /** Requests that are refused, whose refusals must not tell anything either. */
  private static void nuisance(List<Visitor> all, int i) {
    for (int seat = 1; seat < all.size(); seat++) {
      Visitor visitor = all.get(seat);
      int at = all.get(1).at();
      String move = List.of("take", "7 7", "pass 1e 5x", "blind 2", "for8").get(i % 5);
      if (visitor.legal(seat - 1).isEmpty()) {
        visitor.request(
            "move", "\"seat\":%d,\"at\":%d,\"move\":\"%s\"".formatted(seat - 1, at, move));
      }
    }
  }
}
