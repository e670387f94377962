package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Points;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTest {
  private final Recording game = Recording.of("twenty-eight", 4, 1);

  @Test
  void a_file_may_hold_several_games() {
    List<Replayed> games = game.then(Recording.of("eights", 2, 3)).then(game).games();
    assertThat(games).extracting(Replayed::number).containsExactly(1, 2, 3);
    assertThat(games)
        .extracting(Replayed::game)
        .containsExactly("twenty-eight", "eights", "twenty-eight");
    assertThat(games.get(1).line()).isEqualTo(game.lines().size() + 1);
  }

  @Test
  void the_last_game_may_be_unfinished() {
    // The last three lines are the last move, its score and the end.
    for (int lines = 1; lines <= game.lines().size() - 3; lines += 3) {
      Replayed replayed = game.first(lines).games().getFirst();
      assertThat(replayed.finished()).isFalse();
      assertThat(replayed.seed()).isEqualTo(Replayed.Seed.FOLLOWED);
    }
  }

  @Test
  void a_game_that_is_over_needs_its_last_lines() {
    for (String slug : List.of("twenty-eight", "eight-and-half", "eights")) {
      Recording whole = Recording.of(slug, 4, 1);
      int all = whole.lines().size();
      assertThat(whole.first(all - 1).fault())
          .isEqualTo("line %d: The end of the game is missing.".formatted(all));
      assertThat(whole.first(all - 1).then(game).fault())
          .isEqualTo("line %d: The end of the game is missing.".formatted(all));
      assertThat(whole.first(all - 2).fault())
          .isEqualTo("line %d: A score is missing.".formatted(all - 1));
      assertThat(whole.first(all - 3).fault()).isEmpty();
    }
  }

  @Test
  void blank_lines_carriage_returns_and_a_byte_order_mark_are_fine() {
    String text = "\uFEFF" + game.text().replace("\n", "\r\n\r\n  \n");
    List<Replayed> games = new ArrayList<>();
    assertThat(Recording.check(text, games)).isEmpty();
    assertThat(games).hasSize(1);
  }

  @Test
  void a_missing_line_feed_at_the_end_is_fine() {
    assertThat(Recording.check(game.text().strip(), new ArrayList<>())).isEmpty();
  }

  @Test
  void unknown_fields_are_ignored() {
    Recording annotated = game;
    for (int number = 1; number <= game.lines().size(); number++) {
      annotated =
          annotated.change(
              number, line -> line.replaceFirst("\\{", "{\"note\":[{\"x\":null}],\"millis\":1.5,"));
    }
    assertThat(annotated.fault()).isEmpty();
  }

  @Test
  void a_transcript_can_be_written_anew_with_nothing_in_it_but_the_game() throws IOException {
    for (String slug : List.of("twenty-eight", "eight-and-half", "eights")) {
      String written = Recording.of(slug, 4, 1).text();
      String annotated =
          written.replace("{\"seat\"", "{\"note\":\"x\",\"seat\"").replace("\n", "\n\n");
      StringBuilder lines = new StringBuilder();
      assertThat(
              Replay.rewrite(
                  new StringReader(annotated), g -> {}, line -> lines.append(line).append('\n')))
          .isEmpty();
      assertThat(lines).hasToString(written);
    }
  }

  @Test
  void a_move_may_be_written_loosely_and_is_counted() {
    Recording loose = game.change(3, line -> line.replaceFirst("\"(take|decline)\"", "\" $1 \""));
    assertThat(loose.games().getFirst().loose()).isEqualTo(1);
  }

  @Test
  void any_seed_will_do_but_is_looked_at() {
    assertThat(withSeed("of the day").games().getFirst().seed()).isEqualTo(Replayed.Seed.OPAQUE);
    assertThat(withSeed("00000000000000ff").games().getFirst().seed())
        .isEqualTo(Replayed.Seed.OTHER_DEALS);
  }

  private Recording withSeed(String seed) {
    return game.change(1, line -> line.replace("0000000000000001", seed));
  }

  @Test
  void any_position_can_be_shown() {
    assertThat(game.at(1, 0))
        .isInstanceOfSatisfying(
            Lookup.Found.class,
            found -> {
              assertThat(found.position().deck()).hasSize(51);
              assertThat(Points.all(found.position().table().state())).containsOnly(0);
            });
    Replayed whole = game.games().getFirst();
    assertThat(game.then(game).at(2, whole.moves()))
        .isInstanceOfSatisfying(
            Lookup.Found.class,
            found -> {
              assertThat(found.position().table().state().over()).isTrue();
              assertThat(Points.all(found.position().table().state())).isEqualTo(whole.points());
            });
  }

  @Test
  void a_position_that_is_not_there_is_refused() {
    int moves = game.games().getFirst().moves();
    assertThat(game.at(1, moves + 1))
        .isEqualTo(new Lookup.Absent("Game 1 has no more than " + moves + " moves."));
    assertThat(game.at(2, 0)).isEqualTo(new Lookup.Absent("The transcript has no game 2."));
    assertThat(new Recording(List.of("")).at(1, 0)).isInstanceOf(Lookup.Absent.class);
  }

  @Test
  void a_position_whose_deal_is_missing_is_refused() {
    int score = game.find("\"score\":1", 1);
    Recording cut = game.first(score);
    assertThat(cut.at(1, cut.games().getFirst().moves()))
        .isEqualTo(new Lookup.Absent("The transcript ends before the deal that follows."));
    assertThat(game.first(1).at(1, 0)).isInstanceOf(Lookup.Absent.class);
  }

  @Test
  void only_what_leads_to_a_position_is_checked() {
    Recording broken = game.change(20, line -> "nonsense");
    assertThat(broken.at(1, 5)).isInstanceOf(Lookup.Found.class);
    assertThat(broken.at(1, 50)).isInstanceOf(Lookup.Broken.class);
  }
}
