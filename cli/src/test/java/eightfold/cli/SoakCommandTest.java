package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SoakCommandTest {
  @Test
  void people_come_and_go_and_leave_nothing_behind() {
    Shell.Done done = new Shell().run("soak", "--minutes", "0.05", "--people", 4);
    assertThat(done.err()).isEmpty();
    assertThat(done.out())
        .containsPattern("before: heap [1-9].* MB, threads [1-9].*, descriptors [1-9]")
        .containsPattern("after:  heap [1-9].*, tables 0, sockets 0")
        .contains("moves", "visits")
        .contains("failed: 0", "acknowledged moves missing: 0", "nothing grew, nothing was lost");
    assertThat(done.code()).isZero();
  }

  @Test
  void what_makes_no_sense_is_refused() {
    assertThat(new Shell().run("soak", "--people", 0).code()).isEqualTo(2);
    assertThat(new Shell().run("soak", "--minutes", "-1").code()).isEqualTo(2);
  }
}
