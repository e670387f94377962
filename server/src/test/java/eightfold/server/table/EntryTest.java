package eightfold.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.wire.Tell;
import org.junit.jupiter.api.Test;

class EntryTest {
  @Test
  void a_move_that_was_written_quickly_is_read_as_it_was() {
    for (Tell.By by : Tell.By.values()) {
      Entry.Moved moved = new Entry.Moved(3, "ONE \"1e\" \\ ß", by, 1_234_567_890_123L, -77);
      assertThat(Entry.parse(moved.text())).isEqualTo(moved);
      assertThat(moved.text()).isEqualTo(Entry.WRITER.writeValueAsString(moved));
    }
  }
}
