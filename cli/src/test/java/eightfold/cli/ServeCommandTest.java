package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class ServeCommandTest {
  private static final String REHEARSAL = "eightfold.rehearsal";
  private @TempDir Path data;

  private Shell.Done serve() {
    return new Shell()
        .run("serve", "--port=0", "--data=" + data, "--rate=0", "--arrivals=0", "--log=error");
  }

  @AfterEach
  void clear() {
    System.clearProperty(REHEARSAL);
  }

  @Test
  void a_rehearsal_plays_a_little_and_ends_by_itself() {
    System.setProperty(REHEARSAL, "true");
    assertThat(serve()).isEqualTo(new Shell.Done(0, "", ""));
    assertThat(data.resolve("eightfold.db")).exists();
  }

  @Test
  void a_store_that_cannot_be_used_is_said_in_a_sentence() throws IOException {
    Files.writeString(data.resolve("eightfold.db"), "this is something else entirely".repeat(400));
    Shell.Done done = serve();
    assertThat(done.code()).isEqualTo(2);
    assertThat(done.err()).startsWith("eightfold: ").contains("database").doesNotContain("\tat ");
  }

  @Test
  void a_setting_that_makes_no_sense_is_said_in_a_sentence() {
    for (String setting : List.of("--port=north", "--no-such-setting=1")) {
      Shell.Done done = new Shell().run("serve", setting);
      assertThat(done.code()).isEqualTo(2);
      assertThat(done.out()).isEmpty();
      assertThat(done.err()).startsWith("eightfold: ").endsWith(".\n").hasLineCount(1);
    }
  }

  @Test
  void help_is_still_there_behind_settings() {
    assertThat(new Shell().run("serve", "--port=0", "--help").out())
        .startsWith("Usage: eightfold serve")
        .contains("--public-url");
  }
}
