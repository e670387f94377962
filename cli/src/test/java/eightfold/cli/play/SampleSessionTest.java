package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.kit.Kit;
import eightfold.messages.Language;
import eightfold.messages.Messages;
import eightfold.sample.kit.SampleKit;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game without a board and without a single text is played in the terminal all the same. */
class SampleSessionTest {
  private static String play(String input, Language language) {
    Kit<?, ?, ?> kit = new SampleKit();
    Setup setup =
        new Setup(
            kit,
            2,
            Map.of("rounds", "2"),
            kit.info().options(2, Map.of("rounds", "2")).found().orElseThrow(),
            0,
            List.of("steady"),
            Chance.fast(8),
            8,
            true);
    StringWriter out = new StringWriter();
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
    try (Console console =
        new PlainConsole(new ByteArrayInputStream(bytes), new PrintWriter(out))) {
      Session.run(console, Messages.strictlyIn(language), setup, 0);
    }
    return out.toString();
  }

  @ParameterizedTest
  @EnumSource
  void it_is_played_to_its_end(Language language) {
    String result = Messages.strictlyIn(language).text("play.label.result");
    assertThat(play("1\n".repeat(6), language))
        .contains("== Top Card ==", "toAct=0", "Player[hand=", "1  play ", "took-trick")
        .contains("== " + result + " ==");
  }

  @ParameterizedTest
  @EnumSource
  void all_orders_are_obeyed(Language language) {
    String out = play("help\nhint\nrules\nrules S4\nmore\ntable\nundo\nplay 9\nquit\n", language);
    assertThat(out).contains("> rules S4", "S4 · The highest card scores");
    assertThat(out).contains("save FILE").doesNotContain("more FIVE");
    String bye = Messages.strictlyIn(language).text("play.quit.done");
    assertThat(out.lines().toList().getLast()).isEqualTo(bye);
  }

  @ParameterizedTest
  @EnumSource
  void a_card_that_is_not_held_is_refused_by_its_clause(Language language) {
    String all = "play 1\nplay 2\nplay 3\nplay 4\nplay 5\nplay 6\nplay 7\nplay 8\n";
    assertThat(play(all, language)).contains("In turn everybody plays a card)");
  }
}
