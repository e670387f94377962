package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Refusal;
import eightfold.core.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RefusalTest {
  private static final String POSITION = "middle B6 | Sarah 4 1/11 | Peter 5 | Fran 10 9 6";

  private static Refusal refused(Scene scene, String name, String move) {
    long before = scene.state.digest();
    Optional<Refusal> refusal =
        Scene.GAME.refuse(
            scene.state, scene.seat(name), Scene.GAME.codec().parse(move).orElseThrow());
    assertThat(scene.state.digest()).isEqualTo(before);
    return refusal.orElseThrow();
  }

  @Rule("T7")
  @Test
  void an_answer_out_of_turn() {
    Refusal refusal = refused(Scene.of(POSITION), "Fran", "take");
    assertThat(refusal).hasToString("T7: It is seat 1's turn, not seat 2's.");
  }

  @Rule("T19")
  @Test
  void a_choice_before_the_round_is_over() {
    Refusal refusal = refused(Scene.of(POSITION), "Peter", "for8");
    assertThat(refusal.cause()).isEqualTo("T19");
    assertThat(refusal.code()).isEqualTo("no-half-yet");
  }

  @Rule("T19")
  @Test
  void an_answer_where_a_half_must_be_chosen() {
    Scene scene = Scene.of(POSITION).declineAll();
    assertThat(refused(scene, "Sarah", "take").code()).isEqualTo("choose-a-half");
    assertThat(refused(scene, "Sarah", "decline").code()).isEqualTo("choose-a-half");
    assertThat(refused(scene, "Peter", "for28").cause()).isEqualTo("T19");
  }

  @Rule("T24")
  @Test
  void anything_after_the_end() {
    Scene scene = Scene.of("supply R14 | middle B3 R1 | Sarah 8 | Peter 10 | Fran 9").declineAll();
    assertThat(refused(scene, "Sarah", "take").code()).isEqualTo("game-over");
  }

  @Rule("T1")
  @Test
  void decks_with_wrong_cards() {
    assertThat(refusedDeck(List.of("1", "11"))).isEqualTo("T1: There is no card 11.");
    assertThat(refusedDeck(List.of("8", "8", "8", "8", "8")))
        .isEqualTo("T1: The deck holds 8 more often than the game does.");
    assertThat(refusedDeck(List.of("8"))).isEqualTo("T1: The deck has 1 cards instead of 51.");
  }

  private static String refusedDeck(List<String> deck) {
    return Scene.GAME.readDeal(0, List.of(), deck).refused().orElseThrow().toString();
  }

  @Test
  void wrong_numbers_of_players_and_options_name_their_field() {
    assertThat(refusedTable(2, Map.of())).startsWith("seats: 8-28 is for 3 to 6 players");
    assertThat(refusedTable(7, Map.of())).startsWith("seats: ");
    assertThat(refusedTable(4, Map.of("firstGiver", "4")))
        .isEqualTo("firstGiver: firstGiver takes chance|seat, not 4.");
    assertThat(refusedTable(4, Map.of("passIsFinal", "maybe"))).startsWith("passIsFinal: ");
    assertThat(refusedTable(4, Map.of("rounds", "6"))).startsWith("rounds: There is no option");
  }

  private static String refusedTable(int seats, Map<String, String> options) {
    return Table.open(Scene.GAME, seats, options, Chance.fast(1), Log.NONE)
        .refused()
        .orElseThrow()
        .toString();
  }
}
