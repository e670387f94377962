package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Aid;
import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.eightandhalf.HalfAid;
import eightfold.eightandhalf.HalfMove;
import eightfold.eights.EightsAid;
import eightfold.eights.EightsMove;
import eightfold.twentyeight.TwentyEightAid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What helps agrees with what is legal, all through whole games. */
class AidsTest {
  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void every_position_has_aids_that_agree_with_the_legal_moves(String slug) {
    check(Games.find(slug).found().orElseThrow());
  }

  private static <S extends State<S>, M extends Move, V extends View> void check(
      Game<S, M, V> game) {
    Table<S, M, V> table =
        Table.open(game, 3, Map.of(), Chance.fast(28), Log.NONE).found().orElseThrow();
    Rng rng = new Rng(8);
    Moves legal = new Moves();
    for (int turn = 0; turn < 400 && !table.state().over(); turn++) {
      table.state().legal(legal);
      List<Move> moves = new ArrayList<>();
      for (int i = 0; i < legal.size(); i++) {
        moves.add(game.codec().unpack(legal.at(i)));
      }
      for (int seat = 0; seat < 3; seat++) {
        boolean turns = seat == table.state().toAct();
        agrees(Aids.of(table.view(seat), true), turns ? moves : List.of());
      }
      table.state().apply(legal.at(rng.below(legal.size())), Log.NONE);
    }
  }

  private static void agrees(Aid aid, List<Move> legal) {
    switch (aid) {
      case TwentyEightAid own ->
          own.next()
              .forEach(
                  next ->
                      assertThat(own.unseen().values().stream().mapToInt(n -> n).sum())
                          .isEqualTo(next.cards()));
      case HalfAid own ->
          assertThat(own.plays().stream().map(HalfAid.Play::move).toList())
              .hasSameElementsAs(
                  legal.stream()
                      .filter(move -> move instanceof HalfMove.Play)
                      .map(move -> (HalfMove) move)
                      .toList());
      case EightsAid own -> {
        assertThat(own.words().stream().map(EightsAid.Best::best).toList())
            .isSubsetOf(legal.stream().map(move -> (EightsMove) move).toList());
        assertThat(own.words()).hasSize((int) words(legal));
        assertThat(own.letters().values()).allMatch(count -> count >= 0);
      }
      default -> throw new AssertionError(aid.getClass());
    }
  }

  private static long words(List<Move> legal) {
    return legal.stream()
        .filter(move -> move instanceof EightsMove.Spell)
        .map(move -> ((EightsMove.Spell) move).word())
        .distinct()
        .count();
  }
}
