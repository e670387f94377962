package eightfold.lab.tournament;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Consumer;
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
    String text = Files.readString(file, StandardCharsets.UTF_8);
    List<String> lines = text.lines().toList();
    int whole = text.endsWith("\n") ? lines.size() : lines.size() - 1;
    if (whole < 1) {
      throw new Unfit("%s has no first line that says what is played.".formatted(file));
    }
    JsonNode head = BlockJson.parse(BlockJson.write(setup.shown()));
    if (!lines.getFirst().equals(BlockJson.write(setup.shown()))) {
      throw new Unfit(
          "%s belongs to another tournament: %s."
              .formatted(file, difference(lines.getFirst(), head)));
    }
    long good = 0;
    for (int i = 0; i < whole; i++) {
      if (i > 0) {
        blocks.accept(block(file, i, lines.get(i)));
      }
      good += lines.get(i).getBytes(StandardCharsets.UTF_8).length + 1L;
    }
    return good;
  }

  private static Block block(Path file, int line, String text) throws IOException {
    try {
      Block block = BlockJson.readBlock(BlockJson.parse(text));
      if (block.number() == line - 1) {
        return block;
      }
    } catch (JacksonException | IllegalArgumentException e) {
      throw new Unfit("Line %d of %s is damaged.".formatted(line + 1, file));
    }
    throw new Unfit("Line %d of %s should be block %d.".formatted(line + 1, file, line - 1));
  }

  private static String difference(String line, JsonNode wanted) {
    try {
      JsonNode found = BlockJson.parse(line);
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
