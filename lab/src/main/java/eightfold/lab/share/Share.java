package eightfold.lab.share;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What one part of a job has brought, from a file: a first line that says what the job is and which
 * {@code part} of it this is, then whatever the job writes.
 *
 * @param head the first line without its part, the same for all parts of a job
 * @param transcript the games as they were played, if they were written down
 */
public record Share(
    Path file, ObjectNode head, Part part, List<String> lines, Optional<Attachment> transcript) {
  /** The field of the first line that says which part it is. */
  public static final String PART = "part";

  private static final JsonMapper MAPPER = JsonMapper.shared();

  public Share {
    lines = List.copyOf(lines);
  }

  public static Share read(Path file) throws IOException {
    List<String> all = complete(file);
    ObjectNode head = head(file, all.getFirst());
    Part part =
        Part.read(head.path(PART).asString(""))
            .found()
            .orElseThrow(
                () -> new Unfit("The first line of %s does not name a part.".formatted(file)));
    head.remove(PART);
    List<String> lines = all.subList(1, all.size());
    Optional<Attachment> transcript =
        lines.isEmpty() ? Optional.empty() : Attachment.read(lines.getLast());
    return new Share(
        file,
        head,
        part,
        transcript.isEmpty() ? lines : lines.subList(0, lines.size() - 1),
        transcript);
  }

  /** All lines of a file, none of which may be cut off. */
  public static List<String> complete(Path file) throws IOException {
    List<String> all = lines(file);
    if (!all.getLast().isEmpty()) {
      throw new Unfit("%s ends in the middle of a line; its part is not complete.".formatted(file));
    }
    if (all.size() == 1) {
      throw new Unfit("%s is empty.".formatted(file));
    }
    return all.subList(0, all.size() - 1);
  }

  private static ObjectNode head(Path file, String line) throws Unfit {
    try {
      if (MAPPER.readTree(line) instanceof ObjectNode head) {
        return head;
      }
    } catch (JacksonException e) {
      throw new Unfit("The first line of %s is no JSON.".formatted(file));
    }
    throw new Unfit("The first line of %s is no JSON object.".formatted(file));
  }

  /** Cut at our own line ends alone; what is behind the last one was cut off. */
  public static List<String> lines(Path file) throws IOException {
    try {
      return List.of(Files.readString(file, StandardCharsets.UTF_8).split("\n", -1));
    } catch (CharacterCodingException e) {
      throw new Unfit("%s is damaged: it is not written in UTF-8.".formatted(file));
    }
  }

  /** The first field in which two first lines differ, in words; empty if they agree. */
  public static Optional<String> difference(JsonNode found, JsonNode wanted) {
    for (String field : wanted.propertyNames()) {
      if (!wanted.get(field).equals(found.path(field))) {
        return Optional.of(
            "%s is %s there and %s here"
                .formatted(field, shown(found.path(field)), wanted.get(field)));
      }
    }
    for (String field : found.propertyNames()) {
      if (!wanted.has(field)) {
        return Optional.of("%s is %s there and missing here".formatted(field, found.get(field)));
      }
    }
    return Optional.empty();
  }

  private static String shown(JsonNode value) {
    return value.isMissingNode() ? "missing" : value.toString();
  }
}
