package eightfold.lab.tournament;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import eightfold.core.Options;
import eightfold.games.Games;
import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.lab.players.Entrants;
import eightfold.lab.players.Programs;
import eightfold.lab.share.Unfit;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentTest {
  private static final Programs NO_PROGRAMS = new Programs(1000, line -> {});

  static Setup setup(String slug, int seats, String players, boolean rotated) {
    Kit<?, ?, ?> kit = Games.find(slug).found().orElseThrow();
    Options options = kit.info().options(seats, Map.of()).found().orElseThrow();
    return new Setup(
        kit,
        seats,
        options,
        Entrants.read(players, kit.players(), seats, options).found().orElseThrow(),
        rotated,
        28,
        Budget.rollouts(20));
  }

  private static List<Block> play(Setup setup, int blocks, int threads) throws Exception {
    List<Block> played = new ArrayList<>();
    new Tournament(setup, NO_PROGRAMS, threads, false, () -> false)
        .run(0, blocks, (block, transcript) -> played.add(block));
    return played;
  }

  private static String timeless(Block block) {
    return BlockJson.write(block).replaceFirst("\"times\".*", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "twenty-eight | 3 | sharp,threshold",
        "eight-and-half | 4 | steady,lowest-first,random",
        "eights | 2 | sharp,greedy,random"
      })
  void the_same_seed_gives_the_same_blocks_on_any_number_of_threads(
      String slug, int seats, String players) throws Exception {
    Setup setup = setup(slug, seats, players, true);
    List<String> alone = play(setup, 4, 1).stream().map(TournamentTest::timeless).toList();
    List<String> together = play(setup, 4, 3).stream().map(TournamentTest::timeless).toList();
    assertThat(together).isEqualTo(alone).hasSize(4).doesNotHaveDuplicates();
  }

  @Test
  void two_players_at_four_seats_are_one_against_three_on_every_seat() {
    Schedule schedule = new Schedule(setup("eights", 4, "steady,greedy", true));
    assertThat(schedule.games()).isEqualTo(4);
    assertThat(schedule.seatings(0))
        .containsExactlyInAnyOrder(
            new int[] {0, 1, 1, 1},
            new int[] {1, 0, 1, 1},
            new int[] {1, 1, 0, 1},
            new int[] {1, 1, 1, 0});
  }

  @Test
  void as_many_players_as_seats_sit_everywhere_once_in_an_order_that_changes() {
    Schedule schedule = new Schedule(setup("eights", 3, "steady,greedy,random", true));
    List<String> orders = new ArrayList<>();
    for (int block = 0; block < 20; block++) {
      List<int[]> seatings = schedule.seatings(block);
      assertThat(seatings).hasSize(3);
      for (int seat = 0; seat < 3; seat++) {
        int at = seat;
        assertThat(seatings).extracting(s -> s[at]).containsExactlyInAnyOrder(0, 1, 2);
      }
      orders.add((seatings.getFirst()[1] - seatings.getFirst()[0] + 3) % 3 + "");
    }
    assertThat(orders).contains("1", "2");
  }

  @Test
  void more_players_than_seats_meet_in_every_selection() {
    Schedule schedule = new Schedule(setup("eights", 2, "steady,greedy,random", true));
    assertThat(schedule.games()).isEqualTo(6);
    assertThat(schedule.seatings(3))
        .containsExactlyInAnyOrder(
            new int[] {0, 1},
            new int[] {1, 0},
            new int[] {0, 2},
            new int[] {2, 0},
            new int[] {1, 2},
            new int[] {2, 1});
  }

  @Test
  void a_fixed_line_up_fills_the_seats_with_the_last_player() {
    assertThat(new Schedule(setup("eights", 4, "steady,random", false)).seatings(5))
        .containsExactly(new int[] {0, 1, 1, 1});
  }

  @Test
  void standings_add_up() throws Exception {
    Setup setup = setup("twenty-eight", 3, "threshold,random", true);
    Standings standings = new Standings(setup);
    play(setup, 40, 2).forEach(standings::add);
    assertThat(standings.blocks()).isEqualTo(40);
    assertThat(standings.games()).isEqualTo(120);
    double first = standings.player(0).wins().mean();
    double second = standings.player(1).wins().mean();
    assertThat(first + 2 * second).isCloseTo(1, within(1e-9));
    assertThat(first).isGreaterThan(0.5);
    assertThat(standings.ladder()).containsExactly(0, 1);
    assertThat(standings.decided()).isTrue();
    assertThat(standings.pair(0, 1).test().answer(1)).isEqualTo(SequentialTest.Answer.A);
    assertThat(standings.pair(0, 1).points().low()).isPositive();
    assertThat(standings.pair(0, 1).ahead().mean()).isGreaterThan(0.6);
    assertThat(standings.ratings().get(0).low()).isPositive();
    assertThat(standings.player(0).timesAt(2)).isEqualTo(40);
    assertThat(standings.player(1).timesAt(2)).isEqualTo(80);
    assertThat(standings.player(0).games()).isEqualTo(120);
    assertThat(standings.player(0).times().total()).isPositive();
    assertThat(standings.lengths().values().stream().mapToLong(n -> n).sum()).isEqualTo(120);
    assertThat(standings.events()).isNotEmpty();
  }

  @Test
  void games_can_be_written_and_hold() throws Exception {
    StringBuilder text = new StringBuilder();
    new Tournament(setup("eights", 2, "steady,greedy", false), NO_PROGRAMS, 2, true, () -> false)
        .run(0, 5, (block, transcript) -> text.append(transcript).length() > 0);
    List<Replayed> games = new ArrayList<>();
    assertThat(Replay.check(new StringReader(text.toString()), games::add)).isEmpty();
    assertThat(games).hasSize(5).allMatch(Replayed::finished);
  }

  @Test
  void results_go_on_where_they_were_cut_off(@TempDir Path folder) throws Exception {
    Setup setup = setup("twenty-eight", 3, "steady,threshold", true);
    Path file = folder.resolve("blocks.jsonl");
    List<Block> blocks = play(setup, 5, 1);
    try (ResultsFile results = ResultsFile.create(file, Head.whole(setup))) {
      for (Block block : blocks.subList(0, 3)) {
        results.add(block);
      }
    }
    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() - 7));
    List<Block> found = new ArrayList<>();
    try (ResultsFile results = ResultsFile.resume(file, Head.whole(setup), found::add)) {
      assertThat(found).hasSize(2);
      results.add(blocks.get(2));
    }
    assertThat(Files.readString(file)).isEqualTo(whole);
    assertThat(found).extracting(BlockJson::write).isEqualTo(lines(blocks.subList(0, 2)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"players\":\\[0,1,1\\] | \"players\":[0,7,1]",
        "\"players\":\\[0,1,1\\] | \"players\":[1,1,1]",
        "\"players\":\\[0,1,1\\] | \"players\":[0,1]",
        "\"points\":\\[[0-9]+, | \"points\":[",
        "\"games\":\\[.*?\\}\\] | \"games\":[]",
        "\"games\":\\[.*?\\}\\] | \"games\":\"none\"",
        "\"events\":\\{.*?\\} | \"events\":{\"caught\":[1]}",
        "\"forfeits\":\\[.*?\\] | \"forfeits\":[]",
        "\"times\":.* | \"times\":[]}",
        "\"block\":0 | \"block\":1",
      })
  void a_damaged_line_is_named_and_nothing_is_changed(
      String part, String damaged, @TempDir Path folder) throws Exception {
    Setup setup = setup("twenty-eight", 3, "steady,threshold", true);
    Path file = folder.resolve("blocks.jsonl");
    try (ResultsFile results = ResultsFile.create(file, Head.whole(setup))) {
      results.add(play(setup, 1, 1).getFirst());
    }
    String whole = Files.readString(file);
    String text = whole.replaceFirst(part, damaged);
    assertThat(text).isNotEqualTo(whole);
    Files.writeString(file, text);
    assertThatThrownBy(() -> ResultsFile.resume(file, Head.whole(setup), new Standings(setup)::add))
        .isInstanceOf(Unfit.class)
        .hasMessageContaining("Line 2 of " + file);
    assertThat(file).hasContent(text);
  }

  @Test
  void a_file_that_an_editor_has_changed_is_left_alone(@TempDir Path folder) throws Exception {
    Setup setup = setup("twenty-eight", 3, "steady,threshold", true);
    Path file = folder.resolve("blocks.jsonl");
    try (ResultsFile results = ResultsFile.create(file, Head.whole(setup))) {
      results.add(play(setup, 1, 1).getFirst());
    }
    String whole = Files.readString(file);
    for (byte[] changed :
        List.of(
            whole.replace("\n", "\r\n").getBytes(UTF_8),
            whole.replace("\"block\"", "\"bl\u00f6ck\"").getBytes(ISO_8859_1))) {
      Files.write(file, changed);
      assertThatThrownBy(() -> ResultsFile.resume(file, Head.whole(setup), block -> {}))
          .isInstanceOf(Unfit.class);
      assertThat(file).hasBinaryContent(changed);
    }
  }

  private static List<String> lines(List<Block> blocks) {
    return blocks.stream().map(BlockJson::write).toList();
  }

  @Test
  void results_of_another_tournament_are_not_continued(@TempDir Path folder) throws Exception {
    Setup setup = setup("twenty-eight", 3, "steady,threshold", true);
    Path file = folder.resolve("blocks.jsonl");
    ResultsFile.create(file, Head.whole(setup)).close();
    assertThatThrownBy(
            () ->
                ResultsFile.resume(
                    file,
                    Head.whole(setup("twenty-eight", 4, "steady,threshold", true)),
                    block -> {}))
        .hasMessageContaining("seats is 3 there and 4 here");
    Files.writeString(file, "{\"block\":7}\n", java.nio.file.StandardOpenOption.APPEND);
    assertThatThrownBy(() -> ResultsFile.resume(file, Head.whole(setup), block -> {}))
        .hasMessageContaining("Line 2 of");
  }
}
