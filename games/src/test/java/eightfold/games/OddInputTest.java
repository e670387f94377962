package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Rng;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files that are hardly transcripts at all. */
@Tag("slow")
class OddInputTest {
  private final Recording game = Recording.of("twenty-eight", 4, 1);

  @Test
  void what_is_not_json_is_named() {
    assertThat(game.change(4, l -> l.substring(0, 12)).fault())
        .startsWith("line 4: The line is not JSON: ");
    assertThat(game.change(4, l -> l + l).fault()).startsWith("line 4: The line is not JSON: ");
    assertThat(game.change(4, l -> "[1]").fault())
        .isEqualTo("line 4: The line is not a JSON object.");
    assertThat(game.change(4, l -> "{\"seat\":1," + l.substring(1)).fault())
        .startsWith("line 4: The line is not JSON: Duplicate");
    assertThat(game.change(4, l -> "[".repeat(100_000)).fault()).startsWith("line 4: ");
    assertThat(game.change(1, l -> "{").fault()).startsWith("line 1: The line is not JSON");
    assertThat(game.change(4, l -> "{\"hello\":1}").fault())
        .matches("line 4: Here should be a move of seat ., not a line of no known kind\\.");
  }

  @Test
  void an_empty_transcript_is_named() {
    assertThat(Recording.check("", new ArrayList<>()))
        .contains(new Fault(1, "The transcript is empty."));
    assertThat(Recording.check("\n\n", new ArrayList<>())).isPresent();
  }

  @Test
  void a_line_without_end_is_named_and_not_kept() throws IOException {
    String before = game.first(3).text();
    try (Reader endless = new Endless(before, 1L << 26)) {
      assertThat(Replay.check(endless, game -> {}))
          .hasValueSatisfying(
              fault -> assertThat(fault.toString()).startsWith("line 4: The line has more than"));
    }
  }

  @Test
  void a_game_without_end_is_named() {
    String filler = "{\"seat\":0,\"x\":\"" + "y".repeat(1_000_000) + "\"}";
    List<String> lines = new ArrayList<>(game.first(2).lines());
    for (int i = 0; i < 40; i++) {
      lines.add(filler);
    }
    assertThat(new Recording(lines).fault()).startsWith("line 3: Here should be a move");
    assertThat(new Recording(lines).at(1, 0)).isInstanceOf(Lookup.Found.class);
  }

  @Test
  void no_damage_makes_the_replay_throw() {
    Rng rng = new Rng(28);
    for (String slug : List.of("twenty-eight", "eight-and-half", "eights")) {
      String text = Recording.of(slug, 3, 1).first(40).text();
      for (int i = 0; i < 2000; i++) {
        StringBuilder damaged = new StringBuilder(text);
        for (int n = rng.below(3); n >= 0; n--) {
          int at = rng.below(damaged.length());
          switch (rng.below(3)) {
            case 0 -> damaged.setCharAt(at, (char) (32 + rng.below(95)));
            case 1 -> damaged.deleteCharAt(at);
            default -> damaged.insert(at, damaged.charAt(rng.below(damaged.length())));
          }
        }
        Recording.check(damaged.toString(), new ArrayList<>());
      }
    }
  }

  /** Some text, then the letter x over and over. */
  private static final class Endless extends Reader {
    private final Reader start;
    private long left;

    Endless(String text, long left) {
      start = new StringReader(text);
      this.left = left;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      int read = start.read(buffer, offset, length);
      if (read > 0 || left <= 0) {
        return read;
      }
      java.util.Arrays.fill(buffer, offset, offset + length, 'x');
      left -= length;
      return length;
    }

    @Override
    public void close() throws IOException {
      start.close();
    }
  }
}
