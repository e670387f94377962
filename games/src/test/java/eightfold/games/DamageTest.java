package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** One test for each kind of damage that a transcript can suffer. */
class DamageTest {
  private final Recording game = Recording.of("twenty-eight", 4, 1);
  private final int score = game.find("\"score\":1", 1);
  private final int deal = game.find("\"deal\":2", 1);
  private final int end = game.lines().size();

  private String replaced(int line, String from, String to) {
    assertThat(game.line(line)).contains(from);
    return game.change(line, text -> text.replace(from, to)).fault();
  }

  @Test
  void an_illegal_move_is_named_with_its_clause() {
    assertThat(game.change(3, l -> l.replaceFirst("take|decline", "for8")).fault())
        .startsWith("line 3: T19: ");
  }

  @Test
  void a_move_out_of_turn_is_named() {
    String seat = game.line(3).substring(0, 9);
    assertThat(replaced(3, seat, "{\"seat\":" + (seat.endsWith("0") ? 1 : 0)))
        .matches("line 3: T7: It is seat .'s turn, not seat .'s\\.");
    assertThat(replaced(3, seat, "{\"seat\":4")).contains("There is no seat 4");
    assertThat(replaced(3, seat, "{\"seat\":-1")).contains("There is no seat -1");
  }

  @Test
  void what_is_no_move_is_named() {
    assertThat(game.change(4, l -> l.replaceFirst("take|decline", "resign")).fault())
        .isEqualTo("line 4: move: \"resign\" is not a move of this game.");
  }

  @Test
  void a_wrong_number_of_legal_moves_is_named() {
    assertThat(replaced(5, "\"legal\":2", "\"legal\":3"))
        .isEqualTo("line 5: legal is 3 and should be 2.");
  }

  @Test
  void wrong_points_gems_and_winners_are_named() {
    assertThat(game.change(score, l -> l.replaceFirst("\\[\\d+", "[99")).fault())
        .matches("line " + score + ": points\\[0\\] is 99 and should be \\d+\\.");
    assertThat(game.change(score, l -> l.replaceFirst("\\[\\[\\d+", "[[99")).fault())
        .startsWith("line " + score + ": gems[0][0] is 99 and should be ");
    assertThat(game.change(score, l -> l.replaceFirst("\"middle\":\\[", "$09,")).fault())
        .isEqualTo("line " + score + ": middle has 3 entries and should have 2.");
    assertThat(game.change(end, l -> l.replaceFirst("\"winners\":\\[", "$09,")).fault())
        .startsWith("line " + end + ": winners has ");
    assertThat(replaced(end, "true", "false"))
        .isEqualTo("line " + end + ": end is false and should be true.");
  }

  @Test
  void a_missing_deal_score_or_move_is_named() {
    assertThat(game.drop(2).fault()).isEqualTo("line 2: Here should be a deal, not a move.");
    assertThat(game.drop(score).fault())
        .isEqualTo("line " + score + ": Here should be a score, not a deal.");
    assertThat(game.drop(deal).fault())
        .isEqualTo("line " + deal + ": Here should be a deal, not a move.");
    assertThat(game.drop(end - 2).fault()).startsWith("line " + (end - 2) + ": Here should be a ");
  }

  @Test
  void an_unexpected_deal_is_named() {
    assertThat(game.insert(5, game.line(2)).fault())
        .matches("line 5: Here should be a move of seat ., not a deal\\.");
  }

  @Test
  void a_deal_with_the_wrong_cards_is_named() {
    assertThat(replaced(2, "\"8\"", "\"9\""))
        .isEqualTo("line 2: T1: The deck holds 9 more often than the game does.");
    assertThat(replaced(2, "\"10\"", "\"12\"")).isEqualTo("line 2: T1: There is no card 12.");
    assertThat(game.change(2, l -> l.replaceFirst("\"\\d+\",", "")).fault())
        .isEqualTo("line 2: T1: The deck has 50 cards instead of 51.");
  }

  @Test
  void a_deal_with_the_wrong_leader_or_number_is_named() {
    assertThat(game.change(2, l -> l.replaceFirst("\"giver\":\\d", "\"giver\":7")).fault())
        .isEqualTo("line 2: seat: There is no seat 7; seats are 0 to 3.");
    assertThat(game.change(deal, l -> l.replaceAll("\"giver\":(\\d)", "\"giver\":$1$1")).fault())
        .startsWith("line " + deal + ": ");
    assertThat(replaced(deal, "\"deal\":2", "\"deal\":3"))
        .isEqualTo("line " + deal + ": deal is 3 and should be 2.");
    assertThat(replaced(deal, "giver", "dealer"))
        .isEqualTo("line " + deal + ": The field giver is missing.");
  }

  @Test
  void the_giver_of_a_later_round_is_not_free() {
    for (int seat = 0; seat < 4; seat++) {
      String giver = "\"giver\":" + seat;
      if (!game.line(deal).contains(giver)) {
        assertThat(game.change(deal, l -> l.replaceFirst("\"giver\":\\d", giver)).fault())
            .startsWith("line " + deal + ": giver is " + seat + " and should be ");
      }
    }
  }

  @Test
  void a_row_that_the_hand_before_did_not_leave_is_named() {
    Recording eights = Recording.of("eights", 4, 2);
    int second = eights.find("\"deal\":2", 1);
    String row = eights.line(second).replaceFirst(".*\"row\":\\[\"(..)\".*", "$1");
    String swap =
        eights.line(second).replaceFirst(".*\"deck\":.*?\"(1[^" + row.charAt(1) + "])\".*", "$1");
    Recording swapped =
        eights.change(
            second,
            l ->
                l.replaceFirst("\"" + swap + "\"", "\"#\"")
                    .replaceFirst("\"" + row + "\"", "\"" + swap + "\"")
                    .replaceFirst("\"#\"", "\"" + row + "\""));
    assertThat(swapped.fault()).startsWith("line " + second + ": ");
  }

  @Test
  void the_first_of_several_faults_is_named() {
    Recording twice = game.change(deal, l -> "{}").change(5, l -> l.replace(":2}", ":3}"));
    assertThat(twice.fault()).startsWith("line 5: legal");
  }

  @Test
  void a_line_after_the_end_is_named() {
    assertThat(game.insert(end + 1, game.line(3)).fault())
        .isEqualTo(
            "line "
                + (end + 1)
                + ": Here should be nothing more, for the game is over, not a move.");
  }

  @Test
  void a_game_must_end_before_the_next_begins() {
    assertThat(game.first(10).then(game).fault())
        .isEqualTo("line 11: Here begins a new game, although game 1 is unfinished.");
    assertThat(game.drop(end).then(game).fault())
        .isEqualTo("line " + end + ": The end of the game is missing.");
  }

  @Test
  void wrong_types_are_named() {
    assertThat(game.change(3, l -> l.replaceFirst("\"seat\":(\\d)", "\"seat\":\"$1\"")).fault())
        .isEqualTo("line 3: seat: The field seat should be a whole number.");
    assertThat(game.change(3, l -> l.replaceFirst("\"seat\":(\\d)", "\"seat\":$1.0")).fault())
        .isEqualTo("line 3: seat: The field seat should be a whole number.");
    assertThat(game.change(3, l -> l.replaceFirst("\"(take|decline)\"", "null")).fault())
        .isEqualTo("line 3: move: The field move should be a text.");
    assertThat(replaced(3, ":2}", ":\"2\"}")).isEqualTo("line 3: legal is \"2\" and should be 2.");
    assertThat(replaced(3, ":2}", ":99999999999999999999}")).startsWith("line 3: legal is 9999");
    assertThat(replaced(2, "[\"", "[1,\"")).contains("The field deck should be a list of texts");
    assertThat(game.change(2, l -> l.replaceFirst("\\[.*\\]", "7")).fault())
        .contains("The field deck should be a list of texts");
  }

  @Test
  void missing_fields_are_named() {
    assertThat(replaced(3, ",\"legal\":2", "")).isEqualTo("line 3: The field legal is missing.");
    assertThat(game.change(3, l -> l.replaceFirst("\"seat\":\\d,", "")).fault())
        .isEqualTo("line 3: seat: The field seat is missing.");
    assertThat(replaced(score, ",\"middle\"", ",\"centre\""))
        .isEqualTo("line " + score + ": The field middle is missing.");
    assertThat(game.change(2, l -> "{\"deal\":1,\"giver\":0}").fault())
        .isEqualTo("line 2: deck: The field deck is missing.");
  }

  @Test
  void a_head_that_makes_no_sense_is_named() {
    assertThat(replaced(1, "\"v\":1", "\"v\":2")).contains("line 1: v: Version 2 of the notation");
    assertThat(replaced(1, "\"v\":1,", "")).isEqualTo("line 1: v: The field v is missing.");
    assertThat(replaced(1, "twenty-eight", "whist")).startsWith("line 1: game: There is no game");
    assertThat(replaced(1, "twenty-eight", "Twenty-Eight"))
        .contains("game is \"Twenty-Eight\" and should be twenty-eight.");
    assertThat(replaced(1, "\"seats\":4", "\"seats\":2")).contains("3 to 6 players, not for 2");
    assertThat(replaced(1, "\"chance\"", "4")).contains("firstGiver takes chance|seat, not 4");
    assertThat(replaced(1, "passIsFinal", "passIsFun")).contains("There is no option passIsFun");
    assertThat(replaced(1, "\"passIsFinal\":false,", ""))
        .isEqualTo("line 1: head: The field options.passIsFinal is missing.");
    assertThat(replaced(1, "\"passIsFinal\":false", "\"passIsFinal\":\"off\""))
        .contains("options.passIsFinal is \"off\" and should be false.");
    assertThat(replaced(1, "\"seed\":\"0", "\"seed\":1,\"x\":\"0"))
        .contains("The field seed should be a text");
    assertThat(game.change(1, l -> "{\"v\":1}").fault()).contains("The field game is missing");
    assertThat(game.change(1, l -> l.replaceFirst("\\{\"firstGiver.*?\\}", "[]")).fault())
        .contains("The field options should be an object");
  }

  @Test
  void a_transcript_without_a_head_is_named() {
    assertThat(game.drop(1).fault())
        .isEqualTo("line 1: The transcript does not begin with the line of a game.");
  }
}
