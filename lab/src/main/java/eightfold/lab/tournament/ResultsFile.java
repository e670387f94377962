package eightfold.lab.tournament;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
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
  private final Writer writer;

  private ResultsFile(Writer writer) {
    this.writer = writer;
  }

  /** The file is not what it should be; the message is a sentence. */
  public static final class Unfit extends IOException {
    private static final long serialVersionUID = 1;

    Unfit(String sentence) {
      super(sentence);
    }
  }

  /** Begins a new file. */
  public static ResultsFile create(Path file, Setup setup) throws IOException {
    ResultsFile results =
        new ResultsFile(Files.newBufferedWriter(file, StandardOpenOption.CREATE_NEW));
    results.line(BlockJson.write(setup.shown()));
    return results;
  }

  /**
   * Opens a file to go on with it.
   *
   * @param blocks receives the blocks that it holds
   */
  public static ResultsFile resume(Path file, Setup setup, Consumer<Block> blocks)
      throws IOException {
    long good = read(file, setup, blocks);
    try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
      channel.truncate(good);
    }
    return new ResultsFile(Files.newBufferedWriter(file, StandardOpenOption.APPEND));
  }

  /** Reads the lines and returns how many bytes of the file hold. */
  private static long read(Path file, Setup setup, Consumer<Block> blocks) throws IOException {
    List<String> lines = lines(file);
    int whole = lines.size() - 1;
    if (whole < 1) {
      throw new Unfit("%s has no first line that says what is played.".formatted(file));
    }
    JsonNode head = BlockJson.parse(BlockJson.write(setup.shown()));
    if (!lines.getFirst().equals(BlockJson.write(setup.shown()))) {
      throw new Unfit(
          "%s belongs to another tournament: %s."
              .formatted(file, difference(lines.getFirst(), head)));
    }
    Schedule schedule = new Schedule(setup);
    long good = 0;
    for (int i = 0; i < whole; i++) {
      if (i > 0) {
        blocks.accept(block(file, setup, schedule, i, lines.get(i)));
      }
      good += lines.get(i).getBytes(StandardCharsets.UTF_8).length + 1L;
    }
    return good;
  }

  /** Cut at our own line ends alone, so that the bytes can be counted; the last one is cut off. */
  private static List<String> lines(Path file) throws IOException {
    try {
      return List.of(Files.readString(file, StandardCharsets.UTF_8).split("\n", -1));
    } catch (CharacterCodingException e) {
      throw new Unfit("%s is damaged: it is not written in UTF-8.".formatted(file));
    }
  }

  private static Block block(Path file, Setup setup, Schedule schedule, int line, String text)
      throws IOException {
    Block block;
    try {
      block = BlockJson.readBlock(BlockJson.parse(text));
    } catch (JacksonException | IllegalArgumentException e) {
      throw new Unfit("Line %d of %s is damaged.".formatted(line + 1, file));
    }
    if (block.number() != line - 1) {
      throw new Unfit("Line %d of %s should be block %d.".formatted(line + 1, file, line - 1));
    }
    if (!fits(setup, schedule, block)) {
      throw new Unfit("Line %d of %s does not fit the tournament.".formatted(line + 1, file));
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
      if (!found.isObject()) {
        return "its first line is no JSON object";
      }
      for (String field : wanted.propertyNames()) {
        if (!wanted.get(field).equals(found.path(field))) {
          return "%s is %s there and %s here"
              .formatted(field, found.path(field), wanted.get(field));
        }
      }
    } catch (JacksonException e) {
      return "its first line is no JSON";
    }
    return "its first line is written differently";
  }

  public void add(Block block) throws IOException {
    line(BlockJson.write(block));
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
