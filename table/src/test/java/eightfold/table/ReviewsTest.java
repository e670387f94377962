package eightfold.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Eyes;
import eightfold.core.Result;
import eightfold.core.View;
import eightfold.games.Lookup;
import eightfold.games.Replay;
import eightfold.wire.Body;
import eightfold.wire.Frame;
import eightfold.wire.TableInfo.Phase;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Finished games are shown again as they were, and go on otherwise on the same cards. */
class ReviewsTest {
  private static final String TRANSCRIPT = transcript();

  private static String transcript() {
    try {
      return Transcripts.of(
          UnpledgedLogTest.TABLE, UnpledgedLogTest::dealing, UnpledgedLogTest.log(), 1);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Body.Review review(String transcript, int game) {
    return Reviews.of(transcript, game).found().orElseThrow();
  }

  private static View view(Frame frame, int seat) {
    return requireNonNull(frame.mine().get(Integer.toString(seat))).view().own();
  }

  @Test
  void every_position_is_what_each_seat_saw_then() throws IOException {
    Body.Review review = review(TRANSCRIPT, 1);
    assertThat(review.game()).isEqualTo("eight-and-half");
    assertThat(review.finished()).isTrue();
    assertThat(review.frames()).hasSize(76);
    for (int moves = 0; moves <= 75; moves += 5) {
      Frame frame = review.frames().get(moves);
      Lookup found = Replay.position(new StringReader(TRANSCRIPT), 1, moves);
      assertThat(found).isInstanceOf(Lookup.Found.class);
      var table = ((Lookup.Found) found).position().table();
      assertThat(frame.view()).isEqualTo(table.view(Eyes.SPECTATOR));
      for (int seat = 0; seat < review.seats(); seat++) {
        assertThat(view(frame, seat)).isEqualTo(table.view(seat));
      }
    }
    assertThat(review.frames().getFirst().move()).isEmpty();
    assertThat(review.frames().getFirst().events()).isNotEmpty();
  }

  @Test
  void one_of_several_games_is_shown_and_one_that_stops_midway() {
    String half = TRANSCRIPT.substring(0, TRANSCRIPT.indexOf("\n", TRANSCRIPT.length() / 2) + 1);
    Body.Review second = review(TRANSCRIPT + half, 2);
    assertThat(second.finished()).isFalse();
    assertThat(second.frames()).hasSizeBetween(10, 75);
    Body.Contents contents = Reviews.contents(TRANSCRIPT + half);
    assertThat(contents.why()).isEmpty();
    assertThat(contents.games()).extracting(Body.FileGame::finished).containsExactly(true, false);
  }

  @Test
  void what_does_not_hold_is_refused_with_its_line() {
    String odd = TRANSCRIPT.replaceFirst("\"move\":\"[^\"]*\"", "\"move\":\"castle\"");
    var refusal = Reviews.of(odd, 1).refused().orElseThrow();
    assertThat(refusal.code()).isEqualTo("transcript-broken");
    assertThat(refusal.details()).containsEntry("line", "3");
    assertThat(Reviews.of(TRANSCRIPT, 2).refused()).isPresent();
    assertThat(Reviews.of("", 1).refused()).isPresent();
    Body.Contents contents = Reviews.contents(TRANSCRIPT + odd);
    assertThat(contents.games()).hasSize(1);
    assertThat(contents.line()).isGreaterThan(75);
    assertThat(contents.why()).contains("castle");
    assertThat(Reviews.contents("x".repeat(Reviews.LARGEST + 1)).why()).contains("too large");
  }

  private static Chance dealing(String seed) {
    throw new AssertionError("a branch has no seed of its own: " + seed);
  }

  private static TableState branch(String transcript, int moves) {
    Opening.Host host = new Opening.Host(5, "Anna", "ABCDE", 1);
    List<String> bots = new ArrayList<>(List.of("steady", "", "steady"));
    Result<List<String>> lines = Branch.open(new Branch.Wish(transcript, 1, moves, bots), host);
    return TableState.fold(7, ReviewsTest::dealing, lines.found().orElseThrow());
  }

  @Test
  void a_branch_begins_in_the_very_position_with_the_cards_as_they_were() {
    List<Frame> frames = review(TRANSCRIPT, 1).frames();
    for (int moves : new int[] {0, 20, 74}) {
      TableState state = branch(TRANSCRIPT, moves);
      assertThat(state.phase).isEqualTo(Phase.PLAYING);
      assertThat(state.aside).isTrue();
      assertThat(state.seatsOf(5)).containsExactly(1);
      assertThat(IntStream.range(0, 3).<View>mapToObj(seat -> state.playing().view(seat)))
          .containsExactlyElementsOf(
              IntStream.range(0, 3).mapToObj(seat -> view(frames.get(moves), seat)).toList());
    }
  }

  @Test
  void a_branch_of_a_game_whose_seed_means_nothing_has_its_cards_all_the_same() {
    String foreign = TRANSCRIPT.replaceFirst("\"seed\":\"[^\"]*\"", "\"seed\":\"mine\"");
    assertThat(branch(foreign, 20).playing().view(2))
        .isEqualTo(branch(TRANSCRIPT, 20).playing().view(2));
  }

  @Test
  void nobody_can_go_on_where_there_is_nothing_to_decide() {
    Opening.Host host = new Opening.Host(5, "Anna", "ABCDE", 1);
    for (int moves : new int[] {-1, 75, 76}) {
      Branch.Wish wish = new Branch.Wish(TRANSCRIPT, 1, moves, List.of("", "steady", "steady"));
      assertThat(Branch.open(wish, host).refused().orElseThrow().code())
          .isEqualTo("no-such-position");
    }
    for (List<String> bots :
        List.of(List.of(""), List.of("", "", "steady"), List.of("", "x", "y"))) {
      assertThat(
              Branch.open(new Branch.Wish(TRANSCRIPT, 1, 3, bots), host)
                  .refused()
                  .orElseThrow()
                  .code())
          .isEqualTo("game-seats");
    }
  }
}
