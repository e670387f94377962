package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.kit.terminal.Ink;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;

class TerminalConsoleTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private TerminalConsole console(String typed, boolean colours) throws IOException {
    Terminal terminal =
        new DumbTerminal(
            "test",
            "dumb",
            new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
            out,
            StandardCharsets.UTF_8);
    return new TerminalConsole(terminal, colours, true);
  }

  private String shown() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void colours_come_with_frames_as_they_are() throws IOException {
    try (TerminalConsole console = console("", true)) {
      console.say(new Ink(true).coloured("╭─┤", 0x2450C4));
    }
    assertThat(shown()).contains("\u001b[38;2;36;80;196m╭─┤");
  }

  @Test
  void without_colours_there_are_no_escapes() throws IOException {
    try (TerminalConsole console = console("", false)) {
      console.say(new Ink(false).card("7", 0, 0xFFFFFF));
    }
    assertThat(shown()).startsWith("[7]").doesNotContain("\u001b");
  }

  @Test
  void lines_are_read_until_the_end() throws IOException {
    try (TerminalConsole console = console("take\n", false)) {
      assertThat(console.ask(new Ink(false).text("> "), List.of("take"))).contains("take");
      assertThat(console.ask(new Ink(false).text("> "), List.of())).isEmpty();
      assertThat(console.live()).isTrue();
      assertThat(console.width()).isBetween(20, 96);
      assertThat(console.pause(0)).isEqualTo(Console.NO_KEY);
    }
  }

  @Test
  void the_whole_line_is_completed() {
    WholeLine line = new WholeLine("8 h", 3);
    assertThat(line.word()).isEqualTo("8 h");
    assertThat(line.words()).containsExactly("8 h");
    assertThat(line.escape("8 h", true)).isEqualTo("8 h");
    assertThat(line.rawWordLength()).isEqualTo(3);
  }
}
