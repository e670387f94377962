package eightfold.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SmallThingsTest {
  @Test
  void eyes_tell_seats_and_spectators_apart() {
    int eyes = Eyes.only(0) | Eyes.only(5);
    assertThat(Eyes.see(eyes, 0)).isTrue();
    assertThat(Eyes.see(eyes, 1)).isFalse();
    assertThat(Eyes.see(eyes, Eyes.SPECTATOR)).isFalse();
    assertThat(Eyes.see(Eyes.EVERYBODY, Eyes.SPECTATOR)).isTrue();
    assertThat(Eyes.see(Eyes.NOBODY, 3)).isFalse();
  }

  @Test
  void moves_grow_and_find() {
    Moves moves = new Moves();
    for (int i = 1; i <= 200; i++) {
      moves.add(2L * i);
    }
    assertThat(moves.size()).isEqualTo(200);
    assertThat(moves.at(0)).isEqualTo(2);
    assertThat(moves.contains(400)).isTrue();
    assertThat(moves.contains(401)).isFalse();
    assertThat(moves.toArray()).hasSize(200).isSorted();
    moves.clear();
    assertThat(moves.size()).isZero();
  }

  @Test
  void refusals_fill_in_their_details() {
    Refusal refusal =
        Refusal.of("X1", "some-code", "{card} on {pile}.", Map.of("card", "7", "pile", "8½"));
    assertThat(refusal).hasToString("X1: 7 on 8½.");
    assertThat(Refusal.notYourTurn("X2", 1, 3).reason())
        .isEqualTo("It is seat 3's turn, not seat 1's.");
    assertThat(Refusal.notYourTurn("X2", 1, State.OVER).code()).isEqualTo("game-over");
  }

  @Test
  void results_pass_refusals_on() {
    Refusal no = Refusal.of("X", "no", "No.");
    Result<Integer> ok = new Result.Ok<>(3);
    Result<Integer> refused = new Result.Refused<>(no);
    assertThat(ok.then(three -> new Result.Ok<>(three + 1)).found()).contains(4);
    assertThat(ok.refused()).isEmpty();
    assertThat(refused.then(three -> new Result.Ok<>(three + 1)).refused()).contains(no);
    assertThat(refused.found()).isEmpty();
  }

  @Test
  void the_end_names_everybody_with_the_most_points() {
    Ended ended = new Ended(List.of(3, 5, 5), Points.winners(List.of(3, 5, 5)));
    assertThat(ended.note())
        .containsExactly(
            Map.entry("end", true),
            Map.entry("points", List.of(3, 5, 5)),
            Map.entry("winners", List.of(1, 2)));
    assertThat(ended.seenBy(0)).isEqualTo(ended);
    assertThat(ended.actor()).isEqualTo(Event.TABLE);
    assertThat(ended.tally()).isEqualTo("shared win");
    assertThat(new Ended(List.of(1, 0), List.of(0)).tally()).isEmpty();
    Countdown.Heap heap = new Countdown.Heap(2);
    assertThat(Ended.of(heap)).isEqualTo(new Ended(List.of(0, 0), List.of(0, 1)));
  }

  @Test
  void digests_depend_on_every_value_and_its_place() {
    byte[] bytes = {1, 2, 3};
    long digest = Digest.fold(Digest.START, bytes, 0, 3);
    assertThat(digest).isNotEqualTo(Digest.fold(Digest.START, new byte[] {2, 1, 3}, 0, 3));
    assertThat(digest).isNotEqualTo(Digest.fold(Digest.START, bytes, 0, 2));
    assertThat(digest).isEqualTo(Digest.fold(Digest.START, new int[] {1, 2, 3}));
  }

  @Test
  void clauses_come_in_three_kinds() {
    assertThat(Clause.plain("X1", "a").kind()).isEqualTo(Clause.Kind.PLAIN);
    assertThat(Clause.reading("X1", "a").kind()).isEqualTo(Clause.Kind.READING);
    assertThat(Clause.option("X1", "a").kind()).isEqualTo(Clause.Kind.OPTION);
  }
}
