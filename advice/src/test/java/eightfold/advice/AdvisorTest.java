package eightfold.advice;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdvisorTest {
  private static Table<?, ?, ?> table(String slug, int moves) {
    return table(Games.find(slug).found().orElseThrow().game(), moves);
  }

  private static <S extends State<S>, M extends Move, V extends View> Table<S, M, V> table(
      Game<S, M, V> game, int moves) {
    Table<S, M, V> table =
        Table.open(game, 3, Map.of(), Chance.fast(28), Log.NONE).found().orElseThrow();
    for (int i = 0; i < moves; i++) {
      table.play(table.state().toAct(), table.legal().getLast(), Log.NONE);
    }
    return table;
  }

  private static <S extends State<S>, M extends Move, V extends View> List<Advice> advise(
      Table<S, M, V> table, String also, String policy, Budget budget) {
    Kit<S, M, V> kit = Games.kit(table.game());
    Bot<V> bot = kit.roster().make(policy, 3, table.options()).found().orElseThrow();
    return Advisor.advise(kit, table, also, kit.rollouts(bot), budget, 1);
  }

  private static <S extends State<S>, M extends Move, V extends View> String choice(
      Table<S, M, V> table, String bot) {
    return Advisor.choice(Games.kit(table.game()), table, bot, Budget.rollouts(1), 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void every_legal_move_is_valued_the_best_first_and_the_same_each_time(String slug) {
    Table<?, ?, ?> table = table(slug, 4);
    List<Advice> advice = advise(table, "", "steady", Budget.rollouts(120));
    assertThat(advice).extracting(Advice::move).containsAll(table.legal()).doesNotHaveDuplicates();
    assertThat(advice.getFirst().behind().mean()).isZero();
    assertThat(advice).allMatch(one -> one.worlds() >= 4);
    assertThat(advice).allMatch(one -> one.wins().mean() >= 0 && one.wins().mean() <= 1);
    assertThat(advice).extracting(Advice::worlds).isSortedAccordingTo((a, b) -> b - a);
    assertThat(advise(table, "", "steady", Budget.rollouts(120))).isEqualTo(advice);
  }

  @Test
  void a_clearly_bad_move_is_far_behind() {
    Table<?, ?, ?> table = table("twenty-eight", 0);
    int before = table.state().round();
    while (table.state().round() == before && !safe(table)) {
      table.play(table.state().toAct(), "take", Log.NONE);
    }
    List<Advice> advice = advise(table, "", "threshold", Budget.rollouts(3000));
    assertThat(advice).hasSize(2);
    assertThat(advice.get(1).behind().mean()).isNegative();
    assertThat(choice(table, "steady")).isIn("take", "decline");
  }

  /** Whether the rule of thumb would stop here. */
  private static boolean safe(Table<?, ?, ?> table) {
    return choice(table, "threshold").equals("decline");
  }

  @Test
  void an_exchange_can_be_tried_too() {
    Table<?, ?, ?> table = table("eights", 0);
    String hand = table.view(table.state().toAct()).toString().replaceFirst(".*hand=(..).*", "$1");
    assertThat(advise(table, "pass " + hand, "random", Budget.rollouts(60)))
        .extracting(Advice::move)
        .contains("pass", "pass " + hand)
        .containsAll(table.legal());
  }

  @Test
  void a_budget_of_time_is_kept() {
    long start = System.nanoTime();
    advise(table("eights", 2), "", "random", Budget.millis(100));
    assertThat((System.nanoTime() - start) / 1e9).isLessThan(20);
  }
}
