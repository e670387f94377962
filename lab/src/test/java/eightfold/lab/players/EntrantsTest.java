package eightfold.lab.players;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Options;
import eightfold.core.Result;
import eightfold.games.Games;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntrantsTest {
  private static Result<List<Entrant>> read(String players) {
    Kit<?, ?, ?> kit = Games.find("twenty-eight").found().orElseThrow();
    Options options = kit.info().options(4, Map.of()).found().orElseThrow();
    return Entrants.read(players, kit.players(), 4, options);
  }

  @Test
  void names_are_separated_by_commas_and_may_have_budgets() {
    assertThat(read("sharp@10ms, steady,threshold").found().orElseThrow())
        .containsExactly(
            new Entrant.House("sharp@10ms", "sharp", Optional.of(Budget.millis(10))),
            new Entrant.House("steady", "steady", Optional.empty()),
            new Entrant.House("threshold", "threshold", Optional.empty()));
  }

  @Test
  void styles_of_the_zoo_are_players_too() {
    assertThat(read("timid,stop-at:4/26,stop-at:4/26~10@5").found().orElseThrow())
        .containsExactly(
            new Entrant.House("timid", "timid", Optional.empty()),
            new Entrant.House("stop-at:4/26", "stop-at:4/26", Optional.empty()),
            new Entrant.House(
                "stop-at:4/26~10@5", "stop-at:4/26~10", Optional.of(Budget.rollouts(5))));
  }

  @Test
  void the_same_player_twice_gets_a_number() {
    assertThat(read("steady,steady,steady").found().orElseThrow())
        .extracting(Entrant::label)
        .containsExactly("steady", "steady#2", "steady#3");
  }

  @Test
  void a_command_is_cut_at_blanks_and_quotes_hold_together() {
    List<Entrant> entrants =
        read("cmd:python3 -u some/bot.py,cmd:\"node 'my bot.js' --a,b\",cmd:./bot")
            .found()
            .orElseThrow();
    assertThat(entrants)
        .containsExactly(
            new Entrant.Program("cmd:bot.py", List.of("python3", "-u", "some/bot.py")),
            new Entrant.Program("cmd:my bot.js", List.of("node", "my bot.js", "--a,b")),
            new Entrant.Program("cmd:bot", List.of("./bot")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sharp,,steady | A name is missing",
        "greedy | There is no player greedy; there are: gentle, steady, sharp, threshold, random,"
            + " beg",
        "stop-at:4 | This style is written stop-at:LOW/HIGH (LOW 0–9, HIGH 0–28), not stop-at:4.",
        "stop-at:4/29 | This style is written stop-at:LOW/HIGH",
        "timid~200 | After ~ comes a percentage from 1 to 99",
        "cmd: | After cmd: comes the command",
        "cmd:\"python3 | A quote in the list of players is not closed.",
        "sharp@soon | A budget is a time like 50ms or 2s, or a number of rollouts, not",
      })
  void what_makes_no_sense_is_refused(String players, String sentence) {
    assertThat(read(players).refused().orElseThrow().reason()).startsWith(sentence);
  }

  @ParameterizedTest
  @CsvSource({"50ms,50ms", "2s,2000ms", "0.5ms,0.5ms", "200,200", " 1S ,1000ms"})
  void budgets_are_written_as_they_are_read(String given, String written) {
    assertThat(Budgets.text(Budgets.read(given).found().orElseThrow())).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource({"0", "0ms", "-5", "fast", "1e9", "99999999999"})
  void other_budgets_are_refused(String given) {
    assertThat(Budgets.read(given).refused()).isPresent();
  }
}
