package eightfold.eightandhalf;

import static eightfold.eightandhalf.Position.half;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Cards;
import org.junit.jupiter.api.Test;

/** Every sentence with which the game says no; those about values stand beside their rules. */
class RefusalTest {
  private static final HalfMove SEVEN = Position.move("7");

  @Rule({"H5", "H6", "H7", "H22"})
  @Test
  void out_of_turn() {
    half("pile 3 | 7 1 / 7").refuses(1, SEVEN, "H7", "not-your-turn");
    half("opens | 7 1 1 / 7 7 7").refuses(1, SEVEN, "H6", "not-your-turn");
    half("swap 0 | 7 1 1 / 7 7 7").refuses(1, SEVEN, "H5", "not-your-turn");
    half("pile 3 | 7 / 7").play("7").refuses(1, SEVEN, "H22", "game-over");
  }

  @Rule("H5")
  @Test
  void swaps_at_the_wrong_time_or_in_the_wrong_place() {
    half("pile 3 | 7 1 / 7")
        .refuses("keep", "H5", "no-swap-now")
        .refuses("swap 1 1.1", "H5", "no-swap-now");
    half("swap 0 | 7 7 7 open 1 2 3 / 8 8 8 open 4 5 6")
        .refuses("7", "H5", "swap-first")
        .refuses("collect", "H5", "swap-first")
        .refuses("blind 1", "H5", "swap-first")
        .refuses("swap 1 0.2", "H5", "swap-with-self")
        .refuses("swap 1 2.1", "H5", "swap-no-seat")
        .refuses(0, new HalfMove.Swap(1, -1, 1), "H5", "swap-no-seat")
        .refuses("swap 4 1.1", "H5", "no-such-place")
        .refuses("swap 1 1.0", "H5", "no-such-place");
  }

  @Rule({"H7", "H19"})
  @Test
  void blind_cards_too_early_or_where_there_are_none() {
    half("pile 3 | 7 blind 1 2 3 / 7").refuses("blind 1", "H7", "blind-before-hand");
    half("pile 3 | open 7 - - blind 1 2 3 / 7").refuses("blind 1", "H7", "blind-before-open");
    half("pile 3 | blind 1 - 3 / 7")
        .refuses("blind 0", "H19", "no-such-place")
        .refuses("blind 4", "H19", "no-such-place")
        .refuses("blind 2", "H19", "place-empty")
        .refuses("collect", "H19", "turn-up-first")
        .refuses("7", "H19", "only-blind-left");
  }

  @Rule({"H1", "H7"})
  @Test
  void cards_that_a_player_does_not_have() {
    half("pile 3 | 7 1 / 7")
        .refuses("8", "H7", "cards-not-in-hand")
        .refuses("7 7", "H7", "cards-not-in-hand")
        .refuses("7".repeat(70), "H7", "cards-not-in-hand")
        .refuses(0, new HalfMove.Play(Deck.FACES.none()), "H7", "no-cards")
        .refuses(0, new HalfMove.Play(Cards.hidden(Deck.FACES, 1)), "H1", "unknown-card")
        .refuses(0, new HalfMove.Play(Deck.row(7, 7, Deck.EMPTY)), "H1", "unknown-card");
    half("pile 3 | open 7 - - / 7").refuses("8", "H7", "not-open");
  }

  @Rule({"H10", "H16"})
  @Test
  void cards_that_do_not_go_together() {
    half("pile 3 | 7 8 h / 7")
        .refuses("7 8", "H10", "not-identical")
        .refuses("7 h", "H10", "not-identical")
        .refuses("8 9 h", "H10", "not-identical")
        .refuses("8 8 h", "H16", "pair-of-two");
  }

  @Rule("H9")
  @Test
  void the_reason_names_card_and_value() {
    Position position = half("pile 6 h | 4 / 7");
    assertThat(Position.GAME.refuse(position.state, 0, Position.move("4")).orElseThrow().toString())
        .isEqualTo("H9: 4 is lower than the value of the pile, 6½.");
  }

  @Rule("H7")
  @Test
  void who_wants_to_collect_learns_what_could_be_played() {
    Position position = half("pile 6 | 8 h 4 / 7");
    assertThat(
            Position.GAME
                .refuse(position.state, 0, Position.move("collect"))
                .orElseThrow()
                .reason())
        .isEqualTo("You can play, for example 8, and so you must.");
  }
}
