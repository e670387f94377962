package eightfold.cli;

import eightfold.lab.report.Export;
import eightfold.lab.report.Report;
import eightfold.lab.tournament.Standings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where results go: files by their ending, or a folder that gets all of them. Blocks go to a {@code
 * .jsonl} file, from which a tournament can be continued.
 */
final class Outputs {
  private final List<Path> files = new ArrayList<>();
  private Optional<Path> blocks = Optional.empty();

  Outputs(List<String> places) {
    for (String place : places) {
      Path path = path(place);
      String name = String.valueOf(path.getFileName());
      if (name.endsWith(".jsonl")) {
        blocksTo(path);
      } else if (name.matches(".*\\.(csv|json|html)")) {
        files.add(path);
      } else if (Files.isDirectory(path) || (!Files.exists(path) && !name.contains("."))) {
        blocksTo(path.resolve("blocks.jsonl"));
        files.add(path.resolve("results.csv"));
        files.add(path.resolve("results.json"));
        files.add(path.resolve("report.html"));
      } else {
        throw new BadInput(
            "%s is neither a folder nor a file that ends in .csv, .json, .html or .jsonl."
                .formatted(place));
      }
    }
  }

  private void blocksTo(Path file) {
    if (blocks.isPresent()) {
      throw new BadInput(
          "Blocks go to one place only, not to %s and %s.".formatted(blocks.get(), file));
    }
    blocks = Optional.of(file);
  }

  /** Files only. */
  static Outputs files(List<String> places) {
    Outputs outputs = new Outputs(places);
    if (outputs.blocks.isPresent()) {
      throw new BadInput("A report is a file that ends in .html, .json or .csv.");
    }
    return outputs;
  }

  static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new BadInput("\"%s\" is no file name.".formatted(text));
    }
  }

  /** The file of the blocks, if there shall be one. */
  Optional<Path> blocks() {
    return blocks;
  }

  /** Refuses a file that is to be written for another purpose too. */
  void sparing(Path other) {
    for (Path file : all()) {
      if (whole(file).equals(whole(other))) {
        throw new BadInput("%s is named for two things.".formatted(file));
      }
    }
  }

  private List<Path> all() {
    List<Path> all = new ArrayList<>(files);
    blocks.ifPresent(all::add);
    return all;
  }

  private static Path whole(Path file) {
    return file.toAbsolutePath().normalize();
  }

  /**
   * Makes the folders that are missing and tries whether the files can be written, so that nobody
   * learns after hours of play that they cannot.
   */
  void prepare() {
    for (Path file : all()) {
      try {
        makeFolder(file);
        tryToOpen(file);
      } catch (IOException e) {
        throw FileTrouble.unwritable(file, e);
      }
    }
  }

  private static void makeFolder(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    for (Path above = folder; above != null; above = above.getParent()) {
      if (Files.exists(above) && !Files.isDirectory(above)) {
        throw FileTrouble.unwritable(file, above + " is no folder");
      }
    }
    if (folder != null) {
      Files.createDirectories(folder);
    }
  }

  /** Leaves an older file as it is, and no new one behind. Pipes and devices are not tried. */
  private static void tryToOpen(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw FileTrouble.folder(file);
    }
    if (Files.isRegularFile(file)) {
      Files.newOutputStream(file, StandardOpenOption.APPEND).close();
    } else if (!Files.exists(file)) {
      Files.newOutputStream(file).close();
      Files.delete(file.toRealPath());
    }
  }

  void write(Standings standings, String command) {
    for (Path file : files) {
      String name = file.toString();
      String text =
          name.endsWith(".csv")
              ? Export.csv(standings)
              : name.endsWith(".json") ? Export.json(standings) : Report.of(standings, command);
      try {
        Files.writeString(file, text);
      } catch (IOException e) {
        throw FileTrouble.unwritable(file, e);
      }
    }
  }
}
