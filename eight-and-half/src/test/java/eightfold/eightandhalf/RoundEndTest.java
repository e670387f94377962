package eightfold.eightandhalf;

import static eightfold.eightandhalf.Position.half;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.Moves;
import eightfold.core.Points;
import eightfold.core.Rng;
import eightfold.core.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RoundEndTest {
  private static List<Integer> points(Position position) {
    return Points.all(position.state);
  }

  private static HalfEvent.Scored scored(Position position) {
    return position.events.stream()
        .filter(HalfEvent.Scored.class::isInstance)
        .map(HalfEvent.Scored.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Rule("H20")
  @Test
  void the_round_ends_with_the_last_card_of_the_last_source() {
    half("pile 3 | 4 / 5").play("4").turnOf(State.OVER);
    half("pile 3 | open 4 - 4 / 5").play("4 4").turnOf(State.OVER);
    half("pile 3 | blind - 4 - / 5").play("blind 2").turnOf(State.OVER);
  }

  @Rule("H20")
  @Test
  void cards_in_bank_open_or_blind_keep_the_round_going() {
    half("pile 3 | 4 bank 1 / 5").play("4").turnOf(1);
    half("pile 3 | 4 open - 1 - / 5").play("4").turnOf(1);
    half("pile 3 | 4 blind - - 1! / 5").play("4").turnOf(1);
    half("pile 6 | blind - - 1 / 5").play("blind 3").turnOf(1);
  }

  @Rule("H20")
  @Test
  void a_last_card_that_is_the_policeman_still_catches() {
    Position position = half("pile 3 h by 1 | 4 burned 9 9 9 9 / 1 / 1 1 1").play("4");
    assertThat(scored(position).cards()).containsExactly(4, 4, 3);
    assertThat(points(position)).containsExactly(2, 0, 1);
  }

  @Rule("H20")
  @Test
  void an_uneven_value_left_by_the_last_card_goes_unpunished_and_the_pile_counts_for_nobody() {
    Position position = half("pile 3 3 3 | h burned 1 / 4 4 / 4 4").play("h").turnOf(State.OVER);
    assertThat(scored(position).cards()).containsExactly(1, 2, 2);
  }

  @Rule("H21")
  @Test
  void president_two_points_and_fewest_cards_one() {
    assertThat(points(half("pile 3 | 4 burned 1 1 / 5 / 7 8").play("4"))).containsExactly(2, 1, 0);
  }

  @Rule("H21")
  @Test
  void the_president_can_be_vice_president_too() {
    assertThat(points(half("pile 3 | 4 burned 1 / 5 5 / 7 8").play("4"))).containsExactly(3, 0, 0);
  }

  @Rule("H21")
  @Test
  void several_with_equally_few_are_all_vice_presidents() {
    Position position = half("pile 3 | 4 burned 1 1 / 5 6 / 7 8 9").play("4");
    assertThat(points(position)).containsExactly(3, 1, 0);
    assertThat(scored(position).vicePresidents()).containsExactly(0, 1);
  }

  @Rule("H21")
  @Test
  void burned_and_all_unplayed_cards_are_counted() {
    Position position =
        half("pile 3 | 4 burned 1 1 1 1 1 1 / 5 bank 6 open 1 - 2 blind - 3! - burned h"
                + " / 7 8 1 bank 3 3 blind 0 1 2")
            .play("4");
    assertThat(scored(position).cards()).containsExactly(6, 6, 8);
  }

  @Rule("H22")
  @Test
  void the_next_round_is_dealt_at_once_and_after_the_last_the_highest_score_wins() {
    Position position = half("pile 3 | 4 burned 1 1 / 5 / 7 8", 2, true).play("4");
    assertThat(position.state.round).isEqualTo(2);
    assertThat(points(position)).containsExactly(2, 1, 0);
    assertThat(position.state.unplayed(0)).isEqualTo(24);
    assertThat(position.state.burned).containsOnly(0);
    assertThat(position.state.pileSize).isZero();
    half("pile 3 | 4 burned 1 1 / 5 / 7 8", 1, true).play("4").turnOf(State.OVER).offers();
  }

  @Rule("H22")
  @Test
  void equal_scores_share_the_win() {
    Position position = half("pile 3 | 4 burned 1 1 / 5 / 7 8");
    position.state.points[1] = 1;
    position.play("4");
    assertThat(position.events).contains(new Ended(List.of(2, 2, 0), List.of(0, 1)));
  }

  @Rule("H22")
  @Test
  void a_game_has_six_rounds_unless_the_table_says_otherwise() {
    assertThat(rounds(Map.of())).isEqualTo(6);
    assertThat(rounds(Map.of("rounds", "1"))).isEqualTo(1);
    assertThat(rounds(Map.of("rounds", "12"))).isEqualTo(12);
    EightAndHalf game = new EightAndHalf();
    assertThat(game.info().options(3, Map.of("rounds", "0")).refused()).isPresent();
    assertThat(game.info().options(3, Map.of("rounds", "13")).refused()).isPresent();
  }

  private static long rounds(Map<String, String> options) {
    EightAndHalf game = new EightAndHalf();
    HalfState state = game.newState(3, game.info().options(3, options).found().orElseThrow());
    List<Event> events = new ArrayList<>();
    game.deal(state, Chance.fast(3), events::add);
    Moves legal = new Moves();
    Rng rng = new Rng(4);
    while (!state.over()) {
      state.legal(legal);
      state.apply(legal.at(rng.below(legal.size())), events::add);
    }
    assertThat(events.get(events.size() - 1)).isInstanceOf(Ended.class);
    return events.stream().filter(HalfEvent.Scored.class::isInstance).count();
  }
}
