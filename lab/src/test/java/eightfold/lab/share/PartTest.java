package eightfold.lab.share;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PartTest {
  @ParameterizedTest
  @CsvSource({"10,3", "3,10", "0,4", "1,1", "1000000,7", "9223372036854775807,100000"})
  void parts_follow_each_other_and_are_of_one_size(long steps, int count) {
    long next = 0;
    for (int number = 1; number <= count; number++) {
      Part part = new Part(number, count);
      assertThat(part.from(steps)).isEqualTo(next);
      next = part.to(steps);
      assertThat(next - part.from(steps)).isBetween(steps / count, steps / count + 1);
    }
    assertThat(next).isEqualTo(steps);
  }

  @Test
  void a_part_reads_as_it_is_written() {
    assertThat(Part.read(" 02/8 ").found()).contains(new Part(2, 8));
    assertThat(new Part(2, 8)).hasToString("2/8");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2",
        "0/8",
        "9/8",
        "1/0",
        "-1/8",
        "1/8/2",
        "a/b",
        "1/100001",
        "1/9999999",
        "½"
      })
  void what_is_no_part_is_refused(String text) {
    assertThat(Part.read(text).refused()).isPresent();
  }
}
