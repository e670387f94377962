package eightfold.lab.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.advice.Advice;
import eightfold.advice.Advisor;
import eightfold.core.Move;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.games.Lookup;
import eightfold.games.Replay;
import eightfold.games.Retold;
import eightfold.kit.Kit;
import eightfold.lab.Progress;
import eightfold.sample.kit.SampleKit;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The committed puzzles, and the hunt for new ones. */
class PuzzlesTest {
  /** Every so many puzzles one is valued anew; all of them at night. */
  private static final int EVERY = Integer.getInteger("eightfold.puzzles.every", 10);

  private static final int WORLDS = 2000;

  private static PuzzleFile committed(String slug) throws IOException {
    Path file = Path.of("..", slug, "src", "main", "resources", "puzzles", slug + ".json");
    String text = Files.readString(file);
    PuzzleFile puzzles = PuzzleReader.read(text);
    assertThat(puzzles.text()).isEqualTo(text);
    return puzzles;
  }

  private static Table<?, ?, ?> position(PuzzleFile file, Puzzle puzzle) throws IOException {
    Kit<?, ?, ?> kit = Games.find(file.game()).found().orElseThrow();
    String transcript =
        Retold.transcript(kit, file.seats(), file.options(), puzzle.deal(), puzzle.moves())
            .found()
            .orElseThrow();
    int moves = puzzle.moves().split(",", -1).length;
    Lookup lookup = Replay.position(new StringReader(transcript), 1, moves);
    return ((Lookup.Found) lookup).position().table();
  }

  private static String best(Puzzle puzzle) {
    return puzzle.answers().getFirst().move();
  }

  /** What the legal moves would be as answers. */
  private static <S extends State<S>, M extends Move, V extends View> Set<String> answers(
      Table<S, M, V> table) {
    Kit<S, M, V> kit = Games.kit(table.game());
    Set<String> answers = new HashSet<>();
    for (String move : table.legal()) {
      answers.add(kit.answer(kit.game().codec().parse(move).orElseThrow()));
    }
    return answers;
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void every_puzzle_leads_to_a_position_with_these_answers_and_one_is_best(String slug)
      throws IOException {
    PuzzleFile file = committed(slug);
    assertThat(file.puzzles()).hasSize(100);
    Set<String> deals = new HashSet<>();
    for (Puzzle puzzle : file.puzzles()) {
      Table<?, ?, ?> table = position(file, puzzle);
      assertThat(deals.add(puzzle.deal())).isTrue();
      assertThat(table.state().toAct()).isEqualTo(puzzle.seat());
      List<String> moves = puzzle.answers().stream().map(Puzzle.Answer::move).toList();
      assertThat(moves).hasSizeGreaterThan(1).doesNotHaveDuplicates();
      assertThat(answers(table)).containsExactlyInAnyOrderElementsOf(moves);
      int gap = puzzle.answers().getFirst().wins() - puzzle.answers().get(1).wins();
      assertThat(gap).isGreaterThanOrEqualTo(7); // 8 before the values were rounded
      assertThat(puzzle.answers())
          .allSatisfy(answer -> assertThat(answer.why().kind()).isNotEmpty())
          .isSortedAccordingTo((a, b) -> b.wins() - a.wins());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void no_answer_and_no_level_fills_the_collection(String slug) throws IOException {
    List<Puzzle> puzzles = committed(slug).puzzles();
    for (Puzzle.Level level : Puzzle.Level.values()) {
      long count = puzzles.stream().filter(one -> one.level() == level).count();
      assertThat(count).as(level.name()).isBetween(10L, 40L);
    }
    for (Puzzle puzzle : puzzles) {
      String best = best(puzzle);
      assertThat(puzzles.stream().filter(one -> best(one).equals(best)))
          .hasSizeLessThanOrEqualTo(50);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void other_worlds_have_the_same_best_answer(String slug) throws IOException {
    PuzzleFile file = committed(slug);
    for (int i = 0; i < file.puzzles().size(); i += EVERY) {
      Puzzle puzzle = file.puzzles().get(i);
      assertThat(best(position(file, puzzle), Rng.derive(828, i)))
          .as("%s %d", slug, i + 1)
          .isEqualTo(best(puzzle));
    }
  }

  private static <S extends State<S>, M extends Move, V extends View> String best(
      Table<S, M, V> table, long seed) {
    Kit<S, M, V> kit = Games.kit(table.game());
    Values<S, M, V> values = new Values<>(kit);
    List<Advice> valued = Advisor.compare(kit, table, values.promising(table, seed), WORLDS, ~seed);
    assertThat(-valued.get(1).behind().low()).isGreaterThan(Values.LEAST);
    return values.answer(valued.getFirst().move());
  }

  @Test
  void the_same_seed_finds_the_same_puzzles_and_can_be_stopped() {
    Kit<?, ?, ?> kit = Games.find("eights").found().orElseThrow();
    List<Long> heard = new ArrayList<>();
    Progress progress = (done, total) -> heard.add(done);
    List<Puzzle> first = Hunt.of(kit, 2, Map.of(), 2, 28).run(progress, () -> false);
    assertThat(first).hasSize(2);
    assertThat(heard).containsExactly(1L, 2L);
    assertThat(Hunt.of(kit, 2, Map.of(), 2, 28).run(Progress.SILENT, () -> false)).isEqualTo(first);
    assertThat(Hunt.of(kit, 2, Map.of(), 2, 28).run(Progress.SILENT, () -> true)).isEmpty();
  }

  @Test
  void a_game_without_puzzles_has_none() {
    assertThat(Hunt.of(new SampleKit(), 2, Map.of(), 1, 1).run(Progress.SILENT, () -> false))
        .isEmpty();
  }
}
