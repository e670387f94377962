package eightfold.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Rng;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The quick way reads a move exactly as the thorough way does, or leaves it alone. */
class QuickMoveTest {
  private static final String USUAL =
      "{\"type\":\"move\",\"id\":17,\"seat\":3,\"at\":41,\"move\":\"pass 1e 5x\"}";

  private static Optional<Ask> quick(String text) {
    return QuickMove.read(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void the_usual_form_is_read() {
    assertThat(quick(USUAL)).contains(new Ask.Move(17, 3, 41, "pass 1e 5x"));
    assertThat(AskReader.read(USUAL).found()).isEqualTo(quick(USUAL));
  }

  @Test
  void other_forms_are_left_to_the_thorough_reader() {
    for (String text :
        new String[] {
          USUAL.replace(":17", ": 17"),
          USUAL.replace(":17", ":017"),
          USUAL.replace(":17", ":9999999999"),
          USUAL.replace(":17", ":-1"),
          USUAL.replace("pass", "p\\u0061ss"),
          USUAL.replace("pass", "paß"),
          USUAL + " ",
          USUAL.substring(0, USUAL.length() - 1),
          ""
        }) {
      assertThat(quick(text)).as(text).isEmpty();
    }
  }

  @Test
  void whatever_it_reads_the_thorough_reader_reads_alike() {
    Rng rng = new Rng(28);
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(USUAL);
      for (int changes = rng.below(3); changes > 0; changes--) {
        text.setCharAt(rng.below(text.length()), (char) (32 + rng.below(96)));
      }
      Optional<Ask> quick = quick(text.toString());
      if (quick.isPresent()) {
        read++;
        assertThat(AskReader.read(text.toString()).found()).isEqualTo(quick);
      }
    }
    assertThat(read).isGreaterThan(1000);
  }
}
