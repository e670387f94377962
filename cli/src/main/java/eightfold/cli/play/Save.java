package eightfold.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** Writes the transcript of the game so far. */
final class Save {
  private Save() {}

  /** Returns a sentence about how it went. */
  static String to(String file, Play<?, ?, ?> play, Look look) {
    if (file.isEmpty()) {
      return look.text("play.save.which");
    }
    try {
      List<String> lines = play.transcript();
      Files.write(Path.of(file), lines);
      long moves = lines.stream().filter(line -> line.startsWith("{\"seat\"")).count();
      return look.text("play.save.done", "file", file, "moves", moves);
    } catch (IOException | InvalidPathException e) {
      return look.text("play.save.failed", "file", file, "reason", e.getClass().getSimpleName());
    }
  }
}
