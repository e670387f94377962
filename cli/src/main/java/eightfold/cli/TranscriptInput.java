package eightfold.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A transcript to read. */
final class TranscriptInput {
  private TranscriptInput() {}

  /**
   * Opens it.
   *
   * @param file - is the standard input
   */
  static Reader open(String file, Surroundings world) {
    InputStream in = file.equals("-") ? world.in() : bytes(file);
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  private static InputStream bytes(String file) {
    Path path = Outputs.path(file);
    if (Files.isDirectory(path)) {
      throw FileTrouble.folder(path);
    }
    try {
      return Files.newInputStream(path);
    } catch (IOException e) {
      throw FileTrouble.unreadable(file, e);
    }
  }
}
