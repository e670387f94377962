package eightfold.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionsTest {
  private static final List<OptionSpec> SPECS =
      List.of(
          new OptionSpec.Flag("strict", "X1", false),
          new OptionSpec.Range("rounds", "X2", 1, 12, seats -> seats + 2),
          new OptionSpec.SeatOrChance("first", "X3"));

  private static Result<Options> read(Map<String, String> given) {
    return Options.read(SPECS, 4, given);
  }

  @Test
  void defaults_may_depend_on_the_seats() {
    assertThat(read(Map.of()).found().orElseThrow().shown())
        .containsExactly(
            Map.entry("strict", false), Map.entry("rounds", 6), Map.entry("first", "chance"));
  }

  @Test
  void given_values_are_read_in_any_case() {
    Options options =
        read(Map.of("strict", " ON ", "rounds", "12", "first", "3")).found().orElseThrow();
    assertThat(options.flag("strict")).isTrue();
    assertThat(options.number("rounds")).isEqualTo(12);
    assertThat(options.shown()).containsEntry("first", 3);
    assertThat(read(Map.of("strict", "no", "first", "Chance")).found().orElseThrow().shown())
        .containsEntry("strict", false)
        .containsEntry("first", "chance");
  }

  @Test
  void values_out_of_range_name_their_option() {
    for (Map<String, String> bad :
        List.of(
            Map.of("strict", "2"),
            Map.of("rounds", "0"),
            Map.of("rounds", "13"),
            Map.of("rounds", "99999999999999"),
            Map.of("rounds", "-1"),
            Map.of("first", "4"),
            Map.of("first", "x"))) {
      String name = bad.keySet().iterator().next();
      assertThat(read(bad).refused()).map(Refusal::cause).contains(name);
    }
  }

  @Test
  void unknown_options_are_refused_with_the_known_ones() {
    assertThat(read(Map.of("speed", "9")).refused())
        .map(Refusal::toString)
        .contains("speed: There is no option speed; there are: strict, rounds, first.");
  }

  @Test
  void asking_for_an_option_that_the_game_does_not_have_is_a_mistake_of_the_caller() {
    Options options = read(Map.of()).found().orElseThrow();
    assertThatThrownBy(() -> options.number("speed")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void specs_say_what_they_take_and_where_it_is_written() {
    assertThat(SPECS)
        .extracting(OptionSpec::range)
        .containsExactly("on|off", "1-12", "chance|seat");
    assertThat(SPECS).extracting(OptionSpec::clause).containsExactly("X1", "X2", "X3");
    assertThat(new OptionSpec.Flag("f", "X", true).preset(2)).isEqualTo(1);
  }
}
