package eightfold.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes everything that follows from the records of the wire. */
public final class Generator {
  private Generator() {}

  /** The project's folder, the folders for sources and resources, the file for TypeScript. */
  public static void main(String[] arguments) throws IOException {
    Docs docs = Docs.of(Path.of(arguments[0]));
    Path sources = Path.of(arguments[1]).resolve("eightfold/wire/json");
    write(sources.resolve("Writers.java"), new JavaWriters().text());
    write(sources.resolve("Readers.java"), new JavaReaders().text());
    write(Path.of(arguments[2]).resolve("eightfold/schemas.json"), new Schemas(docs).text());
    write(Path.of(arguments[3]), new TypeScript(docs).text());
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.toAbsolutePath().normalize().getParent());
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }
}
