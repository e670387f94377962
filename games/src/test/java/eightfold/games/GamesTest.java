package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GamesTest {
  @Test
  void all_three_games_are_there() {
    assertThat(Games.all().stream().map(game -> game.info().slug()))
        .containsExactly("twenty-eight", "eight-and-half", "eights");
  }

  @Test
  void a_game_is_found_by_its_slug_in_any_case() {
    assertThat(Games.find(" Twenty-Eight ").found().orElseThrow().info().title()).isEqualTo("8-28");
  }

  @Test
  void an_unknown_game_gets_the_nearest_and_the_list() {
    assertThat(Games.find("twentyeight").refused().orElseThrow().reason())
        .isEqualTo(
            "There is no game \"twentyeight\"; did you mean twenty-eight? There are: "
                + String.join(", ", Games.all().stream().map(kit -> kit.info().slug()).toList())
                + ".");
  }

  @Test
  void nothing_is_suggested_for_what_is_near_to_nothing() {
    assertThat(Games.find("chess").refused().orElseThrow().reason())
        .startsWith("There is no game \"chess\"; there are: twenty-eight");
    assertThat(Games.find("x".repeat(1000)).refused().orElseThrow().reason()).hasSizeLessThan(200);
  }
}
