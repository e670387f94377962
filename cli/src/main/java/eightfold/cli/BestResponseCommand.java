package eightfold.cli;

import eightfold.kit.Kit;
import eightfold.kit.Zoo;
import eightfold.lab.gauntlet.BestResponse;
import eightfold.lab.gauntlet.BestResponse.Step;
import eightfold.lab.players.Entrant;
import eightfold.lab.report.Figures;
import eightfold.lab.tournament.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Looks for the style that does best against a player. */
@Command(
    name = "best-response",
    description = {
      "Searches a family of styles for the one that wins most among copies of a player: all of "
          + "them play a little, the better half twice as much on fresh deals, and so on. What the "
          + "last one wins on deals that were never used before is how much can be gained against "
          + "the player by anybody of this family.",
      "The same seed gives the same search if the budget is a number of rollouts; after Ctrl-C "
          + "--resume goes on."
    },
    mixinStandardHelpOptions = true)
final class BestResponseCommand implements Callable<Integer> {
  private final Surroundings world;

  @Mixin private Challenge challenge = new Challenge();

  @Option(
      names = {"-g", "--games"},
      paramLabel = "K",
      defaultValue = "8000",
      description = "Number of games of the search, about (default: ${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--confirm",
      paramLabel = "K",
      defaultValue = "2000",
      description = "Number of games of the confirmation (default: ${DEFAULT-VALUE}).")
  private long confirm;

  @Option(
      names = "--family",
      paramLabel = "NAME",
      description = "The family of styles to search (default: the game's first).")
  private Optional<String> family = Optional.empty();

  BestResponseCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (games < 1 || confirm < 1) {
      throw new BadInput("At least one game must be played.");
    }
    Setup frame = challenge.frame();
    Entrant player = challenge.player();
    List<Entrant> candidates = challenge.entrants(String.join(",", candidates()));
    Optional<Path> folder = challenge.folder();
    try (Interruption interruption = new Interruption()) {
      EncounterRunner runner = challenge.runner(world, interruption);
      BestResponse search =
          new BestResponse(
              frame,
              player,
              (name, setup, blocks) -> {
                var standings = runner.play(name, setup, blocks);
                if (interruption.asked()) {
                  throw new InterruptedException();
                }
                return standings;
              });
      Step best = search.run(candidates, games, confirm);
      report(player, search, best, folder);
    } catch (InterruptedException e) {
      world.err().println("interrupted; --resume goes on");
    }
    return 0;
  }

  private List<String> candidates() {
    Kit<?, ?, ?> kit = challenge.seating().kit();
    List<? extends Zoo.Family<?>> families = kit.zoo().families();
    String known = families.stream().map(Zoo.Family::form).collect(Collectors.joining(", "));
    return families.stream()
        .filter(one -> family.map(one.name()::equals).orElse(true))
        .findFirst()
        .orElseThrow(() -> new BadInput("There is no such family; there are: %s.".formatted(known)))
        .players();
  }

  private void report(Entrant player, BestResponse search, Step best, Optional<Path> folder)
      throws IOException {
    world.out().println(challenge.seating().title());
    Columns table = new Columns().add("round", "candidates", "games each", "best", "wins", "95 %");
    int rounds = search.steps().stream().mapToInt(Step::round).max().orElse(0);
    for (int round = 1; round <= rounds; round++) {
      int number = round;
      List<Step> steps = search.steps().stream().filter(s -> s.round() == number).toList();
      Step first =
          steps.stream()
              .max((a, b) -> Double.compare(a.wins().mean(), b.wins().mean()))
              .orElseThrow();
      table.add(
          round,
          steps.size(),
          Figures.count(first.games()),
          first.candidate(),
          Figures.percent(first.wins().mean()),
          Figures.percentRange(first.wins()));
    }
    table.lines().forEach(world.out()::println);
    double fair = 1.0 / challenge.seating().seats();
    world
        .out()
        .println(
            "On fresh deals %s wins %s (95 %%: %s) of %s games among copies of %s; an equal wins %s."
                .formatted(
                    best.candidate(),
                    Figures.percent(best.wins().mean()),
                    Figures.percentRange(best.wins()),
                    Figures.count(best.games()),
                    player.label(),
                    Figures.percent(fair)));
    world.out().flush();
    if (folder.isPresent()) {
      Files.writeString(folder.get().resolve("search.csv"), csv(search));
    }
  }

  private static String csv(BestResponse search) {
    return search.steps().stream()
        .map(
            step ->
                "%d,%s,%d,%s,%s,%s%n"
                    .formatted(
                        step.round(),
                        step.candidate(),
                        step.games(),
                        Figures.fixed(step.wins().mean(), 5),
                        Figures.fixed(step.wins().low(), 5),
                        Figures.fixed(step.wins().high(), 5)))
        .collect(Collectors.joining("", "round,candidate,games,wins,low,high\n", ""));
  }
}
