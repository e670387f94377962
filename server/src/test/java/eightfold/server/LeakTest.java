package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Eyes;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.server.config.Config;
import eightfold.server.host.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Non-interference on the wire over whole games: a game is played to its end, and then again for
 * each of its rounds with cards of that round exchanged that an observer cannot know by then: after
 * a third of the round, and before its last move, which shows them. Until then the observer's
 * socket must say the same to the last byte: numbers, counts, order, times, refusals.
 */
@Tag("slow")
class LeakTest {
  @TempDir Path data;
  private int runs;

  @ParameterizedTest
  @CsvSource({
    "twenty-eight, 3, 11, ''", "twenty-eight, 4, 12, ''",
    "eight-and-half, 3, 21, ''", "eight-and-half, 2, 22, ''",
    "eights, 3, 31, 9", "eights, 2, 32, 9"
  })
  void what_a_seat_hears_does_not_depend_on_what_it_cannot_know(
      String slug, int seats, long seed, String target) {
    Map<String, String> options = target.isEmpty() ? Map.of() : Map.of("target", target);
    check(Games.find(slug).found().orElseThrow().game(), seats, options, new Rng(seed));
  }

  private <S extends State<S>, M extends Move, V extends View> void check(
      Game<S, M, V> game, int seats, Map<String, String> options, Rng rng) {
    LeakGame<S, M, V> whole = LeakGame.play(game, seats, options, rng);
    String table = table(game, seats, options);
    List<List<String>> plain = overTheWire(table, seats, whole, whole.deals, whole.moves.size());
    secretStaysSecret(plain);
    int compared = 0;
    boolean noticed = false;
    int first = 0;
    for (int round = 0; round < whole.lasts.size(); round++) {
      int last = whole.lasts.get(round);
      for (int before : new int[] {first + (last - first) / 3, last}) {
        int observer = Eyes.SPECTATOR + (round + before) % (seats + 1);
        Optional<List<Deal>> other = whole.exchanged(round, before, observer, rng);
        if (other.isPresent()) {
          noticed |=
              compare(plain, overTheWire(table, seats, whole, other.get(), before), observer);
          compared++;
        }
      }
      first = last + 1;
    }
    assertThat(compared).isPositive();
    assertThat(noticed).as("somebody must notice, or the test proves nothing").isTrue();
  }

  /** The observer hears the same; true if somebody else does not. */
  private static boolean compare(List<List<String>> plain, List<List<String>> heard, int observer) {
    boolean noticed = false;
    for (int i = 0; i < heard.size(); i++) {
      List<String> before = plain.get(i).subList(0, heard.get(i).size());
      if (i == observer + 1) {
        assertThat(heard.get(i)).isEqualTo(before);
      } else {
        noticed |= !heard.get(i).equals(before);
      }
    }
    return noticed;
  }

  private static String table(Game<?, ?, ?> game, int seats, Map<String, String> options) {
    return "{\"game\":\"%s\",\"seats\":%d,\"options\":%s,\"listed\":true,\"clock\":0,\"bots\":\"\",\"sit\":true}"
        .formatted(game.info().slug(), seats, Visitor.JSON.writeValueAsString(options));
  }

  /** The secret and the seed come with the message that ends the game, and not before. */
  private static void secretStaysSecret(List<List<String>> heard) {
    for (List<String> one : heard) {
      var fair = Visitor.JSON.readTree(one.getLast()).get("table").get("fair");
      String secret = fair.get("secret").stringValue();
      String seed = fair.get("seed").stringValue();
      assertThat(secret).hasSize(64);
      assertThat(one.stream().filter(text -> text.contains(secret) || text.contains(seed)).count())
          .isEqualTo(1);
    }
  }

  /** Every time the same. */
  private static World repeatable(List<Deal> deals) {
    AtomicLong bits = new AtomicLong(7);
    AtomicLong time = new AtomicLong(TimeUnit.DAYS.toMillis(20_000));
    return new World(
        time::incrementAndGet,
        () -> Rng.mix(bits.incrementAndGet()),
        seed -> Chance.scripted(deals));
  }

  /** Everything that each socket hears before a move: first the spectator's, then by seat. */
  private List<List<String>> overTheWire(
      String wish, int seats, LeakGame<?, ?, ?> whole, List<Deal> deals, int before) {
    World world = repeatable(deals);
    Config config = TableTest.config(data.resolve("run" + runs++)).with("take-back", 0);
    List<Visitor> all = new ArrayList<>();
    try (Server server = Server.start(config, world)) {
      for (int i = 0; i <= seats; i++) {
        all.add(Visitor.arrive(server.port(), "Guest"));
      }
      begin(all, wish);
      for (int i = 0; i < before; i++) {
        if (i % 3 == 0) {
          nuisance(all, i / 3);
        }
        if (whole.lasts.contains(i + 1)) {
          all.forEach(visitor -> visitor.request("look", ""));
        }
        move(all, whole.movers.get(i), whole.moves.get(i));
      }
      if (before == whole.moves.size()) {
        all.forEach(visitor -> visitor.hear("changed"));
      }
    } finally {
      all.forEach(Visitor::hangUp);
    }
    return all.stream().map(visitor -> List.copyOf(visitor.heard)).toList();
  }

  private static void begin(List<Visitor> all, String wish) {
    Visitor host = all.get(1);
    String table = host.post("/api/tables", wish).get("id").stringValue();
    for (int i = 1; i < all.size(); i++) {
      sit(all, i, table);
    }
    all.getFirst().connect(table).hear("table");
    host.ask("start", "");
    all.forEach(visitor -> visitor.hear(node -> node.path("n").asInt(0) > 0 && node.has("view")));
    all.forEach(visitor -> visitor.hear("changed"));
  }

  private static void move(List<Visitor> all, int seat, String move) {
    int at = all.get(1).at();
    all.get(seat + 1)
        .ask("move", "\"seat\":%d,\"at\":%d,\"move\":\"%s\"".formatted(seat, at, move));
    all.forEach(visitor -> visitor.hear("played"));
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
