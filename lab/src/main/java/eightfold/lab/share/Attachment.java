package eightfold.lab.share;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A transcript beside the file of a share, which remembers it in its last line.
 *
 * @param name of the file, without its folder
 */
public record Attachment(String name, String sha256) {
  private static final String FIELD = "transcript";
  private static final JsonMapper MAPPER = JsonMapper.shared();

  public static Attachment of(Path file) throws IOException {
    return new Attachment(
        String.valueOf(file.getFileName()), copy(file, OutputStream.nullOutputStream()));
  }

  static Optional<Attachment> read(String line) {
    try {
      JsonNode found = MAPPER.readTree(line).path(FIELD);
      return found.isObject()
          ? Optional.of(
              new Attachment(found.path("file").asString(""), found.path("sha256").asString("")))
          : Optional.empty();
    } catch (JacksonException e) {
      return Optional.empty(); // a damaged line of the job itself, whose reader says so
    }
  }

  public String line() {
    return MAPPER.writeValueAsString(Map.of(FIELD, new Shown(name, sha256)));
  }

  private record Shown(String file, String sha256) {}

  /** Copies the file that lies beside a share, and checks it on the way. */
  public void copyFrom(Path share, OutputStream out) throws IOException {
    Path file = share.resolveSibling(name);
    if (!Files.isRegularFile(file)) {
      throw new Unfit("%s belongs to %s and is not there.".formatted(file, share));
    }
    if (!copy(file, out).equals(sha256)) {
      throw new Unfit("%s is not what it was when %s was written.".formatted(file, share));
    }
  }

  private static String copy(Path file, OutputStream out) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      Files.copy(file, new DigestOutputStream(out, digest));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
