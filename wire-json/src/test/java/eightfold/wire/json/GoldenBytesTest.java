package eightfold.wire.json;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.json.JsonBytes;
import eightfold.kit.Kit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Not one byte of what clients, programs and stored tables read may change unnoticed. */
class GoldenBytesTest {
  private static final Path GOLDEN = Path.of("src/test/resources/eightfold/wire-golden.txt");

  @Test
  void every_byte_is_as_it_was() throws IOException {
    List<String> lines = new ArrayList<>();
    Samples.told().forEach(told -> lines.add(name(told) + " " + text(told)));
    Samples.entries().forEach(entry -> lines.add(name(entry) + " " + EntryJson.text(entry)));
    Games.all().forEach(kit -> game(lines, kit));
    if (Boolean.getBoolean("golden.write")) {
      Files.write(GOLDEN, lines);
    }
    assertThat(lines).containsExactlyElementsOf(Files.readAllLines(GOLDEN));
  }

  private static String name(Object value) {
    Class<?> home = value.getClass().getEnclosingClass();
    return (home == null ? "" : home.getSimpleName() + ".") + value.getClass().getSimpleName();
  }

  private static String text(Object value) {
    return new String(JsonWriter.bytes(value), StandardCharsets.UTF_8);
  }

  /** Whole games by chance, as every seat sees them; of each kind of text the digest. */
  private static <S extends State<S>, M extends Move, V extends View> void game(
      List<String> lines, Kit<S, M, V> kit) {
    for (int seats = kit.info().minSeats(); seats <= kit.info().maxSeats(); seats++) {
      Digests digests = new Digests();
      for (int seed = 1; seed <= 3; seed++) {
        List<Event> events = new ArrayList<>();
        Table<S, M, V> table =
            Table.open(kit.game(), seats, Map.of(), Chance.fast(seed), events::add)
                .found()
                .orElseThrow();
        digests.position(kit, table, events);
        Rng rng = new Rng(seed);
        Moves legal = new Moves();
        while (!table.state().over()) {
          table.state().legal(legal);
          events.clear();
          long move = table.state().variant(legal.at(rng.below(legal.size())), rng);
          table.state().apply(move, events::add);
          digests.position(kit, table, events);
        }
      }
      digests.print(lines, kit.info().slug() + " for " + seats);
    }
  }

  private static final class Digests {
    private final Digest views = new Digest();
    private final Digest events = new Digest();
    private final Digest patches = new Digest();
    private final Digest aids = new Digest();
    private final Digest programs = new Digest();

    <V extends View> void position(Kit<?, ?, V> kit, Table<?, ?, V> table, List<Event> happened) {
      View open = table.view(-1);
      List<Event> seen = happened.stream().map(event -> event.seenBy(-1)).toList();
      for (int seat = -1; seat < table.state().seats(); seat++) {
        int eyes = seat;
        V view = table.view(seat);
        List<Event> own = happened.stream().map(event -> event.seenBy(eyes)).toList();
        views.add(text(view));
        events.add(text(own));
        programs.add(JsonWriter.withHistory(view));
        JsonBytes out = new JsonBytes(16).open();
        Patch.field(out, "events", seen, own);
        Patch.field(out, "view", open, view);
        patches.add(out.close().toString());
        if (seat >= 0) {
          aids.add(text(kit.aid(view, false)));
          aids.add(text(kit.aid(view, true)));
        }
      }
    }

    void print(List<String> lines, String name) {
      lines.add(name + ", views " + views);
      lines.add(name + ", events " + events);
      lines.add(name + ", patches " + patches);
      lines.add(name + ", aids " + aids);
      lines.add(name + ", programs " + programs);
    }
  }

  private static final class Digest {
    private final MessageDigest sum;
    private int texts;

    Digest() {
      try {
        sum = MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }

    void add(String text) {
      texts++;
      sum.update(text.getBytes(StandardCharsets.UTF_8));
      sum.update((byte) '\n');
    }

    @Override
    public String toString() {
      return texts + " " + HexFormat.of().formatHex(sum.digest());
    }
  }
}
