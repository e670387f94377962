package eightfold.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.wire.Ask;
import eightfold.wire.Helper;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Another game is an offer: nobody is carried off to it who did not say yes. */
class RematchTest {
  private static final long BERT = 43;
  private static final long CLEO = 44;
  private final ByHand around = new ByHand();
  private final Ear anna = new Ear(ByHand.ANNA);
  private final Ear bert = new Ear(BERT);
  private final Ear cleo = new Ear(CLEO);
  private Table table = around.open("eights", 3, Map.of("target", "5"), 0);
  private int asks = 100;

  @BeforeEach
  void three_people_play_a_game_to_its_end() {
    for (Ear ear : List.of(anna, bert, cleo)) {
      table.join(ear, 0, Helper.CALM);
      ear.hear("table");
    }
    bert.answer(table, new Ask.Sit(++asks, 1, "Bert"));
    cleo.answer(table, new Ask.Sit(++asks, 2, "Cleo"));
    anna.answer(table, new Ask.Start(++asks));
    while (!anna.phase().equals("over")) {
      for (Ear ear : List.of(anna, bert, cleo)) {
        ear.hear(message -> false);
      }
      for (int seat = 0; seat < 3; seat++) {
        Ear ear = List.of(anna, bert, cleo).get(seat);
        List<String> legal = ear.legal(seat);
        if (!legal.isEmpty()) {
          ear.answer(table, ear.move(seat, legal.getFirst()));
        }
      }
    }
  }

  private JsonNode again(Ear ear) {
    return ear.answer(table, new Ask.Again(++asks, false)).path("table");
  }

  private String phase() {
    return anna.answer(table, new Ask.Look(++asks)).path("table").path("phase").stringValue();
  }

  private List<String> kinds() {
    return anna.answer(table, new Ask.Look(++asks))
        .path("table")
        .path("seats")
        .valueStream()
        .map(seat -> seat.path("kind").stringValue())
        .toList();
  }

  private static List<Boolean> willing(JsonNode info) {
    return info.path("seats").valueStream().map(seat -> seat.path("again").asBoolean()).toList();
  }

  @Test
  void the_table_stays_until_all_who_are_here_have_said_yes() {
    JsonNode offered = again(anna);
    assertThat(offered.path("phase").stringValue()).isEqualTo("over");
    assertThat(offered.path("finished").stringValue()).isNotEmpty();
    assertThat(willing(offered)).containsExactly(true, false, false);
    assertThat(willing(again(anna))).containsExactly(true, false, false);
    assertThat(around.count("wanted")).isEqualTo(1);
    assertThat(willing(again(cleo))).containsExactly(true, false, true);
    JsonNode ready = again(bert);
    assertThat(ready.path("phase").stringValue()).isEqualTo("lobby");
    assertThat(willing(ready)).containsExactly(false, false, false);
    assertThat(kinds()).containsExactly("person", "person", "person");
  }

  @Test
  void whoever_goes_on_without_the_others_frees_their_seats() {
    again(anna);
    anna.answer(table, new Ask.Again(++asks, true));
    assertThat(phase()).isEqualTo("lobby");
    assertThat(kinds()).containsExactly("person", "empty", "empty");
    assertThat(around.facts).contains(new Fact.Unseated(BERT), new Fact.Unseated(CLEO));
    bert.hear(message -> false);
    assertThat(bert.answer(table, new Ask.Look(++asks)).path("yours")).isEmpty();
  }

  @Test
  void nobody_waits_for_those_who_are_not_here_and_the_say_passes_on() {
    table.leave(anna);
    again(bert);
    JsonNode ready = cleo.answer(table, new Ask.Again(++asks, false));
    assertThat(ready.path("table").path("phase").stringValue()).isEqualTo("lobby");
    assertThat(ready.path("host").booleanValue()).isTrue();
    assertThat(ready.path("table").path("seats").path(0).path("kind").stringValue())
        .isEqualTo("empty");
  }

  @Test
  void whoever_said_yes_and_is_cut_off_keeps_the_seat() {
    again(anna);
    table.leave(anna);
    again(bert);
    JsonNode ready = cleo.answer(table, new Ask.Again(++asks, false)).path("table");
    assertThat(ready.path("phase").stringValue()).isEqualTo("lobby");
    assertThat(ready.path("seats").path(0).path("kind").stringValue()).isEqualTo("person");
  }

  @Test
  void the_table_goes_on_when_the_last_one_who_was_awaited_leaves() {
    again(anna);
    again(bert);
    cleo.answer(table, new Ask.Leave(++asks));
    assertThat(phase()).isEqualTo("lobby");
    assertThat(kinds()).containsExactly("person", "person", "empty");
  }

  @Test
  void the_table_goes_on_when_the_last_one_who_was_awaited_stays_away() {
    again(anna);
    again(bert);
    table.leave(cleo);
    assertThat(phase()).isEqualTo("over");
    around.pass(45_000);
    assertThat(phase()).isEqualTo("lobby");
    assertThat(kinds()).containsExactly("person", "person", "empty");
  }

  @Test
  void an_offer_ends_with_the_one_who_made_it() {
    again(anna);
    anna.answer(table, new Ask.Leave(++asks));
    assertThat(phase()).isEqualTo("over");
    bert.answer(table, new Ask.Leave(++asks));
    assertThat(phase()).isEqualTo("over");
    assertThat(again(cleo).path("phase").stringValue()).isEqualTo("lobby");
  }

  @Test
  void an_offer_survives_a_restart() {
    again(anna);
    ByHand later = new ByHand();
    table = later.fold(around.log());
    table.join(bert, 0, Helper.CALM);
    assertThat(willing(bert.hear("table").path("table"))).containsExactly(true, false, false);
    assertThat(again(bert).path("phase").stringValue()).isEqualTo("lobby");
  }

  @Test
  void only_those_who_sit_here_are_asked() {
    Ear stranger = new Ear(99);
    table.join(stranger, 0, Helper.CALM);
    stranger.hear("table");
    assertThat(stranger.answer(table, new Ask.Again(++asks, true)).toString())
        .contains("not-seated");
    again(anna);
    again(bert);
    assertThat(again(cleo).path("phase").stringValue()).isEqualTo("lobby");
  }
}
