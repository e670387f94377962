package eightfold.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Not one byte of what a table says to those who are connected may change unnoticed. */
class SaidBytesTest {
  private static final String SALT = "00112233445566778899aabbccddeeff";
  private static final long BERT = 43;
  private final ByHand around = new ByHand();
  private final Ear anna = new Ear(ByHand.ANNA);
  private final Ear bert = new Ear(BERT);
  private final Ear onlooker = new Ear(44);

  @ParameterizedTest
  @CsvSource({
    "twenty-eight, 4, firstGiver, 0, 6e8350de, f75448a2, a35612e8, be1f7f47",
    "eight-and-half, 3, rounds, 1, d590126f, d54d7a29, 53a4296e, 7452130d",
    "eights, 3, target, 5, 95db458, 5dba0ff4, 3cfb0ce2, 7757bf4e"
  })
  void a_whole_evening_is_as_it_was(
      String game,
      int seats,
      String option,
      String value,
      String annas,
      String berts,
      String others,
      String latecomers) {
    Table table = around.open(game, seats, Map.of(option, value), 30);
    table.join(anna, 0, Helper.EXPERT);
    table.join(bert, 0, Helper.HELPER);
    table.join(onlooker, 0, Helper.CALM);
    bert.answer(table, new Ask.Sit(1, 1, "Bert"));
    bert.answer(table, new Ask.Sit(2, 2, "Ma"));
    bert.answer(table, new Ask.Move(3, 1, 5, "none"));
    bert.answer(table, new Ask.Say(4, 1, "hello"));
    anna.answer(table, new Ask.Pledge(5, 0, Fairness.sha256(SALT)));
    anna.answer(table, new Ask.Start(6));
    anna.answer(table, new Ask.Salt(7, 0, SALT));
    for (int i = 0; i < 120 && !anna.phase().equals("over"); i++) {
      turn(table, i);
    }
    anna.answer(table, new Ask.Leave(9));
    Ear late = new Ear(BERT);
    table.join(late, 0, Helper.EXPERT);
    assertThat(List.of(anna.sum(), bert.sum(), onlooker.sum(), late.sum()))
        .containsExactly(annas, berts, others, latecomers);
  }

  private void turn(Table table, int i) {
    anna.hear(message -> false);
    bert.hear(message -> false);
    if (!anna.legal(0).isEmpty()) {
      play(table, anna, 0, i);
    } else if (!bert.legal(1).isEmpty()) {
      play(table, bert, 1, i);
    } else if (!bert.legal(2).isEmpty()) {
      play(table, bert, 2, i);
    } else {
      around.pass(ByHand.PACE);
    }
    if (i % 10 == 3) {
      bert.answer(table, new Ask.Order(300 + i, 1, "decline"));
      anna.answer(table, new Ask.Pause(400 + i, true));
      anna.answer(table, new Ask.Pause(500 + i, false));
    }
    if (i % 10 == 7) {
      table.leave(onlooker);
      table.leave(anna);
      table.join(onlooker, bert.at() - i % 3, Helper.CALM);
      around.pass(10);
      table.join(anna, bert.at(), Helper.EXPERT);
    }
  }

  private void play(Table table, Ear ear, int seat, int i) {
    List<String> legal = ear.legal(seat);
    ear.answer(table, ear.move(seat, legal.get(i % legal.size())));
    if (i % 4 == 0) {
      ear.answer(table, new Ask.TakeBack(200 + i, seat));
    }
  }
}
