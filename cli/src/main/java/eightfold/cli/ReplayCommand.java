package eightfold.cli;

import eightfold.core.Eyes;
import eightfold.games.Fault;
import eightfold.games.Lookup;
import eightfold.games.Position;
import eightfold.games.Replay;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays transcripts. */
@Command(
    name = "replay",
    description = {
      "Replays a transcript and checks it line by line; names the first line that does not hold, "
          + "with exit code 1. With --at it shows a position instead.",
      "The last game may stop midway; what is there must hold, and a game that is over has its end."
    },
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
  private final Surroundings world;

  @Parameters(paramLabel = "FILE", description = "The transcript; - is the standard input.")
  private String file = "";

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "Show the position after N moves; 0 is the position after the first deal.")
  private Optional<Integer> at = Optional.empty();

  @Option(
      names = "--game",
      paramLabel = "K",
      description = "With --at: the game of the file, from 1 (default: 1).")
  private Optional<Integer> game = Optional.empty();

  @Option(
      names = "--seat",
      paramLabel = "S",
      description = "With --at: as this seat sees it, or \"spectator\" (default: the seat to act).")
  private Optional<String> seat = Optional.empty();

  @Option(names = "--open", description = "With --at: with all cards.")
  private boolean open;

  ReplayCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException {
    if (at.isEmpty() && (game.isPresent() || seat.isPresent() || open)) {
      throw new BadInput("--game, --seat and --open go with --at.");
    }
    if (at.orElse(0) < 0 || game.orElse(1) < 1) {
      throw new BadInput("Moves are counted from 0, games from 1.");
    }
    try (Reader in = TranscriptInput.open(file, world)) {
      return at.isPresent() ? show(in, at.get()) : check(in);
    }
  }

  private int check(Reader in) throws IOException {
    ReplayReport report = new ReplayReport();
    Optional<Fault> fault = Replay.check(in, report::add);
    report.lines().forEach(world.out()::println);
    world.out().println(fault.map(Fault::toString).orElse("every line checks out"));
    return fault.isPresent() ? Main.FAILED : 0;
  }

  private int show(Reader in, int moves) throws IOException {
    return switch (Replay.position(in, game.orElse(1), moves)) {
      case Lookup.Broken(Fault fault) -> {
        world.out().println(fault);
        yield Main.FAILED;
      }
      case Lookup.Absent(String why) -> throw new BadInput(why);
      case Lookup.Found(Position position) -> {
        PositionText text = new PositionText(position);
        (open ? text.open() : text.seenBy(viewer(position))).forEach(world.out()::println);
        yield 0;
      }
    };
  }

  private OptionalInt viewer(Position position) {
    if (seat.isEmpty()) {
      return OptionalInt.empty();
    }
    if (seat.get().equals("spectator")) {
      return OptionalInt.of(Eyes.SPECTATOR);
    }
    int seats = position.table().state().seats();
    if (seat.get().matches("[0-9]") && Integer.parseInt(seat.get()) < seats) {
      return OptionalInt.of(Integer.parseInt(seat.get()));
    }
    throw new BadInput(
        "There is no seat %s; seats are 0 to %d, or spectator.".formatted(seat.get(), seats - 1));
  }
}
