package eightfold.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import eightfold.core.Chance;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Refusal;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.games.TranscriptWriter;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReviewTest {
  /** A game among bots of one kind. */
  static String transcript(String slug, String bot, int seats, long seed) {
    return transcript(Games.find(slug).found().orElseThrow(), bot, seats, seed);
  }

  private static <S extends State<S>, M extends Move, V extends View> String transcript(
      Kit<S, M, V> kit, String name, int seats, long seed) {
    List<String> lines = new ArrayList<>();
    TranscriptWriter writer = new TranscriptWriter(lines::add);
    Chance chance = Chance.fast(seed);
    writer.head(
        kit.game(), seats, kit.info().options(seats, Map.of()).found().orElseThrow(), "test");
    Table<S, M, V> table =
        Table.open(kit.game(), seats, Map.of(), chance, writer).found().orElseThrow();
    Bot<V> bot = kit.roster().make(name, seats, table.options()).found().orElseThrow();
    Moves legal = new Moves();
    Rng rng = new Rng(seed);
    while (!table.state().over()) {
      table.state().legal(legal);
      int seat = table.state().toAct();
      long move = bot.choose(table.view(seat), legal, rng, Budget.rollouts(100));
      writer.move(seat, kit.game().codec().text(move), legal.size());
      table.state().apply(move, writer);
    }
    return String.join("\n", lines);
  }

  private static Review<?, ?, ?> review(String transcript, int seat, long seed) {
    return Review.of(transcript, 1, seat, seed).found().orElseThrow();
  }

  /** Until every decision is fine, in steps of so many games. */
  private static Review<?, ?, ?> fine(Review<?, ?, ?> review, int games) {
    while (review.fine() < review.size() && review.step(games)) {
      assertThat(review.valued().size()).isLessThanOrEqualTo(review.size());
    }
    return review;
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void decisions_get_intervals_of_four_points_the_same_however_the_work_is_cut(String slug) {
    String transcript = transcript(slug, "gentle", 3, 3);
    List<Valued> valued = fine(review(transcript, 1, 5), 999).valued();
    assertThat(valued).isNotEmpty();
    assertThat(valued)
        .allSatisfy(
            one -> {
              assertThat(one.gain().margin() <= 0.04 || one.worlds() >= 2048).isTrue();
              assertThat(one.played()).isNotEqualTo(one.other());
              assertThat(one.wins()).isBetween(0.0, 1.0);
              assertThat(one.gain().mean()).isCloseTo(one.wins() - one.otherWins(), within(1e-9));
            });
    assertThat(fine(review(transcript, 1, 5), 70).valued()).isEqualTo(valued);
    assertThat(fine(review(transcript, 1, 6), 999).valued()).isNotEqualTo(valued);
  }

  @Test
  void a_mark_never_has_an_interval_that_spans_two() {
    Review<?, ?, ?> review = review(transcript("twenty-eight", "random", 4, 1), 0, 1);
    while (review.step(20_000) && review.fine() < review.size()) {}
    review.step(200_000);
    List<Valued> valued = review.valued();
    assertThat(valued)
        .filteredOn(one -> one.grade() != Grade.OPEN)
        .isNotEmpty()
        .allSatisfy(
            one ->
                assertThat(Grade.of(-100 * one.gain().high(), -100 * one.gain().low()))
                    .isEqualTo(one.grade()));
    assertThat(valued).extracting(Valued::grade).contains(Grade.BEST, Grade.COSTLY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void the_last_round_that_has_ended_is_valued_as_in_the_whole_game(String slug) {
    String transcript = transcript(slug, "gentle", 3, 3);
    List<Valued> whole = fine(review(transcript, 1, 5), 999).valued();
    int rounds = whole.getLast().round();
    assertThat(ofLastRound(transcript)).isEqualTo(ofRound(whole, rounds)).isNotEmpty();
    // Cut after the first move of the last round: the present round is nobody's business yet.
    String part = upTo(transcript, rounds);
    assertThat(ofLastRound(part)).isEqualTo(ofRound(whole, rounds - 1));
    assertThat(ofLastRound(upTo(transcript, 1))).isEmpty();
    assertThat(Review.of("", 1, 0, 1).then(Review::ofLastRound).refused()).isPresent();
  }

  private static List<Valued> ofRound(List<Valued> valued, int round) {
    return valued.stream().filter(one -> one.round() == round).toList();
  }

  private static List<Valued> ofLastRound(String transcript) {
    Review<?, ?, ?> last =
        Review.of(transcript, 1, 1, 5).then(Review::ofLastRound).found().orElseThrow();
    return fine(last, 999).valued();
  }

  /** The transcript up to the first decision of seat 1 in a round. */
  private static String upTo(String transcript, int round) {
    int moves =
        fine(review(transcript, 1, 5), 1).valued().stream()
                .filter(one -> one.round() == round)
                .findFirst()
                .orElseThrow()
                .number()
            + 1;
    List<String> kept = new ArrayList<>();
    int seen = 0;
    for (String line : transcript.lines().toList()) {
      seen += line.contains("\"move\"") ? 1 : 0;
      if (seen > moves) {
        break;
      }
      kept.add(line);
    }
    return String.join("\n", kept);
  }

  @Test
  void those_who_play_better_lose_less() {
    assertThat(lost("sharp")).isLessThan(lost("random"));
  }

  private static double lost(String bot) {
    Review<?, ?, ?> review = fine(review(transcript("twenty-eight", bot, 3, 2), 0, 1), 5000);
    return review.valued().stream().mapToDouble(one -> Math.max(0, -one.gain().mean())).sum();
  }

  @Test
  void what_does_not_hold_is_refused() {
    assertThat(Review.of("", 1, 0, 1).refused()).map(Refusal::code).hasValue("transcript-broken");
    assertThat(Review.of("{\"x\":1}", 1, 0, 1).refused().orElseThrow().reason()).contains("line 1");
    String good = transcript("eights", "steady", 2, 1);
    List<String> lines = new ArrayList<>(Arrays.asList(good.split("\n")));
    lines.remove(5);
    assertThat(Review.of(String.join("\n", lines), 1, 0, 1).refused()).isPresent();
    for (int seat : new int[] {-1, 2}) {
      assertThat(Review.of(good, 1, seat, 1).refused()).map(Refusal::code).hasValue("unknown-seat");
    }
  }

  @Test
  void grades_are_cut_at_two_five_and_ten_points() {
    assertThat(Grade.of(-20, 1.9)).isEqualTo(Grade.BEST);
    assertThat(Grade.of(1.9, 2.1)).isEqualTo(Grade.OPEN);
    assertThat(Grade.of(2, 4.9)).isEqualTo(Grade.GOOD);
    assertThat(Grade.of(5, 9.9)).isEqualTo(Grade.DOUBTFUL);
    assertThat(Grade.of(10, 60)).isEqualTo(Grade.COSTLY);
    assertThat(Grade.of(Double.NaN, Double.NaN)).isEqualTo(Grade.OPEN);
  }
}
