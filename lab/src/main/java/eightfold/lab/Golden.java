package eightfold.lab;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.GameInfo;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.games.Games;
import eightfold.kit.Kit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The golden files: what the engine did when they were written. They change only together with a
 * deliberate change of behaviour.
 *
 * <ul>
 *   <li>{@code <game>-<seats>.txt}: whole random games, move by move;
 *   <li>{@code perft.txt}: counts of move sequences;
 *   <li>{@code signature.txt}: a number for each game and table size.
 * </ul>
 */
public final class Golden {
  private static final long SEED = 8;
  private static final long ENOUGH_NODES = 5_000;

  private Golden() {}

  /** All files by name, computed afresh. */
  public static Map<String, String> compute() {
    Map<String, String> files = new TreeMap<>();
    for (Kit<?, ?, ?> kit : Games.all()) {
      for (int seats = kit.info().minSeats(); seats <= kit.info().maxSeats(); seats++) {
        files.put("%s-%d.txt".formatted(kit.info().slug(), seats), playthroughs(kit.game(), seats));
      }
    }
    files.put("perft.txt", perft());
    files.put("signature.txt", signature());
    return files;
  }

  /** The files of a folder by name; none if there is no such folder. */
  public static Map<String, String> read(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> entries = Files.list(folder)) {
        for (Path file : entries.filter(Golden::isGolden).toList()) {
          files.put(file.getFileName().toString(), Files.readString(file));
        }
      }
    }
    return files;
  }

  /** Makes the folder hold exactly these files. */
  public static void write(Path folder, Map<String, String> files) throws IOException {
    Files.createDirectories(folder);
    for (Map.Entry<String, String> file : files.entrySet()) {
      Files.writeString(folder.resolve(file.getKey()), file.getValue());
    }
    for (String name : read(folder).keySet()) {
      if (!files.containsKey(name)) {
        Files.delete(folder.resolve(name));
      }
    }
  }

  private static boolean isGolden(Path file) {
    return file.getFileName().toString().endsWith(".txt");
  }

  private static String playthroughs(Game<?, ?, ?> game, int seats) {
    StringBuilder text = new StringBuilder();
    int number = 0;
    for (Options options : OptionSets.of(game.info(), seats)) {
      text.append(number == 0 ? "" : "\n");
      text.append(Playthrough.of(game, seats, options, Rng.derive(SEED, number)));
      number++;
    }
    return text.toString();
  }

  private static String perft() {
    StringBuilder text = new StringBuilder();
    for (Kit<?, ?, ?> kit : Games.all()) {
      GameInfo info = kit.info();
      for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
        Options options = info.options(seats, Map.of()).found().orElseThrow();
        Chance chance = Chance.fast(SEED);
        text.append("%s, %d seats, seed %s\n".formatted(info.slug(), seats, chance.text()));
        for (Perft.Row row : Perft.countUpTo(kit.game(), seats, options, chance, ENOUGH_NODES)) {
          text.append(
              "  depth %2d  %10d nodes  %016x\n".formatted(row.depth(), row.nodes(), row.digest()));
        }
      }
    }
    return text.toString();
  }

  private static String signature() {
    StringBuilder text = new StringBuilder();
    for (Kit<?, ?, ?> kit : Games.all()) {
      GameInfo info = kit.info();
      for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
        for (Options options : OptionSets.of(info, seats)) {
          text.append(
              "%016x  %s, %d seats, %s\n"
                  .formatted(
                      Signature.of(kit.game(), seats, options),
                      info.slug(),
                      seats,
                      options.shown()));
        }
      }
    }
    return text.toString();
  }
}
