package eightfold.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import eightfold.lab.players.Conduct.Cause;
import eightfold.lab.players.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs at the table, good and bad ones; the bad ones are written for a POSIX shell. */
@Tag("slow")
class ProgramsTest {
  @TempDir private Path folder = Path.of(".");
  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void needs_a_shell() {
    assumeThat(Path.of("/bin/sh")).as("a POSIX shell").exists();
  }

  private Standings play(String slug, String players, int games, int timeout) throws Exception {
    Setup setup = TournamentTest.setup(slug, 3, players, false);
    Standings standings = new Standings(setup);
    new Tournament(setup, new Programs(timeout, heard::add), 1, false, () -> false)
        .run(
            0,
            games,
            (block, transcript) -> {
              standings.add(block);
              return true;
            });
    assertThat(standings.games()).isEqualTo(games);
    assertThat(standings.player(1).forfeited()).isZero();
    return standings;
  }

  private Standings shell(String script, int games, int timeout) throws Exception {
    Path file = folder.resolve("bot.sh");
    Files.writeString(file, "read -r hello\n" + script);
    return play("twenty-eight", "cmd:\"sh '%s'\",steady".formatted(file), games, timeout);
  }

  private static String always(String command) {
    return """
    echo '{"ready":true,"name":"test"}'
    while read -r line; do
      case $line in *'"decide"'*) ;; *) continue ;; esac
      id=${line#*'"id":'}; id=${id%%%%,*}
      %s
    done
    """
        .formatted(command);
  }

  @Test
  void a_program_that_answers_forfeits_nothing() throws Exception {
    Standings standings =
        shell(always("echo \"{\\\"id\\\":$id,\\\"move\\\":\\\"decline\\\"}\""), 1, 5000);
    assertThat(standings.player(0).times().total()).isPositive();
    // It declines even where a half must be chosen.
    assertThat(standings.player(0).forfeits()).containsOnlyKeys(Cause.ILLEGAL);
    assertThat(standings.player(0).forfeited()).isLessThan(10);
  }

  @Test
  void a_move_that_the_rules_forbid_is_left_to_chance_and_reported() throws Exception {
    Standings standings =
        shell(always("echo \"{\\\"id\\\":$id,\\\"move\\\":\\\"for8\\\"}\""), 1, 5000);
    assertThat(standings.player(0).forfeits().get(Cause.ILLEGAL)).isGreaterThan(20);
    assertThat(heard).first().asString().startsWith("[cmd:bot.sh] forfeits a decision: for8: T");
    assertThat(heard).hasSizeLessThan(10);
  }

  @ParameterizedTest
  @CsvSource({"echo nonsense", "echo '{}'", "echo '{\"id\":99999999}'", "printf '\\0\\377\\n'"})
  void garbage_is_left_to_chance(String answer) throws Exception {
    Standings standings = shell(always(answer), 1, 5000);
    assertThat(standings.player(0).forfeits()).containsOnlyKeys(Cause.GARBAGE);
    assertThat((long) standings.player(0).forfeited())
        .isEqualTo(standings.player(0).times().total());
  }

  @Test
  void a_crashing_program_is_started_again_but_not_for_ever() throws Exception {
    Standings standings = shell(always("exit 3"), 1, 5000);
    assertThat(standings.player(0).forfeits()).containsOnlyKeys(Cause.CRASH, Cause.GONE);
    assertThat(standings.player(0).forfeits()).containsEntry(Cause.CRASH, 6);
  }

  @Test
  void a_program_that_is_never_ready_is_given_up() throws Exception {
    assertThat(shell("echo welcome", 1, 5000).player(0).forfeits())
        .containsOnlyKeys(Cause.GARBAGE, Cause.GONE);
    assertThat(shell("exit 0", 1, 5000).player(0).forfeits())
        .containsOnlyKeys(Cause.CRASH, Cause.GONE);
  }

  @Test
  void a_program_that_does_not_exist_is_given_up() throws Exception {
    Standings standings = play("twenty-eight", "cmd:/no/such/bot,steady", 2, 5000);
    assertThat(standings.player(0).forfeits()).containsEntry(Cause.CRASH, 6);
    assertThat(heard).first().asString().contains("No such file");
  }

  @Test
  void a_silent_program_costs_its_time_only_so_often() throws Exception {
    Standings standings = shell(always("sleep 60"), 1, 20);
    assertThat(standings.player(0).forfeits()).containsOnlyKeys(Cause.TIMEOUT, Cause.GONE);
    assertThat(standings.player(0).forfeits()).containsEntry(Cause.TIMEOUT, 18);
  }

  @Test
  void a_late_answer_is_not_taken_for_the_next_one() throws Exception {
    String late =
        "if [ \"$id\" = 2 ]; then sleep 0.3; fi\n"
            + "echo \"{\\\"id\\\":$id,\\\"move\\\":\\\"decline\\\"}\"";
    Standings standings = shell(always(late), 1, 200);
    assertThat(standings.player(0).forfeits().get(Cause.TIMEOUT)).isBetween(1, 3);
    assertThat(standings.player(0).forfeits()).doesNotContainKeys(Cause.GARBAGE, Cause.CRASH);
  }

  @Test
  void what_a_program_says_aside_is_passed_on_within_bounds() throws Exception {
    shell(always("for i in 1 2 3 4 5 6 7 8 9; do echo hm$i >&2; done; echo x"), 1, 5000);
    assertThat(heard).contains("[cmd:bot.sh] hm1").hasSizeLessThanOrEqualTo(100);
    assertThat(heard).last().asString().endsWith("… and more, which is not shown");
  }

  @Test
  void processes_are_ended() throws Exception {
    List<ProcessHandle> before = ProcessHandle.current().descendants().toList();
    shell(always("sleep 60 & wait"), 1, 20);
    TimeUnit.MILLISECONDS.sleep(100);
    List<ProcessHandle> after = new ArrayList<>(ProcessHandle.current().descendants().toList());
    after.removeAll(before);
    assertThat(after).filteredOn(ProcessHandle::isAlive).isEmpty();
  }
}
