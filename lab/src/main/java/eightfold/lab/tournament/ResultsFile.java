package eightfold.lab.tournament;

import eightfold.lab.share.Share;
import eightfold.lab.share.Unfit;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The blocks of a tournament in a file, one JSON object a line after a first line that says what is
 * played. Lines are only ever appended, each when its block is complete; a last line that was cut
 * off is dropped when the file is opened again.
 */
public final class ResultsFile implements AutoCloseable {
  private static final String TOO_MANY = "%s has more blocks than belong to its part.";

  private final Writer writer;

  private ResultsFile(Writer writer) {
    this.writer = writer;
  }

  /** Begins a new file. */
  public static ResultsFile create(Path file, Head head) throws IOException {
    return begin(Files.newBufferedWriter(file, StandardOpenOption.CREATE_NEW), head);
  }

  /** Begins in a place that somebody else has opened. */
  public static ResultsFile begin(Writer writer, Head head) throws IOException {
    ResultsFile results = new ResultsFile(writer);
    results.line(head.line());
    return results;
  }

  /**
   * Opens a file to go on with it.
   *
   * @param blocks receives the blocks that it holds
   */
  public static ResultsFile resume(Path file, Head head, Consumer<Block> blocks)
      throws IOException {
    long good = read(file, head, blocks);
    try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
      channel.truncate(good);
    }
    return new ResultsFile(Files.newBufferedWriter(file, StandardOpenOption.APPEND));
  }

  /** Reads the lines and returns how many bytes of the file hold. */
  private static long read(Path file, Head head, Consumer<Block> blocks) throws IOException {
    List<String> lines = Share.lines(file);
    int whole = lines.size() - 1;
    if (whole < 1) {
      throw new Unfit("%s has no first line that says what is played.".formatted(file));
    }
    begins(file, head, lines.getFirst());
    blocks(file, head, lines.subList(1, whole), blocks);
    return lines.subList(0, whole).stream()
        .mapToLong(line -> line.getBytes(StandardCharsets.UTF_8).length + 1L)
        .sum();
  }

  private static void begins(Path file, Head head, String line) throws Unfit {
    if (!line.equals(head.line())) {
      throw new Unfit(
          "%s belongs to another tournament: %s."
              .formatted(file, difference(line, BlockJson.parse(head.line()))));
    }
  }

  /** The blocks of a whole tournament, which must be so many. */
  public static void read(Path file, Setup setup, long count, Consumer<Block> blocks)
      throws IOException {
    List<String> lines = Share.complete(file);
    Head head = Head.whole(setup);
    begins(file, head, lines.getFirst());
    blocks(file, head, lines.subList(1, lines.size()), blocks);
    complete(file, lines.size() - 1L, count);
  }

  /** The blocks of a part, which must be all there. */
  public static void read(Share share, Consumer<Block> blocks) throws IOException {
    Head head = Head.of(share);
    blocks(share.file(), head, share.lines(), blocks);
    complete(share.file(), share.lines().size(), head.blocks());
  }

  private static void complete(Path file, long found, long wanted) throws Unfit {
    if (found < wanted) {
      throw new Unfit(
          "%s lacks the last %d of its %d blocks; the same command with --resume plays them."
              .formatted(file, wanted - found, wanted));
    }
    if (found > wanted) {
      throw new Unfit(TOO_MANY.formatted(file));
    }
  }

  private static void blocks(Path file, Head head, List<String> lines, Consumer<Block> blocks)
      throws IOException {
    Schedule schedule = new Schedule(head.setup());
    for (int i = 0; i < lines.size(); i++) {
      if (i >= head.blocks()) {
        throw new Unfit(TOO_MANY.formatted(file));
      }
      blocks.accept(block(file, head, schedule, i, lines.get(i)));
    }
  }

  /** The block of the line with this index behind the first one. */
  private static Block block(Path file, Head head, Schedule schedule, int index, String text)
      throws IOException {
    int line = index + 2;
    Block block;
    try {
      block = BlockJson.readBlock(text);
    } catch (JacksonException | IllegalArgumentException e) {
      throw new Unfit("Line %d of %s is damaged.".formatted(line, file));
    }
    if (block.number() != head.first() + index) {
      throw new Unfit(
          "Line %d of %s should be block %d.".formatted(line, file, head.first() + index));
    }
    if (!fits(head.setup(), schedule, block)) {
      throw new Unfit("Line %d of %s does not fit the tournament.".formatted(line, file));
    }
    return block;
  }

  /** Whether the right players met and there are figures for all of them. */
  private static boolean fits(Setup setup, Schedule schedule, Block block) {
    int players = setup.entrants().size();
    List<List<Integer>> seatings =
        schedule.seatings(block.number()).stream()
            .map(seating -> IntStream.of(seating).boxed().toList())
            .toList();
    return block.games().stream().map(Block.Played::players).toList().equals(seatings)
        && block.games().stream().allMatch(game -> game.points().size() == setup.seats())
        && block.events().values().stream().allMatch(counts -> counts.size() == players + 1)
        && block.forfeits().size() == players
        && block.times().size() == players;
  }

  private static String difference(String line, JsonNode wanted) {
    try {
      JsonNode found = BlockJson.parse(line);
      return found.isObject()
          ? Share.difference(found, wanted).orElse("its first line is written differently")
          : "its first line is no JSON object";
    } catch (JacksonException e) {
      return "its first line is no JSON";
    }
  }

  public void add(Block block) throws IOException {
    line(BlockJson.write(block));
  }

  /** All blocks of a part, as they were written. */
  public void addAll(Share share) throws IOException {
    for (String line : share.lines()) {
      line(line);
    }
  }

  private void line(String text) throws IOException {
    writer.write(text + "\n");
    writer.flush();
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
