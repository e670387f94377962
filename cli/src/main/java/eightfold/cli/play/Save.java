package eightfold.cli.play;

import eightfold.kit.terminal.Look;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
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
      return to(Path.of(file), play, look);
    } catch (InvalidPathException e) {
      return failed(file, look.text("play.save.no-name"), look);
    }
  }

  private static String to(Path file, Play<?, ?, ?> play, Look look) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      return failed(file, look.text("play.save.folder"), look);
    }
    if (folder != null && Files.exists(folder) && !Files.isDirectory(folder)) {
      return failed(file, look.text("play.save.no-folder"), look);
    }
    try {
      List<String> lines = play.transcript();
      Files.write(file, lines);
      long moves = lines.stream().filter(line -> line.startsWith("{\"seat\"")).count();
      return look.text("play.save.done", "file", file, "moves", moves);
    } catch (IOException e) {
      return failed(file, reason(e, look), look);
    }
  }

  /** For what is rare, such as a full disk, the operating system has words. */
  private static String reason(IOException e, Look look) {
    return switch (e) {
      case NoSuchFileException missing -> look.text("play.save.missing");
      case AccessDeniedException denied -> look.text("play.save.denied");
      case FileSystemException other when other.getReason() != null -> other.getReason();
      default -> String.valueOf(e.getMessage());
    };
  }

  private static String failed(Object file, String reason, Look look) {
    return look.text("play.save.failed", "file", file, "reason", reason);
  }
}
