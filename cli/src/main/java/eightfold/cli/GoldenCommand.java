package eightfold.cli;

import eightfold.lab.Difference;
import eightfold.lab.Golden;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the engine with its golden files. */
@Command(
    name = "golden",
    description = {
      "Computes the golden files afresh and shows how they differ from the committed ones.",
      "Exit code 1 if they do."
    },
    mixinStandardHelpOptions = true)
final class GoldenCommand implements Callable<Integer> {
  private final Surroundings world;

  @Option(names = "--write", description = "Write the files instead.")
  private boolean write;

  GoldenCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException {
    Path folder = world.home().resolve("golden");
    Map<String, String> now = Golden.compute();
    List<String> difference = Difference.of(Golden.read(folder), now);
    difference.forEach(world.out()::println);
    if (write) {
      Golden.write(folder, now);
      world.err().println("wrote %d files".formatted(now.size()));
      return 0;
    }
    if (difference.isEmpty()) {
      world.out().println("%d golden files, no difference".formatted(now.size()));
    }
    return difference.isEmpty() ? 0 : Main.FAILED;
  }
}
