package eightfold.cli;

import eightfold.lab.share.Unfit;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What goes wrong with files, in words: which file it is, and why. */
final class FileTrouble {
  private FileTrouble() {}

  static BadInput unwritable(Path file, IOException e) {
    return e instanceof Unfit unfit ? unfit(unfit) : unwritable(file, reason(e));
  }

  static BadInput unwritable(Path file, String reason) {
    return new BadInput("%s cannot be written (%s).".formatted(file, reason));
  }

  static BadInput unreadable(String file, IOException e) {
    return e instanceof Unfit unfit
        ? unfit(unfit)
        : new BadInput("%s cannot be read (%s).".formatted(file, reason(e)));
  }

  /** It can be read, and it is not what it should be; that is a sentence already. */
  private static BadInput unfit(Unfit e) {
    return new BadInput(String.valueOf(e.getMessage()));
  }

  static BadInput folder(Path file) {
    return new BadInput("%s is a folder.".formatted(file));
  }

  /** Many exceptions say only which file it is; the operating system's reason comes apart. */
  static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException missing -> "no such file or folder";
      case AccessDeniedException denied -> "access denied";
      case FileSystemException other when other.getReason() != null -> other.getReason();
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    };
  }
}
