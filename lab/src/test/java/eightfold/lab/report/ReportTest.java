package eightfold.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import eightfold.core.Options;
import eightfold.games.Games;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.lab.players.Entrants;
import eightfold.lab.players.Programs;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import eightfold.lab.tournament.Tournament;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportTest {
  private static Standings played(String players, boolean rotated, int blocks) throws Exception {
    Kit<?, ?, ?> kit = Games.find("twenty-eight").found().orElseThrow();
    Options options = kit.info().options(3, Map.of("passIsFinal", "on")).found().orElseThrow();
    Setup setup =
        new Setup(
            kit,
            3,
            options,
            Entrants.read(players, kit.players(), 3, options).found().orElseThrow(),
            rotated,
            8,
            Budget.rollouts(10));
    Standings standings = new Standings(setup);
    new Tournament(setup, new Programs(1000, line -> {}), 2, false, () -> false)
        .run(
            0,
            blocks,
            (block, transcript) -> {
              standings.add(block);
              return true;
            });
    return standings;
  }

  @Test
  void the_page_stands_alone() throws Exception {
    String page = Report.of(played("steady,threshold,random", true, 10), "./eightfold <here>");
    assertThat(page)
        .startsWith("<!doctype html>")
        .contains("<title>8-28, 3 players: steady, threshold, random</title>")
        .contains("Strength", "Who gains against whom", "Who is better?", "Points by seat")
        .contains("Length of a game", "What happens", "prefers-color-scheme: dark", "@media print")
        .contains("true (changed)", "./eightfold &lt;here&gt;")
        .doesNotContain("<script", "http:", "https:", "url(", "NaN", "Infinity");
    assertBalanced(page);
  }

  /** Every opened element is closed, in order. */
  private static void assertBalanced(String page) {
    Matcher tags = Pattern.compile("<(/?)([a-z][a-z0-9]*)[^>]*?(/?)>").matcher(page);
    java.util.Deque<String> open = new java.util.ArrayDeque<>();
    while (tags.find()) {
      String tag = tags.group(2);
      if (tag.matches("meta|br") || !tags.group(3).isEmpty()) {
        continue;
      }
      if (tags.group(1).isEmpty()) {
        open.push(tag);
      } else {
        assertThat(open.pop()).isEqualTo(tag);
      }
    }
    assertThat(open).isEmpty();
  }

  @Test
  void one_line_up_of_one_player_has_no_ladder() throws Exception {
    String page = Report.of(played("steady", false, 1), "");
    assertThat(page).contains("The player").doesNotContain("Who is better?", "NaN");
    assertBalanced(page);
  }

  @Test
  void csv_has_a_line_for_each_player() throws Exception {
    String csv = Export.csv(played("steady,random", true, 5));
    assertThat(csv.lines()).hasSize(3);
    assertThat(csv)
        .startsWith("player,games,wins,winsLow,winsHigh,points,")
        .contains("\nsteady,15,0.", "\nrandom,15,");
  }

  @Test
  void json_has_everything() throws Exception {
    Standings standings = played("steady,random", true, 5);
    JsonNode json = JsonMapper.shared().readTree(Export.json(standings));
    assertThat(json.get("game").stringValue()).isEqualTo("twenty-eight");
    assertThat(json.get("options").get("passIsFinal").booleanValue()).isTrue();
    assertThat(json.get("standings").get(0).get("wins").doubleValue())
        .isCloseTo(standings.player(0).wins().mean(), within(1e-6));
    assertThat(json.get("pairs").get(0).get("better").stringValue()).isIn("open", "a", "b");
    assertThat(json.get("bySeat")).hasSize(6);
    assertThat(json.get("lengths").size()).isPositive();
    assertThat(json.get("events").size()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "123, 123 ns",
    "1500, 1.50 µs",
    "15000, 15.0 µs",
    "150000, 150 µs",
    "12300000, 12.3 ms",
    "2500000000, 2.50 s"
  })
  void times_have_three_digits(double nanos, String text) {
    assertThat(Figures.time(nanos)).isEqualTo(text);
  }

  @Test
  void figures_have_signs_and_no_negative_nothing() {
    assertThat(Figures.signed(2, 1)).isEqualTo("+2.0");
    assertThat(Figures.signed(-2, 0)).isEqualTo("−2");
    assertThat(Figures.signed(-0.001, 1)).isEqualTo("0.0");
    assertThat(Figures.signed(0.001, 1)).isEqualTo("0.0");
    assertThat(Figures.odds(2e6)).isEqualTo("over 1,000,000");
    assertThat(Figures.odds(1234)).isEqualTo("1,234");
  }

  @Test
  void an_axis_has_round_ticks_around_its_figures() {
    Axis axis = Axis.over(3, 47, 0, 100);
    assertThat(axis.ticks()).containsExactly(0.0, 10.0, 20.0, 30.0, 40.0, 50.0);
    assertThat(axis.at(25)).isEqualTo(50);
    assertThat(Axis.over(5, 5, 0, 1).ticks()).hasSizeGreaterThan(1);
    assertThat(Axis.over(0, 0.04, 0, 1).label(0.01)).isEqualTo("0.01");
  }
}
