package eightfold.messages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The main sources of other modules, to find out what they say. */
final class Sources {
  private Sources() {}

  static List<String> of(String... modules) {
    return Stream.of(modules).flatMap(module -> one(module).stream()).toList();
  }

  private static List<String> one(String module) {
    Path folder = Path.of("..", module, "src", "main", "java");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(Sources::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
