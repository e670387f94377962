package eightfold.eightandhalf.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HalfTacticsTest {
  private static final List<String> ABLE = List.of("steady", "sharp");
  private static final String BUSY = " / bank 6 open 8 8 8 blind ? ? ?";

  private static void plays(String name, String picture, String... moves) {
    assertThat(moves).as("%s in %s", name, picture).contains(Scene.of(picture).move(name, 1));
  }

  @Test
  void the_reference_plays_as_its_description_says() {
    String rest = " bank 3 open 2 2 2 blind ? ? ?" + BUSY;
    plays("lowest-first", "3 | 4 4 7" + rest, "4 4");
    plays("lowest-first", "3 h | 4 7 g" + rest, "4");
    plays("lowest-first", "3 h | 4 4 g" + rest, "4 4");
    plays("lowest-first", "5 | 3 6 0" + rest, "3");
    plays("lowest-first", "8 | 0 0 h" + rest, "0");
    plays("lowest-first", "8 | h h g" + rest, "h");
    plays("lowest-first", "9 h | 8 h g" + rest, "h");
    plays("lowest-first", "8 h | 8 h g" + rest, "g");
    plays("lowest-first", "8 | 8 h 3" + rest, "8");
    plays("lowest-first", "8 h | 8 h 3" + rest, "8 h");
    plays("lowest-first", " | 3 h 1" + rest, "1");
  }

  @Test
  void the_reference_turns_up_blind_cards_as_its_description_says() {
    plays("lowest-first", "6 | bank 0 open - - - blind ? g 7" + BUSY, "blind 3");
    plays("lowest-first", "6 | bank 0 open - - - blind 3 ? ?" + BUSY, "blind 2");
    plays("lowest-first", "6 | bank 0 open - - - blind 3 - 2" + BUSY, "blind 1");
    plays("lowest-first", "6 | bank 0 open - - - blind g h 0" + BUSY, "blind 3");
  }

  @Test
  void able_players_catch_and_are_out_with_their_next_play() {
    for (String name : ABLE) {
      plays(name, "3 h | 4 9 bank 0 open - - - blind - - -" + BUSY, "4");
      plays(name, "6 h | 7 7 g bank 0 open - - - blind - - -" + BUSY, "7 7");
    }
  }

  @Test
  void able_players_go_out_at_once_if_they_can() {
    for (String name : ABLE) {
      plays(name, "3 | h h h bank 0 open - - - blind - - -" + BUSY, "h h h");
      plays(name, "8 h | 8 h bank 0 open - - - blind - - -" + BUSY, "8 h");
      plays(name, "2 | 6 6 bank 0 open - - - blind - - -" + BUSY, "6 6");
    }
  }

  @Test
  void nobody_steps_in_front_of_a_policeman_who_lies_open() {
    String next = " / bank 0 open 4 4 4 blind ? ? ?";
    for (String name : List.of("gentle", "steady", "sharp")) {
      for (long seed = 0; seed < 10; seed++) {
        Scene scene = Scene.of("3 | h g 1 bank 3 open 2 2 2 blind ? ? ?" + next);
        assertThat(scene.move(name, seed)).as(name).isEqualTo("g");
      }
    }
  }

  @Test
  void nobody_turns_up_a_card_that_is_known_not_to_fit_while_another_may() {
    for (String name : List.of("gentle", "steady", "sharp", "lowest-first")) {
      for (long seed = 0; seed < 10; seed++) {
        Scene scene = Scene.of("6 | bank 0 open - - - blind 2 9 1" + BUSY);
        assertThat(scene.move(name, seed)).as(name).isEqualTo("blind 2");
        scene = Scene.of("6 | bank 0 open - - - blind 2 ? 1" + BUSY);
        assertThat(scene.move(name, seed)).as(name).isEqualTo("blind 2");
      }
    }
  }

  @Test
  void steady_keeps_a_wild_card_and_plays_identical_cards_together() {
    plays("steady", "2 | 3 g 9 bank 5 open 2 2 2 blind ? ? ?" + BUSY, "3");
    plays("steady", "2 | 7 7 4 bank 5 open 2 2 2 blind ? ? ?" + BUSY, "7 7");
  }

  @Test
  void sharp_stops_somebody_who_would_be_out() {
    // With one open card left, a 6, the next player is out on a 4, but not on a 7 or on a Five.
    String picture = "3 | 4 7 5 bank 4 open 2 2 2 blind ? ? ? / bank 0 open 6 - - blind - - -";
    plays("sharp", picture, "5", "7");
  }

  @Test
  void sharp_stops_one_of_three_who_would_be_out() {
    String busy = " / bank 4 open 3 3 3 blind ? ? ?";
    String last = " / bank 0 open 6 - - blind - - -";
    plays("sharp", "3 | 4 7 9 bank 2 open 2 2 2 blind ? ? ?" + last + busy, "7", "9");
  }
}
